import { Component, CUSTOM_ELEMENTS_SCHEMA, ElementRef, input, signal, viewChild } from '@angular/core';
import type { SolitaireEventMap, SolitaireGame } from 'solitaire-elements';
import 'solitaire-elements';

@Component({
  selector: 'app-patience',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <solitaire-game
      #game
      variant="klondike"
      draw="1"
      save="none"
      [deal]="deal()"
      [leftHanded]="lefty()"
      [keys]="keys"
      [texts]="texts"
      (solitaire-deal)="count($event)"
      (solitaire-move)="count($event)"
      (solitaire-undo)="count($event)"
    >
      <button slot="toolbar" type="button" (click)="game.hint()">Show me</button>
      <p slot="won">Well done!</p>
    </solitaire-game>
    <button type="button" (click)="takeBack()">Take back</button>
    <output>{{ moves() }}</output>
  `,
})
export class Patience {
  readonly deal = input.required<number>();
  readonly lefty = input(false);
  readonly keys = { hint: 'X' };
  readonly texts = { newGame: 'Fresh cards' };
  readonly game = viewChild.required<ElementRef<SolitaireGame>>('game');
  readonly moves = signal(0);

  count(event: SolitaireEventMap['solitaire-deal' | 'solitaire-move' | 'solitaire-undo']): void {
    this.moves.set(event.detail.position.moves);
  }

  takeBack(): void {
    this.game().nativeElement.undo();
  }
}
