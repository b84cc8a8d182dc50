// Lists made and added up without `Array.from` and `reduce`, which Prototype.js and MooTools replace (eslint.config.mjs).

/** A list of a length; `make` returns the item of each index. */
export function listOf<T>(length: number, make: (index: number) => T): T[] {
  const list: T[] = [];
  for (let i = 0; i < length; i++) list.push(make(i));
  return list;
}

export function sum(numbers: Iterable<number>): number {
  let all = 0;
  for (const n of numbers) all += n;
  return all;
}
