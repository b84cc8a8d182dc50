// Records in the browser which features of the elements the running stories show, to detect features that no story
// shows.

/** Runs in the page, before everything else: records attributes, languages and events from then on. */
export function recordFeatures(events: readonly string[]): void {
  const seen = new Set<string>();
  Object.assign(globalThis, { seen });
  const record = (element: Element): void => {
    if (element.matches('solitaire-game, solitaire-replay, card-pile, playing-card'))
      for (const { name, value } of element.attributes) {
        seen.add(`${element.localName} ${name}`);
        seen.add(`${name}=${value}`);
      }
    if (element.slot) seen.add(`slot ${element.slot}`);
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') record(target as Element);
      for (const node of addedNodes)
        if (node instanceof Element) [node, ...node.querySelectorAll('*')].forEach(record);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true });
  for (const name of events) document.addEventListener(name, () => void seen.add(`event ${name}`));
}

/** Runs in the page, after a story has played: returns the records, and what is visible now. */
export async function shownFeatures(
  id: string,
  { parts, states, properties }: Record<'parts' | 'states' | 'properties', string[]>,
): Promise<string[]> {
  const { seen, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    seen: Set<string>;
    __STORYBOOK_PREVIEW__?: {
      storyStoreValue?: {
        loadStory(options: { storyId: string }): Promise<{
          component: string;
          argTypes: Record<string, { control?: unknown; description?: string }>;
        }>;
      };
    };
  };
  const elements = 'solitaire-game, solitaire-replay, card-pile, playing-card';
  for (const game of document.querySelectorAll(elements)) {
    for (const name of properties)
      if (getComputedStyle(game).getPropertyValue(name)) seen.add(`property ${name}`);
    if (game.localName === 'playing-card' && game.textContent.trim()) seen.add('slot ');
    for (const name of states) if (game.matches(`:state(${name})`)) seen.add(`state ${name}`);
    const roots = [game, ...(game.shadowRoot?.querySelectorAll('*') ?? [])].map((one) => one.shadowRoot);
    for (const part of roots.flatMap((root) => [...(root?.querySelectorAll('[part]') ?? [])]))
      for (const name of parts)
        if (part.part.contains(name) && [part, ...part.children].some((box) => box.checkVisibility()))
          seen.add(`part ${name}`);
  }
  const story = await preview?.storyStoreValue?.loadStory({ storyId: id }).catch(() => undefined);
  for (const [name, { control, description }] of Object.entries(story?.argTypes ?? {}))
    if (control && description) seen.add(`control ${story?.component ?? ''} ${name}`);
  return [...seen];
}
