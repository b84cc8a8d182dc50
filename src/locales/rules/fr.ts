// French: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name} : {text}',

  goalFoundations: 'Amenez les {n} cartes sur les [fondations|foundation].',
  goalRuns:
    'Amenez les {n} cartes sur les [fondations|foundation], en [suites|run] complètes d’une même [enseigne|suit].',
  goalClear: 'Videz le [tableau|tableau] de ses {n} cartes.',
  goalFull: 'Amenez les {n} cartes ici : {name}.',
  goalEmpty: 'Videz ces piles : {name}.',
  base: 'Toutes les [fondations|foundation] commencent par la même [valeur|rank], celle de la [carte de base|base card].',
  fewest: 'Si ce n’est pas possible, laissez-en le moins possible.',
  net: 'Atteindre un solde de {n} compte aussi comme une réussite.',

  decks: 'On joue avec deux jeux de cartes.',
  suits: 'Les cartes n’ont que ces [enseignes|suit] : {suits}.',
  starts: 'Chaque [fondation|foundation] commence par {ranks.un}.',
  columns: {
    one: 'Il y a {n} [colonne|column].',
    many: 'Il y a {n} [colonnes|column].',
    other: 'Il y a {n} [colonnes|column].',
  },
  each: {
    one: 'Chacune commence avec {n} carte.',
    many: 'Chacune commence avec {n} cartes.',
    other: 'Chacune commence avec {n} cartes.',
  },
  sizes: 'Nombre de cartes au début, de la première à la dernière : {list}.',
  open: 'Toutes ces cartes sont face visible.',
  topUp: 'Seules les [cartes du dessus|top card] sont face visible.',
  downSizes: 'Nombre de cartes [face cachée|face down], de la première à la dernière : {list}.',
  sink: 'Dans sa colonne, {ranks.un} est placé sous les autres cartes.',
  overlap:
    'Sur la table, {n} cartes se chevauchent. Chacune est [disponible|available] dès qu’aucune autre ne la recouvre.',
  coveredDown: 'Celles qui sont [couvertes|covered] sont [face cachée|face down].',
  cells: '{name} : {n}, pour une carte chacune.',
  reserve: {
    one: '{name} : {n} carte au début.',
    many: '{name} : {n} cartes au début.',
    other: '{name} : {n} cartes au début.',
  },
  singles: 'Elles sont côte à côte, découvertes ; chacune peut aller {to.sur}.',
  lastUp: 'Elles sont [face cachée|face down] ; seule la dernière se retourne.',
  stock: {
    one: 'L’autre carte forme le [talon|stock].',
    many: 'Les {n} autres cartes forment le [talon|stock].',
    other: 'Les {n} autres cartes forment le [talon|stock].',
  },
  stockOpen: 'Sa prochaine carte, la [carte retournée|turned card], est toujours visible.',

  foundationsAce: 'Les [fondations|foundation] [montent|build] dans la même [enseigne|suit], de l’as au roi.',
  foundationsKing:
    'Les [fondations|foundation] [descendent|build] dans la même [enseigne|suit], du roi à l’as.',
  foundationsUp: 'Les [fondations|foundation] [montent|build] dans la même [enseigne|suit].',
  stays: 'Ce qui est sur une [fondation|foundation] y reste.',
  takeBack: 'Vous pouvez [reprendre|take back] la [carte du dessus|top card] d’une [fondation|foundation].',
  columnsDown: 'Les [colonnes|column] [descendent|build].',
  discardNext:
    'Une carte [disponible|available] va sur la [pile d’écart|discard pile] si sa [valeur|rank] est juste au-dessus ou juste au-dessous de celle de la carte qui s’y trouve.',
  up: '{name} : les cartes [montent|build].',
  down: '{name} : les cartes [descendent|build].',
  steps:
    '{name} : la [valeur|rank] d’une carte, moins celle de la carte qu’elle recouvre, doit être l’une de celles-ci : {list}.',
  suit: {
    same: 'Chaque carte va sur une carte de son [enseigne|suit].',
    alternate: 'Les [couleurs alternent|alternating colours] : rouge sur noir, noir sur rouge.',
    sameColour: 'Le rouge va sur le rouge, le noir sur le noir.',
    different: 'Chaque carte va sur une carte d’une autre [enseigne|suit].',
    any: 'L’[enseigne|suit] n’importe pas.',
  },
  wrap: 'L’ordre [boucle|wrap] : le roi et l’as se suivent.',
  noWrap: 'Le roi et l’as ne se suivent pas.',
  stopOn: 'Rien ne se pose sur {ranks.un}.',
  atMost: 'Nombre maximal de cartes dans une colonne : {n}.',
  closed: 'Rien ne se pose sur une colonne.',

  gives: {
    top: 'D’une colonne, seule la [carte du dessus|top card] se déplace.',
    run: 'Une [suite|run] ne va sur une autre colonne qu’entière ; sa [carte du dessus|top card] peut aller sur une fondation.',
    'top-or-run':
      'D’une colonne, la [carte du dessus|top card] se déplace seule, ou toute la [suite|run] qui la termine se déplace ensemble.',
    column:
      'Une colonne ne va sur une autre qu’entière ; sa [carte du dessus|top card] peut aller sur une fondation.',
    any: 'Une [suite|run], ou une partie d’une suite, se déplace d’un bloc.',
    group:
      'Toute carte face visible se déplace avec toutes les cartes qui la recouvrent, en ordre ou non ; seule celle que vous prenez, sous les autres, doit convenir.',
  },
  unit: 'Plusieurs cartes ne se déplacent ensemble que si elles forment une [suite|run] d’une même [enseigne|suit].',
  unitSteps: 'Plusieurs cartes ne se déplacent ensemble que dans cet ordre :',
  limit: {
    cells: 'On déplace à la fois au plus une carte de plus qu’il n’y a de cellules vides.',
    columns:
      'On déplace à la fois au plus autant de cartes que les colonnes vides le permettraient une à une.',
    both: 'On peut déplacer ensemble autant de cartes, au plus, qu’on pourrait en déplacer une à une grâce aux cellules et aux colonnes vides.',
  },
  play: 'La [carte du dessus|top card] {from.dun} peut aller {to.sur}.',
  cellTakes: '{pile.vide} accepte une carte {from.dun} ; de là, elle peut aller {to.sur}.',
  turnsUp: 'Une carte [face cachée|face down] qui est dégagée se retourne d’elle-même.',

  fill: '{name} : la [carte du dessus|top card] [remplit|fill] aussitôt une colonne vide.',
  fillLater: 'Quand il n’en reste plus, vous remplissez vous-même les colonnes vides.',
  empty: {
    none: 'Aucune carte ne va sur une colonne vide.',
    any: 'Une colonne vide accepte n’importe quelle carte.',
    run: 'Une colonne vide accepte n’importe quelle carte ou [suite|run].',
    rank: 'Une colonne vide accepte seulement {ranks.un}, seul ou avec les cartes posées dessus.',
    base: 'Une colonne vide n’accepte que la [valeur|rank] de la [carte de base|base card].',
    from: 'Une colonne vide accepte n’importe quelle carte {from.dun}.',
    rankFrom: 'Des cartes {from.dun}, une colonne vide accepte seulement {ranks.un}.',
  },
  onceEmpty: '{name} : cela ne vaut que lorsqu’il n’y reste aucune carte.',

  pairs:
    'Deux cartes [disponibles|available] dont les [valeurs|rank] font {n} ensemble sont retirées ensemble.',
  counts: 'L’as compte 1, le valet 11, la dame 12, le roi 13.',
  alone: '{ranks.un} est retiré seul.',
  pairsFrom: 'Les cartes d’une paire viennent {from.dun}.',
  stacked: 'Les deux cartes supérieures {from.dun} peuvent aussi être retirées ensemble.',
  collects:
    'Dès qu’une [suite|run] d’une même [enseigne|suit], du roi à l’as, termine une colonne, elle va d’elle-même sur une fondation.',
  collectsSteps:
    'Une [séquence|sequence] complète à la fin d’une colonne va d’elle-même sur une fondation. Nombre de ses cartes : {n}.',

  draw: {
    one: 'Retournez les cartes du [talon|stock] une à une {to.sur}, quand vous voulez.',
    many: 'Retournez les cartes du [talon|stock] par groupes de {n} {to.sur}, quand vous voulez.',
    other: 'Retournez les cartes du [talon|stock] par groupes de {n} {to.sur}, quand vous voulez.',
  },
  drawOpen:
    'Vous pouvez poser la [carte retournée|turned card] sur la [défausse|waste] quand vous voulez ; la suivante prend sa place.',
  drawColumns: {
    one: 'Distribuez une carte du [talon|stock] sur chaque colonne, quand vous voulez.',
    many: 'Distribuez {n} cartes du [talon|stock] sur chaque colonne, quand vous voulez.',
    other: 'Distribuez {n} cartes du [talon|stock] sur chaque colonne, quand vous voulez.',
  },
  lastDeal: {
    one: 'La dernière fois, seule la première colonne en reçoit.',
    many: 'La dernière distribution n’atteint que les {n} premières colonnes.',
    other: 'La dernière distribution n’atteint que les {n} premières colonnes.',
  },
  blockedBy: {
    empty: 'Vous ne pouvez pas distribuer tant qu’une colonne est vide.',
    fillable: 'Vous ne pouvez pas distribuer tant que vous pourriez remplir une colonne vide.',
  },
  noRedeal: 'Il n’y a pas de [redistribution|redeal].',
  turnOver:
    'Quand le talon est vide, [retournez la défausse|redeal] : elle redevient le talon, dans le même ordre.',
  gather:
    'Vous pouvez [redistribuer|redeal] à tout moment : les colonnes sont [ramassées|gather] et redonnées sans être mélangées. Cartes pour chacune : {n}.',
  unlimited: 'C’est permis aussi souvent que vous voulez.',
  times: { one: 'C’est permis une fois.', many: 'C’est permis {n} fois.', other: 'C’est permis {n} fois.' },

  lost: {
    plays: 'La partie est [perdue|lost] quand il ne reste aucun coup.',
    draws: 'La partie est [perdue|lost] quand plus aucun coup n’est possible, ni maintenant ni plus tard.',
    stock: 'La partie est [perdue|lost] quand il ne reste aucun coup et que le [talon|stock] est épuisé.',
  },
  putBack: 'Un coup que la redistribution suivante ne ferait que défaire ne compte pas.',

  stake: 'Le paquet coûte {n}, votre [mise|stake]. Le solde, c’est le score moins la mise.',
  startPoints: 'Points au début : {n}.',
  playPoints: 'Points pour chaque carte {to.sur} : {n}.',
  fromPoints: 'Points pour chaque carte jouée {from.dun} {to.sur} : {n}.',
  otherPoints: 'Points pour chaque autre carte {to.sur} : {n}.',
  rankPoints: 'Chaque carte {to.sur} rapporte sa [valeur|rank].',
  streak: 'Tant qu’on ne retourne pas de carte, chaque carte suivante rapporte davantage : {n} de plus.',
  collected: 'Points pour chaque [suite|run] complète : {n}.',
  turned: 'Points pour chaque carte {from.dun} qui se retourne : {n}.',
  moved: 'Points pour chaque coup : {n}.',
  drawn: 'Points chaque fois que vous [retournez|draw] des cartes : {n}.',
  redealt: 'Points pour chaque [retournement de la défausse|redeal] : {n}.',
  freeRedeals: 'Nombre de retournements gratuits : {n}.',
  won: 'Points pour l’objectif atteint : {n}.',
  leftOver: 'Points pour chaque carte {from.dun} qui reste alors : {n}.',
  floor: 'Le score ne descend jamais sous {n}.',
  lowest: 'Plus le score est bas, mieux c’est.',
  noScore: 'Les points ne sont pas comptés.',
};
