// English texts that only the dialog shows. In the split build, en-later-split.ts replaces this file, and the dialog
// brings the texts with it.
export { dialogTexts } from './en-dialog.js';
