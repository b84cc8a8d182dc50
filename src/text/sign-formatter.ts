// A formatter that writes cards as symbols, "5♣", for visible texts that screen readers skip.
import type { Card } from '../engine/index.js';
import { MessageFormatter } from './message-formatter.js';

export class SignFormatter extends MessageFormatter {
  override get brief(): MessageFormatter {
    return new SignFormatter(this.texts, this.lang, 'brief');
  }

  override card(card: Card): string {
    return this.cardSign(card);
  }
}
