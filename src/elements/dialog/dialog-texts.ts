// The English texts that only the dialog and <solitaire-replay> show, which a page loads together with them.
import { dialogTexts } from '../../locales/en-dialog.js';
import { mergeTexts } from '../../text/merge-texts.js';
import { MessageFormatter } from '../../text/message-formatter.js';

const completed = new WeakMap<MessageFormatter, MessageFormatter>();

/** The formatter with the English texts of the dialog, where its language or the page has none of its own. */
export function withDialogTexts(formatter: MessageFormatter): MessageFormatter {
  let made = completed.get(formatter);
  if (!made) {
    const { texts, lang, verbosity } = formatter;
    made = new MessageFormatter({ ...texts, ...mergeTexts(dialogTexts, texts) }, lang, verbosity);
    completed.set(formatter, made);
  }
  return made;
}
