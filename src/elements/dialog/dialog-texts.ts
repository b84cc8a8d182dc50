// The English texts that only the dialog shows. The split build loads this file together with the dialog.
import { glossary, helpTexts } from '../../locales/en-help.js';
import { ruleTexts } from '../../locales/rules/en.js';
import { mergeTexts } from '../../text/merge-texts.js';
import { MessageFormatter } from '../../text/message-formatter.js';

const ENGLISH = { glossary, gameHelp: helpTexts, ruleTexts };
const completed = new WeakMap<MessageFormatter, MessageFormatter>();

/** The formatter with the English texts of the dialog, where its language or the page has none of its own. */
export function withDialogTexts(formatter: MessageFormatter): MessageFormatter {
  let made = completed.get(formatter);
  if (!made) {
    const { texts, lang, verbosity } = formatter;
    const { glossary, gameHelp, ruleTexts } = texts;
    made = new MessageFormatter(
      { ...texts, ...mergeTexts(ENGLISH, { glossary, gameHelp, ruleTexts }) },
      lang,
      verbosity,
    );
    completed.set(formatter, made);
  }
  return made;
}
