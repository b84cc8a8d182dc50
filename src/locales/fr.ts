// French: every text, as in en.ts.
import { defineLanguage } from './languages.js';
import type { Texts } from './texts.js';

const bet =
  'Le paquet coûte 52, votre [mise|stake], et chaque carte sur une [fondation|foundation] rapporte 5. Le solde, ce sont les gains moins la mise.';
const end = {
  'no-play':
    'La partie est [perdue|lost] quand il ne reste aucun coup et que retourner des cartes n’en amène aucun.',
  'empty-stock':
    'La partie est [perdue|lost] quand il ne reste aucun coup et que le [talon|stock] est épuisé.',
};
const split =
  'Une [suite|run] peut être coupée : n’importe laquelle de ses cartes se déplace, avec celles qui sont posées dessus.';

const texts: Texts = {
  games: { reno: 'Reno', klondike: 'Klondike', cruel: 'Cruel', demon: 'Demon', 'over-under': 'Over-Under' },
  game: 'Solitaire {game}',
  table: 'Table',

  card: '{rank} de {suit}',
  ranks: {
    A: 'as',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    T: '10',
    J: 'valet',
    Q: 'dame',
    K: 'roi',
  },
  suits: { S: 'pique', H: 'cœur', D: 'carreau', C: 'trèfle' },
  /** `le`, `un`: with an article; `de`, `dans`: after a preposition; `rouge`, `noir`: with the colour. */
  forms: {
    le: {
      ranks: {
        A: 'l’as',
        2: 'le 2',
        3: 'le 3',
        4: 'le 4',
        5: 'le 5',
        6: 'le 6',
        7: 'le 7',
        8: 'le 8',
        9: 'le 9',
        T: 'le 10',
        J: 'le valet',
        Q: 'la dame',
        K: 'le roi',
      },
      piles: {
        stock: 'le talon',
        waste: 'la défausse',
        reserve: 'la réserve',
        discard: 'la pile d’écart',
        foundation: 'la fondation',
        tableau: 'la colonne',
      },
    },
    un: {
      ranks: {
        A: 'un as',
        2: 'un 2',
        3: 'un 3',
        4: 'un 4',
        5: 'un 5',
        6: 'un 6',
        7: 'un 7',
        8: 'un 8',
        9: 'un 9',
        T: 'un 10',
        J: 'un valet',
        Q: 'une dame',
        K: 'un roi',
      },
    },
    de: {
      piles: {
        stock: 'du talon',
        waste: 'de la défausse',
        reserve: 'de la réserve',
        discard: 'de la pile d’écart',
        foundation: 'de la fondation',
        tableau: 'de la colonne',
      },
    },
    dans: {
      piles: {
        stock: 'dans le talon',
        waste: 'dans la défausse',
        reserve: 'dans la réserve',
        discard: 'sur la pile d’écart',
        foundation: 'sur la fondation',
        tableau: 'dans la colonne',
      },
    },
    rouge: {
      ranks: {
        A: 'un as rouge',
        2: 'un 2 rouge',
        3: 'un 3 rouge',
        4: 'un 4 rouge',
        5: 'un 5 rouge',
        6: 'un 6 rouge',
        7: 'un 7 rouge',
        8: 'un 8 rouge',
        9: 'un 9 rouge',
        T: 'un 10 rouge',
        J: 'un valet rouge',
        Q: 'une dame rouge',
        K: 'un roi rouge',
      },
    },
    noir: {
      ranks: {
        A: 'un as noir',
        2: 'un 2 noir',
        3: 'un 3 noir',
        4: 'un 4 noir',
        5: 'un 5 noir',
        6: 'un 6 noir',
        7: 'un 7 noir',
        8: 'un 8 noir',
        9: 'un 9 noir',
        T: 'un 10 noir',
        J: 'un valet noir',
        Q: 'une dame noire',
        K: 'un roi noir',
      },
    },
  },
  /** What stands between the sentences of one announcement, and between the items of a list that has commas in it. */
  between: { sentences: ' ', items: ' ; ' },
  faceDownCard: 'carte cachée',
  piles: {
    stock: 'talon',
    waste: 'défausse',
    reserve: 'réserve',
    discard: 'pile d’écart',
    foundation: 'fondation',
    tableau: 'colonne',
  },
  pileOfSeveral: '{name} {number}',
  pileCards: { one: '{pile}, une carte', many: '{pile}, {n} de cartes', other: '{pile}, {n} cartes' },
  pileFaceDown: {
    one: '{pile}, une carte cachée',
    many: '{pile}, {n} de cartes cachées',
    other: '{pile}, {n} cartes cachées',
  },
  pileEmpty: '{pile}, vide',
  cardPlace: '{card}, {place} sur {size}',
  faceDown: { one: 'une carte cachée', many: '{n} de cartes cachées', other: '{n} cartes cachées' },
  draw: { one: 'Retourner une carte', many: 'Retourner {n} de cartes', other: 'Retourner {n} cartes' },
  redeal: 'Redistribuer',
  recycle: 'Retourner la défausse',
  redealCosts: {
    one: '{action}, coûte {n} point',
    many: '{action}, coûte {n} de points',
    other: '{action}, coûte {n} points',
  },
  takesRank: 'vide, accepte {ranks.un}',
  takesAny: 'vide, accepte n’importe quelle carte',
  empty: 'vide',

  toolbar: 'Jeu',
  newGame: 'Nouvelle partie',
  changeGame: 'Changer de jeu',
  restart: 'Recommencer',
  undo: 'Annuler',
  undoBrings: '« Annuler » ramène la partie précédente.',
  redo: 'Rétablir',
  deal: 'Donne {deal}',
  ownDeal: 'Paquet imposé',
  score: 'Score',
  paid: 'Gains',
  stake: 'Mise',
  net: 'Solde',
  amount: '{n} $',
  points: 'Points',
  left: 'Reste',
  moves: 'Coups',
  time: 'Temps',
  close: 'Fermer',

  menu: 'Menu',
  hint: 'Indice',
  finish: 'Terminer',
  pause: 'Pause',
  resume: 'Reprendre',
  paused: 'En pause',
  setBookmark: 'Poser un signet',
  returnToBookmark: 'Revenir au signet',
  fullScreen: 'Plein écran',
  share: 'Partager cette donne',
  bookmarkSet: 'Signet posé.',
  returned: 'De retour au signet.',
  restored: {
    one: '{game}, la partie continue : {n} coup joué.',
    many: '{game}, la partie continue : {n} de coups joués.',
    other: '{game}, la partie continue : {n} coups joués.',
  },

  deals: 'Choisir une donne',
  dealTitle: 'Numéro de donne',
  dealHint: 'Le même numéro donne toujours les mêmes cartes.',
  dealWrong: 'Le numéro d’une donne est un nombre entier compris entre 1 et 999 999 999.',
  play: 'Jouer',
  previousDeal: 'Précédente',
  nextDeal: 'Suivante',
  randomDeal: 'Au hasard',
  daily: 'Donnes du jour',
  today: 'Donne d’aujourd’hui',
  todayStreak: { one: '{n} jour de suite', many: '{n} jours de suite', other: '{n} jours de suite' },
  dailyHint: 'Une donne pour chaque jour. Victoires jusqu’ici : {n}.',
  dayWon: '{day}, donne gagnée',
  monthBefore: 'Mois précédent',
  monthAfter: 'Mois suivant',
  invitation: 'Solitaire {game}, donne {deal}',
  invitationDeck: 'Solitaire {game}',
  copied: 'Copié. Collez où vous voulez.',
  shared: 'Partagé.',
  copyByHand: 'Cette page n’a pas accès au presse-papiers. Copiez la ligne à la main.',

  options: 'Options',
  rules: 'Jeu',
  fixedByPage: 'Réglé par ce site.',
  fromNextGame: 'S’applique à partir de la prochaine partie.',
  keepPlaying: 'Continuer la partie',
  optionNames: {
    draw: 'Cartes retournées à la fois',
    redeals: 'Retournements de la défausse',
    runs: 'Déplacement des suites',
    takeBack: 'Reprise de cartes',
    scoring: 'Décompte des points',
    reserve: 'Cartes dans la réserve',
    end: 'La partie se termine',
  },
  optionValues: {
    end: { 'no-play': 'quand il ne reste aucun coup', 'empty-stock': 'quand le talon est épuisé' },
    redeals: { unlimited: 'sans limite' },
    runs: { whole: 'entières seulement', any: 'en partie aussi' },
    takeBack: { false: 'interdite', true: 'permise' },
    scoring: { standard: 'standard', vegas: 'Vegas, un pari', none: 'sans points', cards: 'par carte' },
  },
  optionPresets: { draw: { 1: 'Par une', 3: 'Par trois' } },
  look: 'Apparence',
  soundTitle: 'Son',
  looks: {
    theme: {
      label: 'Couleurs',
      auto: 'comme la page',
      light: 'claires',
      dark: 'sombres',
      contrast: 'contraste élevé',
    },
    faces: { label: 'Dessin des cartes', classic: 'classique', large: 'grand' },
    suits: { label: 'Enseignes', two: 'deux couleurs', four: 'quatre couleurs' },
    back: { label: 'Dos des cartes' },
    felt: { label: 'Couleur du tapis', green: 'vert', blue: 'bleu', burgundy: 'bordeaux', grey: 'gris' },
    autoplay: {
      label: 'Les cartes vont d’elles-mêmes aux fondations',
      never: 'jamais',
      safe: 'quand elles ne servent plus',
      always: 'toujours',
    },
    tap: {
      label: 'Toucher une carte ou cliquer dessus',
      move: 'la déplace à sa meilleure place',
      lift: 'la prend',
    },
    navigation: {
      label: 'Touche Tab',
      grid: 's’arrête une fois à la table',
      step: 's’arrête à chaque carte qui peut être déplacée',
    },
    verbosity: { label: 'Annonces', brief: 'brèves', normal: 'normales', full: 'complètes' },
    verdict: {
      label: 'Si la victoire reste possible',
      quiet: 'signaler quand elle ne l’est plus',
      always: 'toujours afficher',
      off: 'ne pas afficher',
    },
  },
  access: 'Clavier et annonces',
  switches: {
    shortcuts: 'Raccourcis par lettres et chiffres',
    leftHanded: 'Table pour gauchers',
    sound: 'Sons',
    clock: 'Afficher le temps',
  },

  hintTo: 'Déplacez {sign} vers {pile.le}.',
  hintOn: 'Posez {sign} sur {onSign}.',
  hintDraw: { one: 'Retournez une carte.', many: 'Retournez {n} de cartes.', other: 'Retournez {n} cartes.' },
  hintRedeal: '{action}.',
  hintWhy: {
    'goes-home': 'La carte peut rejoindre sa fondation.',
    'turns-up': 'Cela découvre une carte {pile.dans}.',
    'frees-reserve': 'Cela libère une carte de la réserve.',
    'frees-waste': 'Cela libère une carte déjà retournée.',
    'empties-column': 'Cela vide une colonne.',
    builds: 'Cela prolonge une suite.',
    chain: {
      one: 'La carte peut être jouée.',
      many: 'Cela ouvre une série de {n} de cartes.',
      other: 'Cela ouvre une série de {n} cartes.',
    },
    'opens-way': 'Ensuite : {then}',
    draw: 'Aucun coup sur la table ne fait avancer.',
    redeal: 'Aucun coup sur la table ne fait avancer.',
    wins: {
      one: 'La partie est alors gagnée.',
      many: 'C’est le début d’une victoire en {n} de coups.',
      other: 'C’est le début d’une victoire en {n} coups.',
    },
    'reaches-aim': {
      one: 'La mise est alors récupérée.',
      many: 'C’est le début d’une solution pour récupérer la mise en {n} de coups.',
      other: 'C’est le début d’une solution pour récupérer la mise en {n} coups.',
    },
    'leaves-fewest': 'Au mieux, il en reste {n}.',
  },
  hintHidden: 'Trouvé en regardant des cartes cachées.',

  // the verdict
  lookingBack: 'Recherche de la dernière position qui a une solution.',
  returnedTo: {
    one: 'Un coup annulé. D’ici, la partie peut être gagnée.',
    many: '{n} de coups annulés. D’ici, la partie peut être gagnée.',
    other: '{n} coups annulés. D’ici, la partie peut être gagnée.',
  },
  returnedToAim: {
    one: 'Un coup annulé. D’ici, la mise peut être récupérée.',
    many: '{n} de coups annulés. D’ici, la mise peut être récupérée.',
    other: '{n} coups annulés. D’ici, la mise peut être récupérée.',
  },
  noReturn: 'Aucune position antérieure n’a de solution connue.',
  seekingDeal: 'Recherche d’une donne qui a une solution.',
  dealtByChance: 'Aucune donne avec une solution sûre n’a été trouvée à temps ; celle-ci vient du hasard.',

  hintNone: 'Plus aucun coup ne fait avancer. Annulez, ou commencez une nouvelle partie.',
  hintLost:
    'Plus aucune carte ne peut être jouée, même en retournant encore. Annulez, ou commencez une nouvelle partie.',

  faults: {
    'storage-unavailable':
      'Cette partie n’est pas conservée : le navigateur ne laisse rien enregistrer à cette page.',
    'storage-full': 'Cette partie n’est pas conservée : le navigateur n’a plus de place pour cette page.',
    'save-conflict': 'Cette partie n’est pas conservée : elle est jouée aussi dans un autre onglet.',
    'save-limit':
      'Cette partie est trop longue pour être encore conservée : elle l’est dans son état après 20 000 coups.',
    'save-changed': 'La partie enregistrée n’a pu être restaurée que partiellement.',
    other:
      'La partie enregistrée n’a pas pu être lue ; une nouvelle a été distribuée. L’ancienne est mise de côté.',
  },

  won: {
    one: 'Vous avez gagné en {n} coup.',
    many: 'Vous avez gagné en {n} de coups.',
    other: 'Vous avez gagné en {n} coups.',
  },
  lost: 'Plus aucun coup. Annulez, ou commencez une nouvelle partie.',
  wonTitle: 'Vous avez gagné !',
  lostTitle: 'Plus aucun coup',
  stuck: 'Plus aucun coup utile. Annulez ou recommencez.',
  stuckTitle: 'Plus aucun coup utile',
  newRecord: 'Nouveau record !',
  bestSoFar: 'Record : {value}',
  shareResult: 'Partager',
  brokeEven: 'La mise est récupérée : solde {net}.',
  fellShort: 'La mise n’est pas récupérée : solde {net}.',
  cardsLeft: { one: 'Il reste une carte.', many: 'Il reste {n} de cartes.', other: 'Il reste {n} cartes.' },

  // what is said of an action; `…Brief` where little is wanted
  picked: 'Vous prenez {card.le} {pile.dans}.',
  pickedMore: {
    one: 'Vous prenez {card.le} et une autre carte {pile.dans}.',
    many: 'Vous prenez {card.le} et {n} d’autres cartes {pile.dans}.',
    other: 'Vous prenez {card.le} et {n} autres cartes {pile.dans}.',
  },
  pickedBrief: 'Vous prenez {card.le}.',
  pickedMoreBrief: {
    one: 'Vous prenez {card.le} et une autre carte.',
    many: 'Vous prenez {card.le} et {n} d’autres cartes.',
    other: 'Vous prenez {card.le} et {n} autres cartes.',
  },
  places: {
    one: 'Une place : {places}.',
    many: '{n} de places : {places}.',
    other: '{n} places : {places}.',
  },
  placesBrief: { one: 'Une place.', many: '{n} de places.', other: '{n} places.' },
  placesMore: '{places}, et d’autres',
  noPlaces: 'Aucune place ne convient.',
  placeOn: '{card}, {pile}',
  canDrop: '{place}. Dépôt possible.',
  canDropBrief: 'Dépôt possible.',
  putBack: '{card} de retour à sa place.',
  moved: '{card} vers {pile.le}.',
  movedOn: '{card} vers {pile.le}, sur {onto.le}.',
  movedMore: {
    one: '{card} et une autre carte vers {pile.le}.',
    many: '{card} et {n} d’autres cartes vers {pile.le}.',
    other: '{card} et {n} autres cartes vers {pile.le}.',
  },
  movedMoreOn: {
    one: '{card} et une autre carte vers {pile.le}, sur {onto.le}.',
    many: '{card} et {n} d’autres cartes vers {pile.le}, sur {onto.le}.',
    other: '{card} et {n} autres cartes vers {pile.le}, sur {onto.le}.',
  },
  turned: 'Carte découverte {pile.dans} : {card}.',
  turnedBrief: 'Carte découverte : {card}.',
  turnedStock: 'Carte retournée : {card}.',
  filled: '{card} de la réserve vers {pile.le}.',
  uncovered: '{card.le} est maintenant sur le dessus {pile.de}.',
  emptied: '{pile.le} est maintenant vide.',
  drawn: '{cards} sur le dessus.',
  laidAside: '{cards} dans la défausse.',
  stockLeft: { one: 'Il en reste une.', many: 'Il en reste {n}.', other: 'Il en reste {n}.' },
  stockGone: 'Plus de cartes.',
  pressToRedeal: 'Touche {key} pour retourner la défausse.',
  canRedeal: 'La défausse peut être retournée.',
  redealt: 'Cartes redistribuées.',
  recycled: {
    one: 'Défausse retournée. Une carte.',
    many: 'Défausse retournée. {n} de cartes.',
    other: 'Défausse retournée. {n} cartes.',
  },
  undone: 'Annulé : {card} de retour {pile.dans}.',
  undoneDraw: 'Annulé : {cards} de retour dans le talon.',
  undoneRedeal: 'Annulé : {action}.',
  nowFaceDown: '{card} face cachée.',
  nothingToUndo: 'Rien à annuler.',
  nothingToRedo: 'Rien à rétablir.',
  notYet: 'Il reste des cartes cachées.',
  dealt: '{game}, nouvelle partie.',
  dealtNumber: '{game}, donne {deal}.',

  // what is said when it is asked for
  sayWhere: '{place}, {pile.dans}.',
  sayHand: 'En main : {cards}.',
  sayPile: '{pile} : {cards}.',
  sayTop: {
    one: '{pile} : {card}, seule carte.',
    many: '{pile} : {card} sur le dessus, {n} de cartes en tout.',
    other: '{pile} : {card} sur le dessus, {n} cartes en tout.',
  },
  sayHidden: { one: '{pile} : une carte.', many: '{pile} : {n} de cartes.', other: '{pile} : {n} cartes.' },
  sayEmpty: '{pile} : vide.',
  sayAll: '{name} : {items}.',
  sayItem: '{number}, {card}',
  sayItemHidden: {
    one: '{number}, {card}, une carte cachée',
    many: '{number}, {card}, {n} de cartes cachées',
    other: '{number}, {card}, {n} cartes cachées',
  },
  sayItemEmpty: '{number}, vide',
  allOf: {
    stock: 'Talon',
    waste: 'Défausse',
    reserve: 'Réserve',
    discard: 'Pile d’écart',
    foundation: 'Fondations',
    tableau: 'Colonnes',
  },
  sayMoves: { one: 'Un coup : {moves}.', many: '{n} de coups : {moves}.', other: '{n} coups : {moves}.' },
  movesMore: '{moves}, et d’autres',
  moveTo: '{card} vers {pile.le}',
  moveDraw: 'retourner des cartes',
  moveRedeal: 'redistribuer',
  moveRecycle: 'retourner la défausse',
  sayNoMoves: 'Aucun coup.',
  sayFigure: '{name} : {value}.',
  sayNothing: 'Rien n’a encore été dit.',

  refusedBrief: 'Impossible.',
  refused: 'Impossible : {why}',
  needsRed: '{card.le} se pose sur {ranks.rouge}.',
  needsBlack: '{card.le} se pose sur {ranks.noir}.',
  needsCard: '{card.le} se pose sur {onto.le}.',
  needsRank: '{card.le} se pose sur {ranks.un}.',
  needsEmpty: '{card.le} ne se pose que sur une place vide.',
  isRed: '{onto.le} est une carte rouge.',
  isBlack: '{onto.le} est une carte noire.',
  why: {
    'malformed-move': 'ce n’est pas un coup.',
    'unknown-pile': 'cette pile n’existe pas.',
    'game-over': 'la partie est gagnée.',
    'same-pile': 'la carte est déjà là.',
    'pile-empty': 'il n’y a pas de carte.',
    'not-available': 'aucune carte ne se joue à partir de là.',
    'stays-on-foundation': '{card.le} reste sur sa fondation.',
    'too-few-cards': 'il n’y a pas autant de cartes.',
    'face-down': 'les cartes cachées ne se déplacent pas.',
    'takes-no-cards': 'rien ne se pose ici.',
    'not-from-there': 'cette place n’accepte aucune carte venant de là.',
    'one-at-a-time': 'une seule carte à la fois peut être posée ici.',
    'top-card-only': 'seule la carte du dessus peut être déplacée.',
    'whole-column-only': 'une colonne ne se déplace qu’entière.',
    'whole-run-only': 'les cartes visibles d’une colonne ne se déplacent qu’ensemble.',
    'not-a-run': 'ces cartes ne forment pas une suite.',
    'too-many-at-once': {
      one: 'une seule carte peut être déplacée à la fois.',
      many: '{n} de cartes au plus peuvent être déplacées à la fois.',
      other: '{n} cartes au plus peuvent être déplacées à la fois.',
    },
    'changes-nothing': 'une colonne entière sur une place vide ne change rien.',
    'empty-takes-nothing': 'une colonne vide n’accepte aucune carte.',
    'reserve-first': 'tant que la réserve a des cartes, elles seules vont dans une colonne vide.',
    'empty-not-from-there': 'une colonne vide n’accepte que des cartes {kinds.de}.',
    'empty-takes-kings-only': 'seul un roi va dans une colonne vide.',
    'empty-takes-rank-only': 'la première carte doit être {ranks.un}.',
    'foundation-starts-with': 'la première carte d’une fondation doit être {ranks.un}.',
    'pile-full': 'cette pile est complète.',
    'nothing-on-a-king': 'rien ne se pose sur un roi.',
    'nothing-on-an-ace': 'rien ne se pose sur un as.',
    'nothing-on-that-rank': 'rien ne se pose sur {onto.le}.',
    'no-draw': 'on ne retourne pas de cartes dans ce jeu.',
    'stock-empty': 'il n’y a plus de cartes dans le talon.',
    'no-redeal': 'il n’y a pas de redistribution dans ce jeu.',
    'stock-not-empty': 'il reste des cartes dans le talon.',
    'waste-empty': 'il n’y a plus de cartes à retourner.',
    'redeals-used': 'ce n’est plus permis.',
    'redeal-changes-nothing': 'redistribuer maintenant ne changerait rien.',
  },

  // can it still be won
  signs: {
    win: {
      winnable: 'Victoire possible',
      'lost-since': 'Victoire désormais impossible',
      lost: 'Victoire impossible d’ici',
      unwinnable: 'Victoire impossible',
      unknown: 'Victoire possible ? On l’ignore',
      searching: 'Victoire possible ? Recherche…',
    },
    aim: {
      winnable: 'Mise récupérable',
      'lost-since': 'Mise désormais irrécupérable',
      lost: 'Mise irrécupérable d’ici',
      unwinnable: 'Mise irrécupérable',
      unknown: 'Mise récupérable ? On l’ignore',
      searching: 'Mise récupérable ? Recherche…',
    },
  },
  signHelp: {
    winnable: 'En connaissant toutes les cartes, une solution a été trouvée.',
    'lost-since': 'Il y avait une solution. Il n’y en a plus d’ici.',
    lost: 'Il n’y a pas de solution d’ici. On ignore s’il y en avait une avant.',
    unwinnable: 'Cette donne n’a pas de solution, quelle que soit la façon de jouer.',
    unknown: 'Aucune solution n’a été trouvée, ni la preuve qu’il n’y en a pas.',
    searching: '',
  },
  signBest: '{n} de gains au plus',
  signFewest: 'Au mieux, il en reste {n}',
  back: 'Revenir',
  backWin: 'Revenir là où la victoire était possible',
  backAim: 'Revenir là où la mise était récupérable',
  showWin: 'Montrer comment gagner',
  showAim: 'Montrer comment récupérer la mise',
  lostWin: 'Montrer comment on pouvait gagner',
  lostAim: 'Montrer comment on pouvait récupérer la mise',
  neverWin: 'Cette donne ne peut pas être gagnée.',
  neverAim: 'Cette donne ne permet pas de récupérer la mise.',
  replay: 'Solution',
  replayAsk: 'Vous verrez où se trouve chaque carte, et comment les jouer.',
  replayShow: 'Montrer',
  replayLooking: 'Recherche d’une solution…',
  replayNone: 'Aucune solution n’a été trouvée à temps.',
  replayStep: 'Coup {n} sur {all}',
  replayFirst: 'Au début',
  replayBack: 'Un coup en arrière',
  replayNext: 'Un coup en avant',
  replayLast: 'À la fin',
  onlyWin: 'Seulement des donnes qui peuvent être gagnées',
  onlyAim: 'Seulement des donnes où la mise est récupérable',
  onlyHint: 'Pour les donnes tirées au hasard. En trouver une peut prendre un moment.',

  // help
  help: 'Aide',
  howTo: 'Comment déplacer les cartes',
  howDrag: 'Faites glisser une carte là où elle convient. Les cartes posées dessus la suivent.',
  howMove:
    'Ou touchez-la, ou cliquez dessus : elle va à sa meilleure place. Touchez-la de nouveau aussitôt pour la place suivante.',
  howLift: 'Ou touchez-la, ou cliquez dessus, pour la prendre, puis touchez la place où elle va.',
  howStock:
    'Touchez le talon pour tourner des cartes ou, quand il est vide, pour le recommencer si les règles le permettent.',
  goal: 'But du jeu',
  strategy: 'Conseil',
  houseRules: 'Règles maison',
  keysTitle: 'Touches',
  keysHint: 'Elles agissent quand la table a le focus. Sur un Mac, ⌘ remplace Ctrl.',
  glossaryTitle: 'Vocabulaire des patiences',
  glossaryBack: 'Retour',
  signTitle: 'Peut-on encore gagner ?',
  signHelpText:
    'L’indicateur à côté du [numéro de donne|deal number] dit si la partie est encore [gagnable|winnable] ou, là où c’est ce qui compte, si la mise peut encore être récupérée. Pour le savoir, il regarde toutes les cartes, même celles qui sont [face cachée|face down]. Un [indice|hint] qui suit une solution ainsi trouvée vous le dit.\nS’il est trop tard, « Revenir » annule jusqu’à la dernière position où c’était possible. Le menu montre une solution entière de la donne, coup par coup. Dans les options, vous pouvez masquer cet indicateur, ou demander des donnes qui peuvent être gagnées.',
  gameHelp: {
    reno: {
      goal: 'Amenez des cartes aux [fondations|foundation]. Presque aucune donne n’est [gagnable|winnable] ; Reno est donc un pari : 11 cartes remboursent votre [mise|stake], et la récupérer est déjà une réussite.',
      table:
        'La [réserve|reserve] contient 13 cartes et n’en montre qu’une. Quatre [colonnes|column] commencent avec une carte chacune. Le reste est le [talon|stock] ; sa prochaine carte, la [carte retournée|turned card], est toujours visible. À côté, il y a la place de la [défausse|waste]. Le jeu ressemble au Canfield, ici Demon ; mais là, la défausse repasse.',
      moves:
        'Les [fondations|foundation] [montent|build] dans la même [enseigne|suit], de l’as au roi ; les [colonnes|column] descendent en [couleurs alternées|alternating colours]. La [carte retournée|turned card] et les [cartes du dessus|top card] de la [défausse|waste] et de la [réserve|reserve] vont sur les unes ou sur les autres. Une colonne ne va sur une autre qu’entière ; sa carte du dessus ne va seule que sur une fondation.\nJouée ou posée sur la défausse, la carte retournée laisse la place à la suivante ; il n’y a pas de [redistribution|redeal].\nUne colonne vide n’accepte que la carte du dessus de la réserve, quelle que soit sa [valeur|rank] ; une fois la réserve épuisée, un roi, retourné ou pris dans la défausse.\n{end}',
      score: `${bet} Onze cartes remboursent la mise, les 52 rapportent 260.`,
      strategy:
        'Réunissez des [colonnes|column] pour en vider : chaque colonne vide fait sortir une carte de la [réserve|reserve], qui en cache 12 au début. Avant de poser une carte sur la [défausse|waste], regardez celle qu’elle recouvre : il n’y a pas de second tour.',
      options: { end },
    },
    klondike: {
      goal: 'Amenez les 52 cartes aux [fondations|foundation].',
      table:
        'Sept [colonnes|column] contiennent d’une à sept cartes, toutes [face cachée|face down] sauf la [carte du dessus|top card]. Les 24 autres forment le [talon|stock] ; les cartes qu’on y retourne vont sur la [défausse|waste].',
      moves:
        'Les [fondations|foundation] [montent|build] dans la même [enseigne|suit], de l’as au roi. Les [colonnes|column] descendent en [couleurs alternées|alternating colours] : un 6 rouge va sur un 7 noir. Les [cartes du dessus|top card] de la [défausse|waste] et des colonnes peuvent aller sur une fondation ; la carte de la défausse, ou une [suite|run], sur une colonne.\nUne colonne vide n’accepte qu’un roi, seul ou avec les cartes posées dessus. Une carte [cachée|face down] qui est dégagée se retourne d’elle-même.\nRetournez des cartes du [talon|stock] quand vous voulez. Quand il est vide, on [retourne|redeal] la défausse, qui redevient le talon, dans le même ordre.\nLa partie est [perdue|lost] quand plus aucun coup n’est possible, même en retournant encore des cartes.',
      score: '{scoring}',
      strategy:
        'D’abord les coups qui découvrent une carte, surtout dans les longues [colonnes|column]. Ne videz pas une colonne avant d’avoir un roi à y mettre. Une carte n’a pas toujours intérêt à rejoindre aussitôt sa [fondation|foundation] : elle doit peut-être encore en porter une autre.',
      options: {
        draw: {
          3: 'On retourne trois cartes à la fois, et seule la dernière est [disponible|available].',
          1: 'On retourne une carte à la fois.',
        },
        redeals: {
          unlimited: 'Vous pouvez [retourner la défausse|redeal] aussi souvent que vous voulez.',
          n: '[Retournements|redeal] de la défausse permis : {n}.',
        },
        runs: { whole: 'Une [suite|run] ne va sur une autre [colonne|column] qu’entière.', any: split },
        takeBack: {
          false: 'Ce qui est sur une [fondation|foundation] y reste.',
          true: 'Vous pouvez [reprendre|take back] la [carte du dessus|top card] d’une [fondation|foundation].',
        },
        scoring: {
          standard:
            'Une carte de la [défausse|waste] vers une [colonne|column] rapporte 5 points, une carte découverte dans une colonne 5, une carte vers une [fondation|foundation] 10{takeBack=true: ; une carte [reprise|take back] en coûte 15}. En retournant une carte à la fois, chaque [retournement|redeal] de la défausse coûte 100 ; par trois, 20 à partir de la quatrième. Le score ne descend jamais sous 0.',
          vegas: `${bet}{takeBack=true: Une carte [reprise|take back] coûte 5.}`,
          none: 'Les points ne sont pas comptés.',
        },
      },
    },
    cruel: {
      goal: 'Amenez toutes les cartes aux [fondations|foundation], où les as se trouvent déjà.',
      table:
        'Les 48 autres cartes sont face visible dans douze [colonnes|column] de quatre. Le [talon|stock] est vide : c’est seulement la place où cliquer pour une [redistribution|redeal].',
      moves:
        'Seule la [carte du dessus|top card] d’une [colonne|column] est [disponible|available]. Elle va sur sa [fondation|foundation], qui [monte|build] dans la même [enseigne|suit] jusqu’au roi, ou, dans une autre colonne, sur la carte de la même enseigne juste au-dessus d’elle en valeur.\nUne colonne vide n’accepte rien avant que vous ne [redistribuiez|redeal], ce qui est permis à tout moment : les colonnes sont [ramassées|gather] et redonnées quatre par quatre, sans être mélangées. Une redistribution qui ne changerait rien est interdite.\nLa partie est [perdue|lost] quand il ne reste aucun coup et que les redistributions n’en amènent aucun ; un coup que la redistribution suivante ne ferait que défaire ne compte pas.',
      score: 'Chaque carte que vous amenez sur une [fondation|foundation] vaut 1 point, au plus 48.',
      strategy:
        'Quand vous avez le choix, [construisez|build] sur la [valeur|rank] la plus haute. Une [redistribution|redeal] laisse tel quel tout ce qui précède la première [colonne|column] modifiée : les coups joués à gauche sont donc ceux qui brassent le plus.',
    },
    demon: {
      goal: 'Amenez les 52 cartes aux [fondations|foundation], 13 sur chacune. Toutes les quatre commencent par la même [valeur|rank], celle de la [carte de base|base card]. En Amérique, ce jeu s’appelle Canfield.',
      table:
        'La [réserve|reserve], appelée le Démon, ne montre qu’une carte. La carte suivante commence la première [fondation|foundation] et fixe ainsi la [carte de base|base card]. Quatre [colonnes|column] commencent avec une carte chacune ; le reste est le [talon|stock] ; les cartes qu’on y retourne vont sur la [défausse|waste].',
      moves:
        'Les [fondations|foundation] [montent|build] dans la même [enseigne|suit], les [colonnes|column] descendent en [couleurs alternées|alternating colours], et les unes comme les autres [bouclent|wrap]. Les [cartes du dessus|top card] de la [défausse|waste] et du Démon vont sur les unes ou sur les autres ; une colonne va sur une autre, et sa carte du dessus sur une fondation.\nUne colonne vide est aussitôt [remplie|fill] par le Démon ; une fois celui-ci épuisé, elle accepte la carte du dessus de la défausse, quand vous voulez.\nRetournez trois cartes à la fois du [talon|stock] ; quand il est vide, [retournez|redeal] la défausse, aussi souvent que vous voulez : elle redevient le talon, dans le même ordre.\nLa partie est [perdue|lost] quand plus aucun coup n’est possible, même en retournant encore des cartes.',
      score: '{scoring}',
      strategy:
        'Jouez tous les coups possibles avant de tourner les trois cartes suivantes. De deux cartes qui conviennent, jouez celle du Démon : la [défausse|waste] revient. Avant de déplacer une [colonne|column], regardez quelle carte [remplirait|fill] la place. Une carte jouée de la défausse change celles qui sortiront au tour suivant.',
      options: {
        reserve: { n: 'Le Démon contient {n} cartes au début.' },
        runs: { whole: 'Une [colonne|column] ne va sur une autre qu’entière.', any: split },
        scoring: {
          cards:
            'Chaque carte sur une [fondation|foundation] vaut 1 point. Celle qui y est posée à la donne compte aussi.',
          vegas: `${bet} La carte qui y est posée à la donne compte aussi.`,
        },
      },
    },
    'over-under': {
      goal: 'Videz le [tableau|tableau] : jouez ses 35 cartes sur la [pile d’écart|discard pile]. Si ce n’est pas possible, laissez-en le moins possible.',
      table:
        'Sept [colonnes|column] de cinq cartes sont face visible. Une carte commence la [pile d’écart|discard pile], 16 forment le [talon|stock].',
      moves:
        'La [carte du dessus|top card] d’une [colonne|column] va sur la [pile d’écart|discard pile] si sa [valeur|rank] est juste au-dessus ou juste au-dessous de celle de la carte qui s’y trouve, dans n’importe quelle [enseigne|suit]. L’as est la plus basse, le roi la plus haute, et rien ne se pose sur un roi.\nRetournez une carte du [talon|stock] sur la pile quand vous voulez, même si vous pourriez jouer ; il n’y a pas de [redistribution|redeal].\n{end}',
      score:
        'Les cartes jouées rapportent leur [valeur|rank] : as 1, valet 11, dame 12, roi 13. Les cartes retournées ne rapportent rien. Vider le [tableau|tableau] ajoute 5 000.',
      strategy:
        'Regardez plus loin avant de jouer : en montant ou en descendant, quel sens permet de jouer le plus de cartes ? Gardez un roi pour la fin, quand vous retourneriez une carte de toute façon. Une carte gardée maintenant peut en relier deux autres plus tard.',
      options: { end },
    },
  },
  gameTexts: {
    demon: {
      piles: { reserve: 'Démon' },
      forms: {
        le: { piles: { reserve: 'le Démon' } },
        de: { piles: { reserve: 'du Démon' } },
        dans: { piles: { reserve: 'dans le Démon' } },
      },
      optionNames: { reserve: 'Cartes dans le Démon' },
      hintWhy: { 'frees-reserve': 'Cela libère une carte du Démon.' },
      filled: '{card} du Démon vers {pile.le}.',
      allOf: { reserve: 'Démon' },
      why: { 'reserve-first': 'tant que le Démon a des cartes, elles seules vont dans une colonne vide.' },
    },
  },
  glossary: {
    'alternating colours': {
      term: 'couleurs alternées',
      means: 'Rouge sur noir, noir sur rouge. Cœur et carreau sont rouges.',
    },
    'auto-finish': {
      term: 'fin automatique',
      means: 'Quand plus rien n’est caché, le reste du chemin vers les fondations est joué pour vous.',
    },
    available: {
      term: 'disponible',
      means:
        'Libre d’être jouée. C’est le plus souvent une [carte du dessus|top card], jamais une carte [couverte|covered].',
    },
    'base card': {
      term: 'carte de base',
      means:
        'La [valeur|rank] par laquelle commencent toutes les [fondations|foundation] : le plus souvent l’as ; dans Demon, celle que la donne a fixée.',
    },
    blocked: { term: 'bloquée', means: 'Se dit d’une partie [perdue|lost] : plus rien ne peut être joué.' },
    bookmark: {
      term: 'signet',
      means: 'Un moment de la partie que vous marquez, pour y revenir plus tard.',
    },
    build: {
      term: 'construire',
      means:
        'Poser des cartes les unes sur les autres dans l’ordre : en montant, vers le roi, ou en descendant, vers l’as.',
    },
    column: {
      term: 'colonne',
      means: 'Une pile du [tableau|tableau], étalée pour qu’on en voie chaque carte.',
    },
    'comes out': {
      term: 'réussie',
      means:
        'Se dit d’une partie gagnée : toutes les cartes sont à leur place, par exemple sur les [fondations|foundation].',
    },
    covered: { term: 'couverte', means: 'Placée sous une autre carte.' },
    'deal number': {
      term: 'numéro de donne',
      means: 'Désigne un ordre du paquet. Le même numéro donne à tout le monde les mêmes cartes.',
    },
    'discard pile': {
      term: 'pile d’écart',
      means: 'Là où les cartes sont posées pour de bon, dans les jeux sans [fondation|foundation].',
    },
    draw: {
      term: 'retourner',
      means:
        'Faire passer des cartes du [talon|stock], face visible, sur la [défausse|waste] ou la [pile d’écart|discard pile].',
    },
    exposed: {
      term: 'découverte',
      means: 'Un mot plus ancien pour [disponible|available] : sans autre carte dessus.',
    },
    'face down': {
      term: 'face cachée',
      means: 'Dont on ne voit que le dos. Une telle carte ne peut pas être jouée.',
    },
    fill: {
      term: 'remplir',
      means:
        'Mettre une carte dans une [colonne|column] vide. Les règles disent laquelle, et si elle y va d’elle-même.',
    },
    foundation: {
      term: 'fondation',
      means:
        'La destination des cartes : une pile qui monte dans une seule [enseigne|suit]. Quand toutes les cartes y sont, vous avez gagné. La [fin automatique|auto-finish] vous épargne les derniers coups.',
    },
    gather: {
      term: 'ramasser',
      means: 'Reprendre les [colonnes|column], la première d’abord, pour en refaire un paquet.',
    },
    hint: {
      term: 'indice',
      means:
        'Un coup utile, et pourquoi. Il ne tient compte que de ce que vous pouvez savoir, sauf indication contraire.',
    },
    'holding pile': {
      term: 'pile d’attente',
      means: 'Le nom de la [réserve|reserve] dans le Reno d’origine.',
    },
    lost: {
      term: 'perdue',
      means:
        'Se dit d’une partie où il ne reste aucun coup, et où ni retourner des cartes ni les [redistributions|redeal] n’en amènent. Vous pouvez encore annuler, ou revenir à un [signet|bookmark].',
    },
    pack: {
      term: 'jeu de cartes',
      means: 'Le paquet : les 52 cartes, dans l’ordre que désigne le [numéro de donne|deal number].',
    },
    rank: {
      term: 'valeur',
      means: 'As, 2 à 10, valet, dame, roi : le rang d’une carte, indépendamment de son [enseigne|suit].',
    },
    redeal: {
      term: 'redistribution',
      means:
        'Un nouveau [talon|stock] fait de la [défausse|waste], ou des [colonnes|column] données à nouveau. Les cartes ne sont pas mélangées.',
    },
    reserve: {
      term: 'réserve',
      means:
        'Une pile donnée au début, à épuiser. Seule sa [carte du dessus|top card] est visible, et elle seule peut être jouée.',
    },
    run: {
      term: 'suite',
      means: 'Des cartes au bout d’une [colonne|column], [construites|build] les unes sur les autres.',
    },
    sequence: {
      term: 'suite',
      means:
        'Des cartes dans l’ordre : sur une [fondation|foundation], ou dans une [colonne|column] en [séquence|run].',
    },
    stake: { term: 'mise', means: 'Ce que le paquet vous coûte avant que la première carte soit jouée.' },
    stock: {
      term: 'talon',
      means: 'Les cartes qui restent à [retourner|draw], le plus souvent [face cachée|face down].',
    },
    suit: { term: 'enseigne', means: 'Pique, cœur, carreau ou trèfle ; on dit aussi « couleur ».' },
    tableau: {
      term: 'tableau',
      means: 'Toutes les [colonnes|column] ensemble, où se joue l’essentiel de la partie.',
    },
    'take back': {
      term: 'reprendre',
      means:
        'Ramener une carte d’une [fondation|foundation] dans une [colonne|column]. Seule une règle maison le permet.',
    },
    'top card': {
      term: 'carte du dessus',
      means:
        'La carte sur laquelle il n’y en a pas d’autre. Dans une [colonne|column], c’est la plus proche de vous.',
    },
    'turned card': {
      term: 'carte retournée',
      means:
        'Dans Reno : la prochaine carte du [talon|stock], face visible, à jouer ou à poser sur la [défausse|waste].',
    },
    waste: {
      term: 'défausse',
      means:
        'Là où vont les cartes retournées jusqu’à ce qu’on puisse les jouer. Seule la dernière est [disponible|available].',
    },
    winnable: {
      term: 'gagnable',
      means:
        'Se dit d’une donne que l’on pourrait gagner en sachant où se trouve chaque carte. Tous les [numéros de donne|deal number] ne le sont pas.',
    },
    wrap: {
      term: 'boucler',
      means:
        'Continuer au-delà du bout : l’as suit le roi, et le roi suit l’as, comme dans 3, 2, as, roi, dame.',
    },
  },
  keyNames: {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Home: 'Début',
    End: 'Fin',
    PageUp: 'Page précédente',
    PageDown: 'Page suivante',
    Enter: 'Entrée',
    Space: 'Espace',
    Tab: 'Tab',
    Escape: 'Échap',
    Ctrl: 'Ctrl',
    Shift: 'Maj',
  },
  keyDoes: {
    piles: 'aller à la pile voisine',
    cards: 'aller à la carte voisine d’une pile',
    ends: 'aller à la carte la plus profonde, à celle du dessus',
    edges: 'aller à la première pile, à la dernière',
    areas: 'aller à une autre partie de la table',
    act: 'prendre, poser, retourner des cartes',
    targets: 'avec des cartes en main : aller à la prochaine place qui les accepte',
    putBack: 'remettre les cartes à leur place',
    columns: 'aller à la colonne 1 … 12',
    foundations: 'aller à la fondation 1 …',
    undo: 'annuler',
    redo: 'rétablir',
    deal: 'comme un clic sur le talon',
    home: 'jouer sur une fondation ou sur la pile d’écart',
    finish: 'fin automatique',
    hint: 'indice',
    help: 'cette aide',
    sayWhere: 'dire où je suis',
    sayPile: 'lire cette pile',
    sayWaste: 'lire le talon, la défausse et la réserve',
    sayFoundations: 'lire les fondations',
    sayTableau: 'lire les colonnes',
    sayLast: 'répéter le dernier message',
    sayMoves: 'lire les coups possibles',
    sayScore: 'lire le score et le temps',
  },

  // statistics
  statistics: 'Statistiques',
  statisticsOf: 'Jeu',
  anyDeals: 'donnes quelconques',
  winnableDeals: 'donnes gagnables',
  optionIs: '{option} : {value}',
  played: 'Parties jouées',
  gamesWon: 'Parties gagnées',
  shareWon: 'Taux de victoire',
  streak: 'Victoires d’affilée',
  bestStreak: 'Le plus de victoires d’affilée',
  bestTime: 'Meilleur temps',
  fewestMoves: 'Le moins de coups',
  bestScore: 'Meilleur score',
  bankroll: 'Cagnotte',
  bestPay: 'Meilleurs gains',
  dealsEven: 'Mises récupérées',
  shareEven: 'Taux de mises récupérées',
  fewestLeft: 'Le moins de cartes restantes',
  noneYet: 'Rien encore',
  statisticsStay: 'Les statistiques restent sur cet appareil.',
  reset: 'Remettre à zéro',
  resetReally: 'Vraiment remettre à zéro ?',
  resetForgets: {
    one: 'Cela efface {n} partie.',
    many: 'Cela efface {n} de parties.',
    other: 'Cela efface {n} parties.',
  },
  statisticsReset: 'Les statistiques sont remises à zéro.',
  cancel: 'Ne pas effacer',
  export: 'Exporter',
  exported: 'Si aucun fichier n’arrive, utilisez « Copier ».',
  copy: 'Copier',
  import: 'Importer',
  imported: { one: '{n} partie lue.', many: '{n} de parties lues.', other: '{n} parties lues.' },
  importFaults: {
    malformed: 'Ce fichier ne contient pas de statistiques, ou il est endommagé. Rien n’a été changé.',
    'future-format': 'Ce fichier vient d’une version plus récente. Rien n’a été changé.',
    'too-large': 'Ce fichier est trop gros. Rien n’a été changé.',
  },
};

defineLanguage('fr', texts);
