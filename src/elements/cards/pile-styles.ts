// Layout of a pile, in CSS only. A card has the numbers of cards below it (--d face down, --u face up). Its pile has
// the numbers of fan steps (--nd, --nu) and, from the table, the height that its column can use (--_room). So resizing
// the table needs no script, and a long column is compressed to fit, face-down cards first.
//
// The height of a card and the steps of a fan are registered as lengths (register.ts), so that they are computed once
// for a pile and not for each card.
//
// There is no overflow, contain or z-index here: moving cards of all piles share the stacking context of the
// table.
import { css } from 'lit';

export const pileStyles = css`
  :host {
    --solitaire-high: calc(var(--_w) * 1.4);
    --_h: var(--solitaire-high);
    --_strip: 24px;
    --_full: max(0.28 * var(--_h), var(--_strip));
    --_room: var(--_h);
    --_side: calc(var(--_w) * 0.34);
    display: block;
    position: relative;
    inline-size: calc(var(--_w) + var(--rs, 0) * var(--_side));
    block-size: var(--_h);
  }
  :host([hidden]) {
    display: none !important;
  }
  :host([fan='down']) {
    block-size: var(--_room);
    --solitaire-down: clamp(
      min(0.03 * var(--_h), (var(--_room) - var(--_h)) / max(1, var(--nd, 0) + var(--nu, 0))),
      (var(--_room) - var(--_h) - var(--nu, 0) * var(--_full)) / max(1, var(--nd, 0)),
      0.1 * var(--_h)
    );
    --solitaire-up: min(
      var(--_full),
      (var(--_room) - var(--_h) - var(--nd, 0) * var(--solitaire-down)) / max(1, var(--nu, 0))
    );
  }
  :host([fan='down']) .card {
    --_reveal: min(0px, var(--solitaire-up) - 20px);
  }
  .card {
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  :host([fan='down']) .card {
    inset-block-start: calc(var(--d, 0) * var(--solitaire-down) + var(--u, 0) * var(--solitaire-up));
  }
  /* on a table, the faces of covered cards are so small that their indexes fit into the visible strips: the index ends
     at 0.25 of the width of a classic face, and at 0.45 of a large one; a raised card shows more (card-styles.ts) */
  :host([pile][fan='down']) .card:not(:last-child, .peek, :has(+ .lifted)) .face {
    /* a button centers other children */
    position: absolute;
    top: 0;
    left: 0;
    width: min(100%, 4 * (var(--solitaire-up) - var(--_raised, 0px)));
    height: auto;
    &.large {
      width: min(100%, 2.2 * (var(--solitaire-up) - var(--_raised, 0px)));
    }
  }
  /* side fans do not depend on the text direction, because the indexes of the cards do not either */
  :host([fan='right']) :is(.card, .place) {
    inset-inline: auto;
    left: calc((var(--d, 0) + var(--u, 0)) * var(--_side));
  }
  :host([fan='left']) :is(.card, .place) {
    inset-inline: auto;
    right: calc((var(--d, 0) + var(--u, 0)) * var(--_side));
  }
  .place {
    inset-block-start: 0;
    inset-inline-start: 0;
    background: var(--_spot);
    color: var(--_spot-ink);
  }
  :host([pile='stock']) button,
  :host(.target) button {
    cursor: pointer;
  }
  /* between the cards that cover a card, the suit in its centre would look like other signs: only the index is shown */
  :host(.bare) .card:not(.movable) .large {
    clip-path: inset(0 0 65%);
  }
  :host(.bare) .place {
    visibility: hidden;
  }
  /* the edges of the cards below: a light strip and a dark line for each */
  :host([pile]) .place {
    --_step: max(1.5px, var(--_w) * 0.02);
    --_one: calc(min(var(--edges, 0), 1) * var(--_step));
    --_two: calc(min(var(--edges, 0), 2) * var(--_step));
    --_three: calc(min(var(--edges, 0), 3) * var(--_step));
    --_four: calc(min(var(--edges, 0), 4) * var(--_step));
    box-shadow:
      0 var(--_one) 0 -0.5px var(--_paper),
      0 var(--_one) 0 var(--_rim),
      0 var(--_two) 0 -0.5px var(--_paper),
      0 var(--_two) 0 var(--_rim),
      0 var(--_three) 0 -0.5px var(--_paper),
      0 var(--_three) 0 var(--_rim),
      0 var(--_four) 0 -0.5px var(--_paper),
      0 var(--_four) 0 var(--_rim);
  }
  .count {
    position: absolute;
    z-index: 1;
    inset-block-start: calc(var(--_h) - var(--_w) * 0.05);
    left: calc(var(--_w) * 0.05);
    translate: 0 -100%;
    box-sizing: border-box;
    min-inline-size: 1.5em;
    padding: 0.12em 0.3em;
    border-radius: 0.7em;
    background: var(--_note);
    color: var(--_note-ink);
    font-size: clamp(9px, var(--_w) * 0.16, max(1rem, 16px));
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.15;
    text-align: center;
    -webkit-user-select: none;
    user-select: none;
    pointer-events: none;
  }
  .count[hidden] {
    display: none;
  }
  .place .emblem {
    position: absolute;
    inset: 15%;
    inline-size: 70%;
    block-size: 70%;
  }
  .tip {
    position: absolute;
    inset: 0;
  }
  /* the position of the next card, over the cards of the pile */
  :host(.target)::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: var(--solitaire-radius, calc(var(--_w) * 0.065));
    background: var(--_target);
    box-shadow:
      0 0 0 2px var(--_accent),
      0 0 0 3px var(--_rim);
    pointer-events: none;
  }
  :host([fan='down'].target)::after {
    inset-block-start: calc(
      var(--nd, 0) * var(--solitaire-down) + (var(--nu, 0) + var(--on, 0)) * var(--solitaire-up)
    );
  }
  :host([fan='right'].target)::after {
    inset-inline: auto;
    left: calc(min(var(--nu, 0), var(--rs, 0)) * var(--_side));
  }
  :host(.over)::after,
  :host(.target:focus-within)::after {
    background: #fbdd6766;
    box-shadow:
      0 0 0 4px var(--_accent),
      0 0 0 6px var(--_rim);
  }
  .hinted::after,
  :host(.hinted) > :last-child::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: inherit;
    pointer-events: none;
    outline: solid var(--_accent);
    outline-width: max(2px, var(--_w) * 0.04);
    /* unlike the focus, which is an outline alone */
    background: var(--_target);
    animation: hint 0.7s ease-out;
    box-shadow: 0 0 0 max(3px, var(--_w) * 0.055) var(--_rim);
  }
  /* a pulse, unless the player prefers reduced motion */
  @media (prefers-reduced-motion: no-preference) {
    @keyframes hint {
      40% {
        scale: 1.08;
      }
    }
  }
  @media (forced-colors: active) {
    /* all highlights have the same colour here, so each has a different outline style */
    .hinted::after,
    :host(.hinted) > :last-child::after {
      outline: 3px dashed Highlight;
      box-shadow: 0 0 0 5px Canvas;
    }
    .place {
      outline: 1px dashed CanvasText;
    }
    .count {
      border: 1px solid CanvasText;
    }
    :host(.target)::after {
      outline: 2px solid Highlight;
      box-shadow: none;
    }
    :host(.over)::after,
    :host(.target:focus-within)::after {
      outline-width: 4px;
    }
  }
`;
