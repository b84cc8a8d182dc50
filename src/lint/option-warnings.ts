// Warnings about options whose values an attribute or a link, where every value is a text, cannot tell apart or name.
import type { Variant } from '../engine/index.js';
import type { Warning } from './messages.js';

export const optionWarnings = ({ options = {} }: Variant): readonly Warning[] =>
  Object.entries(options).flatMap(([name, values]) => {
    const texts = values.map((one) => ('value' in one ? String(one.value) : undefined));
    return texts.flatMap((text, i): readonly Warning[] => {
      if (text === undefined) return [];
      const path = `options.${name}[${String(i)}].value`;
      if (texts.indexOf(text) < i)
        return [[path, `"${text}" is the same as an earlier value of this option.`]];
      if (/[\s,]/.test(text))
        return [
          [path, `"${text}" cannot be written in the attribute "options": leave out spaces and commas.`],
        ];
      return [];
    });
  });
