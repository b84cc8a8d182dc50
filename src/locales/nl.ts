// Dutch: every text, as in en.ts.
import { defineLanguage } from './languages.js';
import type { Texts } from './texts.js';

const bet =
  'Het pak kaarten kost 52, je [inzet|stake], en elke kaart op een [sorteerstapel|foundation] levert 5 op. Netto is wat er is uitbetaald min de inzet.';
const end = {
  'no-play':
    'Het spel is [verloren|lost] als er geen kaart meer te spelen is en omdraaien er ook geen oplevert.',
  'empty-stock': 'Het spel is [verloren|lost] als er geen kaart meer te spelen is en de [talon|stock] op is.',
};
const split =
  'Een [reeks|run] mag worden gesplitst: elke kaart ervan kan worden verplaatst, samen met de kaarten die erop liggen.';

const texts: Texts = {
  games: { reno: 'Reno', klondike: 'Klondike', cruel: 'Cruel', demon: 'Demon', 'over-under': 'Over-Under' },
  game: '{game}-patience',
  table: 'Tafel',

  card: '{suit} {rank}',
  ranks: {
    A: 'aas',
    2: '2',
    3: '3',
    4: '4',
    5: '5',
    6: '6',
    7: '7',
    8: '8',
    9: '9',
    T: '10',
    J: 'boer',
    Q: 'vrouw',
    K: 'heer',
  },
  suits: { S: 'schoppen', H: 'harten', D: 'ruiten', C: 'klaveren' },
  /** `the`: piles with their article. */
  forms: {
    the: {
      piles: {
        stock: 'de talon',
        waste: 'de reststapel',
        reserve: 'de reserve',
        discard: 'de aflegstapel',
      },
    },
  },
  /** What stands between the sentences of one announcement, and between the items of a list that has commas in it. */
  between: { sentences: ' ', items: '; ' },
  faceDownCard: 'gesloten kaart',
  piles: {
    stock: 'talon',
    waste: 'reststapel',
    reserve: 'reserve',
    discard: 'aflegstapel',
    foundation: 'sorteerstapel',
    tableau: 'kolom',
  },
  pileOfSeveral: '{name} {number}',
  pileCards: { one: '{pile}, één kaart', other: '{pile}, {n} kaarten' },
  pileFaceDown: { one: '{pile}, één gesloten', other: '{pile}, {n} gesloten' },
  pileEmpty: '{pile}, leeg',
  cardPlace: '{card}, {place} van {size}',
  faceDown: { one: 'Eén gesloten kaart', other: '{n} gesloten kaarten' },
  draw: { one: 'Draai één kaart om', other: 'Draai {n} kaarten om' },
  redeal: 'Opnieuw geven',
  recycle: 'Reststapel omkeren',
  redealCosts: { one: '{action}, kost één punt', other: '{action}, kost {n} punten' },
  takesRank: 'leeg, hier past een {ranks}',
  takesAny: 'leeg, elke kaart past',
  empty: 'leeg',

  toolbar: 'Spel',
  newGame: 'Nieuw spel',
  changeGame: 'Ander spel',
  restart: 'Opnieuw beginnen',
  undo: 'Ongedaan maken',
  undoBrings: '“Ongedaan maken” haalt het vorige spel terug.',
  redo: 'Opnieuw uitvoeren',
  deal: 'Spel {deal}',
  ownDeal: 'Vooraf bepaalde kaarten',
  score: 'Score',
  paid: 'Uitbetaald',
  stake: 'Inzet',
  net: 'Netto',
  amount: '$ {n}',
  points: 'Punten',
  left: 'Over',
  moves: 'Zetten',
  time: 'Tijd',
  close: 'Sluiten',

  menu: 'Menu',
  hint: 'Hint',
  finish: 'Afmaken',
  pause: 'Pauze',
  resume: 'Verder spelen',
  paused: 'Gepauzeerd',
  setBookmark: 'Bladwijzer plaatsen',
  returnToBookmark: 'Terug naar de bladwijzer',
  fullScreen: 'Volledig scherm',
  share: 'Dit spel delen',
  bookmarkSet: 'Bladwijzer geplaatst.',
  returned: 'Terug bij de bladwijzer.',
  restored: {
    one: '{game}, het spel gaat verder: tot nu toe één zet.',
    other: '{game}, het spel gaat verder: tot nu toe {n} zetten.',
  },

  deals: 'Spel kiezen',
  dealTitle: 'Spelnummer',
  dealHint: 'Hetzelfde nummer geeft altijd dezelfde kaarten.',
  dealWrong: 'Een spelnummer is een geheel getal van 1 tot en met 999.999.999.',
  play: 'Spelen',
  previousDeal: 'Vorige',
  nextDeal: 'Volgende',
  randomDeal: 'Willekeurig',
  daily: 'Spel van de dag',
  today: 'Spel van vandaag',
  todayStreak: { one: '{n} dag op rij', other: '{n} dagen op rij' },
  dailyHint: {
    one: 'Elke dag één spel. Je hebt er één gewonnen.',
    other: 'Elke dag één spel. Je hebt er {n} gewonnen.',
  },
  dayWon: '{day}, gewonnen',
  monthBefore: 'Vorige maand',
  monthAfter: 'Volgende maand',
  invitation: '{game}-patience, spel {deal}',
  invitationDeck: '{game}-patience',
  copied: 'Gekopieerd. Plak het waar je maar wilt.',
  shared: 'Gedeeld.',
  copyByHand: 'Deze pagina mag het klembord niet gebruiken. Kopieer de regel zelf.',

  options: 'Opties',
  rules: 'Spel',
  fixedByPage: 'Ingesteld door deze site.',
  fromNextGame: 'Geldt vanaf het volgende spel.',
  keepPlaying: 'Doorspelen',
  optionNames: {
    draw: 'Kaarten tegelijk omdraaien',
    redeals: 'Hoe vaak de reststapel wordt omgekeerd',
    runs: 'Reeksen verplaatsen',
    takeBack: 'Kaarten terughalen',
    scoring: 'Puntentelling',
    reserve: 'Kaarten in de reserve',
    end: 'Het spel eindigt',
  },
  optionValues: {
    end: { 'no-play': 'als er niets meer te spelen is', 'empty-stock': 'als de talon op is' },
    redeals: { unlimited: 'onbeperkt' },
    runs: { whole: 'alleen in hun geheel', any: 'ook gedeeltelijk' },
    takeBack: { false: 'niet toegestaan', true: 'toegestaan' },
    scoring: { standard: 'standaard', vegas: 'Vegas, met inzet', none: 'geen punten', cards: 'kaarten' },
  },
  optionPresets: { draw: { 1: '1 omdraaien', 3: '3 omdraaien' } },
  look: 'Uiterlijk',
  soundTitle: 'Geluid',
  looks: {
    theme: {
      label: 'Kleurthema',
      auto: 'zoals de pagina',
      light: 'licht',
      dark: 'donker',
      contrast: 'hoog contrast',
    },
    faces: { label: 'Voorkant van de kaarten', classic: 'klassiek', large: 'groot' },
    suits: { label: 'Schoppen, harten, ruiten, klaveren', two: 'in twee kleuren', four: 'in vier kleuren' },
    back: { label: 'Achterkant van de kaarten' },
    felt: {
      label: 'Kleur van de tafel',
      green: 'groen',
      blue: 'blauw',
      burgundy: 'bordeauxrood',
      grey: 'grijs',
    },
    autoplay: {
      label: 'Kaarten gaan vanzelf naar hun sorteerstapel',
      never: 'nooit',
      safe: 'als ze niet meer nodig zijn',
      always: 'altijd',
    },
    tap: {
      label: 'Op een kaart tikken of klikken',
      move: 'legt hem op de beste plaats',
      lift: 'pakt hem op',
    },
    navigation: {
      label: 'Tab-toets',
      grid: 'stopt één keer bij de tafel',
      step: 'stopt bij elke kaart die kan worden verplaatst',
    },
    verbosity: { label: 'Meldingen', brief: 'kort', normal: 'normaal', full: 'uitgebreid' },
    verdict: {
      label: 'Of het spel nog te winnen is',
      quiet: 'tonen zodra het verloren is',
      always: 'altijd tonen',
      off: 'nooit tonen',
    },
  },
  access: 'Toetsenbord en aankondigingen',
  switches: {
    shortcuts: 'Sneltoetsen van één letter of cijfer',
    leftHanded: 'Tafel voor linkshandigen',
    sound: 'Geluiden',
    clock: 'Tijd tonen',
  },

  hintTo: 'Verplaats {sign} naar {pile.the}.',
  hintOn: 'Leg {sign} op {onSign}.',
  hintDraw: { one: 'Draai één kaart om.', other: 'Draai {n} kaarten om.' },
  hintRedeal: '{action}.',
  hintWhy: {
    'goes-home': 'De kaart kan naar een sorteerstapel.',
    'turns-up': 'In {pile.the} wordt een kaart omgedraaid.',
    'frees-reserve': 'Dat maakt een kaart van de reserve vrij.',
    'frees-waste': 'Dat maakt een omgedraaide kaart vrij.',
    'empties-column': 'Dat maakt een kolom leeg.',
    builds: 'Daarmee wordt verder gebouwd.',
    chain: { one: 'De kaart past.', other: 'Zo zijn er {n} kaarten achter elkaar te spelen.' },
    'opens-way': 'Daarna: {then}',
    draw: 'Geen zet op de tafel brengt je verder.',
    redeal: 'Geen zet op de tafel brengt je verder.',
    wins: { one: 'Daarmee is het spel gewonnen.', other: 'Zo is het spel in {n} zetten te winnen.' },
    'reaches-aim': {
      one: 'Daarmee is de inzet terugverdiend.',
      other: 'Zo is de inzet in {n} zetten terug te verdienen.',
    },
    'leaves-fewest': 'Er blijven er minstens {n} over.',
  },
  hintHidden: 'Gevonden door naar gesloten kaarten te kijken.',

  // the verdict
  lookingBack: 'Bezig met zoeken naar de laatste stand met een oplossing.',
  returnedTo: {
    one: 'Eén zet ongedaan gemaakt. Vanaf hier is het spel te winnen.',
    other: '{n} zetten ongedaan gemaakt. Vanaf hier is het spel te winnen.',
  },
  returnedToAim: {
    one: 'Eén zet ongedaan gemaakt. Vanaf hier is de inzet terug te verdienen.',
    other: '{n} zetten ongedaan gemaakt. Vanaf hier is de inzet terug te verdienen.',
  },
  noReturn: 'Van geen eerdere stand is een oplossing bekend.',
  seekingDeal: 'Bezig met zoeken naar een spel met een oplossing.',
  dealtByChance: 'Er is niet op tijd een spel met een zekere oplossing gevonden; dit spel is willekeurig.',

  hintNone: 'Geen zet brengt je nog verder. Maak zetten ongedaan of begin een nieuw spel.',
  hintLost:
    'Geen kaart kan nog worden gespeeld, hoe vaak je ook omdraait. Maak zetten ongedaan of begin een nieuw spel.',

  faults: {
    'storage-unavailable': 'Dit spel wordt niet bewaard: de browser laat deze pagina niets opslaan.',
    'storage-full': 'Dit spel wordt niet bewaard: de browser heeft geen ruimte meer voor deze pagina.',
    'save-conflict': 'Dit spel wordt niet bewaard: het wordt ook in een ander tabblad gespeeld.',
    'save-limit': 'Dit spel is te lang om verder te bewaren: bewaard is de stand na 20.000 zetten.',
    'save-changed': 'Het bewaarde spel kon maar gedeeltelijk worden hersteld.',
    other: 'Het bewaarde spel was niet te lezen, dus is er een nieuw gegeven. Het oude is apart gezet.',
  },

  won: { one: 'Je hebt in één zet gewonnen.', other: 'Je hebt in {n} zetten gewonnen.' },
  lost: 'Geen zetten meer. Maak zetten ongedaan of begin een nieuw spel.',
  wonTitle: 'Gewonnen!',
  lostTitle: 'Geen zetten meer',
  stuck: 'Geen zet helpt nog. Maak zetten ongedaan of begin een nieuw spel.',
  stuckTitle: 'Geen zet helpt nog',
  newRecord: 'Nieuw record!',
  bestSoFar: 'Beste: {value}',
  shareResult: 'Delen',
  brokeEven: 'De inzet is terugverdiend: netto {net}.',
  fellShort: 'De inzet is niet terugverdiend: netto {net}.',
  cardsLeft: { one: 'Er is één kaart over.', other: 'Er zijn {n} kaarten over.' },

  // what is said of an action; `…Brief` where little is wanted
  picked: '{card} opgepakt van {pile.the}.',
  pickedMore: {
    one: '{card} en nog één opgepakt van {pile.the}.',
    other: '{card} en nog {n} opgepakt van {pile.the}.',
  },
  pickedBrief: '{card} opgepakt.',
  pickedMoreBrief: { one: '{card} en nog één opgepakt.', other: '{card} en nog {n} opgepakt.' },
  places: { one: 'Eén plaats: {places}.', other: '{n} plaatsen: {places}.' },
  placesBrief: { one: 'Eén plaats.', other: '{n} plaatsen.' },
  placesMore: '{places} en meer',
  noPlaces: 'Er is geen passende plaats.',
  placeOn: '{card}, {pile}',
  canDrop: '{place}. Hier kun je neerleggen.',
  canDropBrief: 'Hier kun je neerleggen.',
  putBack: '{card} teruggelegd.',
  moved: '{card} naar {pile.the}.',
  movedOn: '{card} op {onto}, {pile}.',
  movedMore: { one: '{card} en nog één naar {pile.the}.', other: '{card} en nog {n} naar {pile.the}.' },
  movedMoreOn: {
    one: '{card} en nog één op {onto}, {pile}.',
    other: '{card} en nog {n} op {onto}, {pile}.',
  },
  turned: '{card} omgedraaid in {pile.the}.',
  turnedBrief: '{card} omgedraaid.',
  turnedStock: '{card} omgedraaid.',
  filled: '{card} van de reserve naar {pile.the}.',
  uncovered: '{card} ligt nu boven op {pile.the}.',
  emptied: '{pile.the} is nu leeg.',
  drawn: '{cards} omgedraaid.',
  laidAside: '{cards} weggelegd.',
  stockLeft: { one: 'Nog één in de talon.', other: 'Nog {n} in de talon.' },
  stockGone: 'De talon is leeg.',
  pressToRedeal: 'Met {key} keer je de reststapel om.',
  canRedeal: 'De reststapel kan worden omgekeerd.',
  redealt: 'Opnieuw gegeven.',
  recycled: { one: 'Reststapel omgekeerd. Eén kaart.', other: 'Reststapel omgekeerd. {n} kaarten.' },
  undone: 'Ongedaan gemaakt: {card} terug naar {pile.the}.',
  undoneDraw: 'Ongedaan gemaakt: {cards} terug naar de talon.',
  undoneRedeal: 'Ongedaan gemaakt: {action}.',
  nowFaceDown: '{card} weer gesloten.',
  nothingToUndo: 'Niets om ongedaan te maken.',
  nothingToRedo: 'Niets om opnieuw te doen.',
  notYet: 'Nog niet alles ligt open.',
  dealt: '{game}, nieuw spel.',
  dealtNumber: '{game}, spel {deal}.',

  // what is said when it is asked for
  sayWhere: '{place}, in {pile.the}.',
  sayHand: 'In je hand: {cards}.',
  sayPile: '{pile}: {cards}.',
  sayTop: { one: '{pile}: {card}, de enige kaart.', other: '{pile}: {card}, de bovenste van {n} kaarten.' },
  sayHidden: { one: '{pile}: één kaart.', other: '{pile}: {n} kaarten.' },
  sayEmpty: '{pile}: leeg.',
  sayAll: '{name}: {items}.',
  sayItem: '{number}, {card}',
  sayItemHidden: { one: '{number}, {card}, één gesloten', other: '{number}, {card}, {n} gesloten' },
  sayItemEmpty: '{number}, leeg',
  allOf: {
    stock: 'Talon',
    waste: 'Reststapel',
    reserve: 'Reserve',
    discard: 'Aflegstapel',
    foundation: 'Sorteerstapels',
    tableau: 'Kolommen',
  },
  sayMoves: { one: 'Eén zet: {moves}.', other: '{n} zetten: {moves}.' },
  movesMore: '{moves} en meer',
  moveTo: '{card} naar {pile.the}',
  moveDraw: 'kaarten omdraaien',
  moveRedeal: 'opnieuw geven',
  moveRecycle: 'de reststapel omkeren',
  sayNoMoves: 'Geen zetten.',
  sayFigure: '{name}: {value}.',
  sayNothing: 'Er is nog niets gemeld.',

  refusedBrief: 'Mag niet.',
  refused: 'Mag niet: {why}',
  needsRed: '{card} moet op een rode {ranks}.',
  needsBlack: '{card} moet op een zwarte {ranks}.',
  needsCard: '{card} moet op {onto}.',
  needsRank: '{card} moet op een {ranks}.',
  needsEmpty: '{card} mag alleen naar een lege plaats.',
  isRed: '{onto} is rood.',
  isBlack: '{onto} is zwart.',
  why: {
    'malformed-move': 'dat is geen zet.',
    'unknown-pile': 'die stapel bestaat niet.',
    'game-over': 'het spel is gewonnen.',
    'same-pile': 'de kaart ligt daar al.',
    'pile-empty': 'daar ligt geen kaart.',
    'not-available': 'vandaar worden geen kaarten gespeeld.',
    'stays-on-foundation': '{card} blijft op de sorteerstapel.',
    'too-few-cards': 'zoveel kaarten liggen er niet.',
    'face-down': 'gesloten kaarten kunnen niet worden verplaatst.',
    'takes-no-cards': 'daar kan niets worden neergelegd.',
    'not-from-there': 'van die plaats worden hier geen kaarten aangenomen.',
    'one-at-a-time': 'daarheen mag maar één kaart tegelijk.',
    'top-card-only': 'alleen de bovenste kaart kan worden verplaatst.',
    'whole-column-only': 'een kolom kan alleen in zijn geheel worden verplaatst.',
    'whole-run-only': 'de open kaarten van een kolom kunnen alleen samen worden verplaatst.',
    'not-a-run': 'deze kaarten vormen geen reeks.',
    'too-many-at-once': {
      one: 'er kan maar één kaart tegelijk worden verplaatst.',
      other: 'er kunnen hoogstens {n} kaarten tegelijk worden verplaatst.',
    },
    'changes-nothing': 'een hele kolom naar een lege plaats verandert niets.',
    'empty-takes-nothing': 'op een lege kolom mag geen kaart.',
    'reserve-first': 'zolang de reserve kaarten heeft, mogen alleen die op een lege kolom.',
    'empty-not-from-there': 'op een lege kolom mogen alleen kaarten van {kinds.the}.',
    'empty-takes-kings-only': 'op een lege kolom mag alleen een heer.',
    'empty-takes-rank-only': 'de eerste kaart moet een {ranks} zijn.',
    'foundation-starts-with': 'de eerste kaart van een sorteerstapel moet een {ranks} zijn.',
    'pile-full': 'deze stapel is compleet.',
    'nothing-on-a-king': 'op een heer komt geen kaart.',
    'nothing-on-an-ace': 'op een aas wordt niet gebouwd.',
    'nothing-on-that-rank': 'op {onto} komt geen kaart.',
    'no-draw': 'in dit spel worden geen kaarten omgedraaid.',
    'stock-empty': 'de talon is leeg.',
    'no-redeal': 'in dit spel wordt niet opnieuw gegeven.',
    'stock-not-empty': 'de talon heeft nog kaarten.',
    'waste-empty': 'er valt niets meer om te keren.',
    'redeals-used': 'dat mag niet nog eens.',
    'redeal-changes-nothing': 'opnieuw geven zou nu niets veranderen.',
  },

  // can it still be won
  signs: {
    win: {
      winnable: 'Te winnen',
      'lost-since': 'Niet meer te winnen',
      lost: 'Vanaf hier niet te winnen',
      unwinnable: 'Niet te winnen',
      unknown: 'Te winnen? Niet bekend',
      searching: 'Te winnen? Aan het zoeken …',
    },
    aim: {
      winnable: 'Inzet terug te verdienen',
      'lost-since': 'Inzet niet meer terug te verdienen',
      lost: 'Inzet van hier niet terug te verdienen',
      unwinnable: 'Inzet niet terug te verdienen',
      unknown: 'Inzet terug te verdienen? Niet bekend',
      searching: 'Inzet terug te verdienen? Aan het zoeken …',
    },
  },
  signHelp: {
    winnable: 'Met kennis van alle kaarten is een oplossing gevonden.',
    'lost-since': 'Eerder was er een oplossing. Vanaf hier is er geen.',
    lost: 'Vanaf hier is er geen oplossing. Of er eerder een was, is niet bekend.',
    unwinnable: 'Er is geen oplossing, hoe dit spel ook wordt gespeeld.',
    unknown: 'Er is geen oplossing gevonden, en ook niet bewezen dat er geen is.',
    searching: '',
  },
  signBest: 'betaalt hoogstens {n}',
  signFewest: 'Er blijven er minstens {n} over',
  back: 'Terug',
  backWin: 'Terug naar waar het spel te winnen was',
  backAim: 'Terug naar waar de inzet terug te verdienen was',
  showWin: 'Tonen hoe het spel te winnen is',
  showAim: 'Tonen hoe de inzet terug te verdienen is',
  lostWin: 'Tonen hoe het spel te winnen was geweest',
  lostAim: 'Tonen hoe de inzet terug te verdienen was geweest',
  neverWin: 'Dit spel is niet te winnen.',
  neverAim: 'In dit spel is de inzet niet terug te verdienen.',
  replay: 'Oplossing',
  replayAsk: 'Je krijgt te zien waar elke kaart ligt en hoe je de kaarten moet spelen.',
  replayShow: 'Tonen',
  replayLooking: 'Bezig een oplossing te zoeken …',
  replayNone: 'Er is niet op tijd een oplossing gevonden.',
  replayStep: 'Zet {n} van {all}',
  replayFirst: 'Naar het begin',
  replayBack: 'Eén zet terug',
  replayNext: 'Eén zet verder',
  replayLast: 'Naar het einde',
  onlyWin: 'Alleen spellen die te winnen zijn',
  onlyAim: 'Alleen spellen waarin de inzet terug te verdienen is',
  onlyHint: 'Geldt voor willekeurige spellen. Het kan even duren voordat er een is gevonden.',

  // help
  help: 'Help',
  howTo: 'Zo verplaats je kaarten',
  howDrag: 'Sleep een kaart naar een plek waar ze past. De kaarten erop gaan mee.',
  howMove: 'Of tik of klik erop: ze gaat naar de beste plek. Tik meteen nog eens voor de volgende plek.',
  howLift: 'Of tik of klik erop om ze op te pakken, en dan op de plek waar ze heen gaat.',
  howStock:
    'Tik op de talon om kaarten om te draaien of, als hij leeg is, om opnieuw te beginnen waar de regels dat toestaan.',
  goal: 'Doel',
  strategy: 'Tip',
  houseRules: 'Huisregels',
  keysTitle: 'Toetsen',
  keysHint: 'Ze werken zolang de tafel de focus heeft. Op een Mac werkt ⌘ als Ctrl.',
  glossaryTitle: 'Patiencetermen',
  glossaryBack: 'Terug',
  signTitle: 'Is het spel nog te winnen?',
  signHelpText:
    'De indicator naast het [spelnummer|deal number] zegt of het spel nog [te winnen|winnable] is of, waar het daarom gaat, of je je inzet nog kunt terugverdienen. Om dat te weten kijkt die naar alle kaarten, ook naar de kaarten die [gesloten|face down] liggen. Een [hint|hint] die een zo gevonden oplossing volgt, zegt dat erbij.\nWas het te laat, dan maakt “Terug” zetten ongedaan tot de laatste stand waarin het nog kon. Het menu toont stap voor stap een hele oplossing van het spel. In de opties kun je de indicator uitzetten, of alleen spellen vragen die te winnen zijn.',
  gameHelp: {
    reno: {
      goal: 'Breng kaarten naar de [sorteerstapels|foundation]. Bijna geen spel is [te winnen|winnable], dus Reno is een weddenschap: met 11 kaarten verdien je je [inzet|stake] terug, en dat is al een prestatie.',
      table:
        'De [reserve|reserve] bevat 13 kaarten en toont er één. Vier [kolommen|column] beginnen met elk één kaart. De rest is de [talon|stock]; de volgende kaart daarvan, de [omgedraaide kaart|turned card], is altijd te zien. Ernaast is plaats voor de [reststapel|waste]. Het spel lijkt op Canfield, hier Demon; maar daar komt de reststapel weer terug.',
      moves:
        'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] oplopend [gebouwd|build], van aas tot heer; op de [kolommen|column] aflopend, [afwisselend rood en zwart|alternating colours]. De [omgedraaide kaart|turned card] en de [bovenste kaart|top card] van [reststapel|waste] en [reserve|reserve] mogen naar beide. Een kolom mag alleen in zijn geheel naar een andere; de bovenste kaart apart mag alleen naar een sorteerstapel.\nWordt de omgedraaide kaart gespeeld of op de reststapel gelegd, dan maakt die plaats voor de volgende; er wordt niet [opnieuw gegeven|redeal].\nOp een lege kolom mag alleen de bovenste kaart van de reserve, van welke [waarde|rank] ook; is de reserve op, dan alleen een heer: de omgedraaide kaart of een van de reststapel.\n{end}',
      score: `${bet} Elf kaarten verdienen de inzet terug, alle 52 leveren 260 op.`,
      strategy:
        'Voeg [kolommen|column] samen om gaten te maken: elk gat laat een kaart uit de [reserve|reserve], die in het begin 12 kaarten verbergt. Kijk, voordat je een kaart op de [reststapel|waste] legt, welke kaart je daarmee bedekt: er komt geen tweede ronde.',
      options: { end },
    },
    klondike: {
      goal: 'Breng alle 52 kaarten naar de [sorteerstapels|foundation].',
      table:
        'Zeven [kolommen|column] bevatten één tot zeven kaarten, allemaal [gesloten|face down] behalve de [bovenste|top card]. De andere 24 zijn de [talon|stock]; kaarten die daarvan zijn omgedraaid, liggen op de [reststapel|waste].',
      moves:
        'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] oplopend [gebouwd|build], van aas tot heer. Op de [kolommen|column] wordt aflopend gebouwd, [afwisselend rood en zwart|alternating colours]: een rode 6 op een zwarte 7. De [bovenste kaart|top card] van de [reststapel|waste] en van een kolom mag naar een sorteerstapel; de kaart van de reststapel of een [reeks|run] mag naar een kolom.\nOp een lege kolom mag alleen een heer, alleen of met de kaarten die erop liggen. Een [gesloten|face down] kaart die vrijkomt, draait vanzelf om.\nDraai kaarten van de [talon|stock] om wanneer je maar wilt. Is die leeg, dan wordt de reststapel [omgekeerd|redeal]: die is in dezelfde volgorde weer de talon.\nHet spel is [verloren|lost] als er geen kaart meer te spelen is, hoe vaak je ook omdraait.',
      score: '{scoring}',
      strategy:
        'Zetten die een kaart omdraaien gaan voor, vooral in de lange [kolommen|column]. Maak geen kolom leeg voordat je er een heer voor hebt. Niet elke kaart hoeft meteen naar de [sorteerstapel|foundation]: misschien moet er nog een andere op.',
      options: {
        draw: {
          3: 'Er worden drie kaarten tegelijk omgedraaid, en alleen de laatste is [vrij|available].',
          1: 'De kaarten worden één voor één omgedraaid.',
        },
        redeals: {
          unlimited: 'Je mag de reststapel [omkeren|redeal] zo vaak je wilt.',
          n: 'Zo vaak mag je de reststapel [omkeren|redeal]: {n}.',
        },
        runs: {
          whole: 'Een [reeks|run] mag alleen in zijn geheel naar een andere [kolom|column].',
          any: split,
        },
        takeBack: {
          false: 'Wat op een [sorteerstapel|foundation] ligt, blijft daar.',
          true: 'Je mag de [bovenste kaart|top card] van een [sorteerstapel|foundation] [terughalen|take back].',
        },
        scoring: {
          standard:
            'Een kaart van de [reststapel|waste] naar een [kolom|column] levert 5 punten op, een kaart die in een kolom wordt omgedraaid 5, een kaart naar een [sorteerstapel|foundation] 10{takeBack=true:; een kaart [terughalen|take back] kost 15}. Als je één voor één omdraait, kost elke keer [omkeren|redeal] 100; als je er drie tegelijk omdraait, kost het 20 vanaf de vierde keer. De score zakt nooit onder 0.',
          vegas: `${bet}{takeBack=true: Een kaart [terughalen|take back] kost 5.}`,
          none: 'Er worden geen punten geteld.',
        },
      },
    },
    cruel: {
      goal: 'Breng alle kaarten naar de [sorteerstapels|foundation], waar de azen al liggen.',
      table:
        'De andere 48 kaarten liggen open in twaalf [kolommen|column] van vier. De [talon|stock] is leeg: die is alleen de plek waar je klikt om [opnieuw te geven|redeal].',
      moves:
        'Alleen de [bovenste kaart|top card] van een [kolom|column] is [vrij|available]. Die mag naar de [sorteerstapel|foundation], waar in één [kleur|suit] oplopend tot de heer wordt [gebouwd|build], of in een andere kolom op de kaart van dezelfde kleur die één hoger is.\nEen lege kolom blijft leeg tot je [opnieuw geeft|redeal]. Dat mag op elk moment: de kolommen worden [bijeengeraapt|gather] en ongeschud weer per vier uitgelegd. Opnieuw geven mag niet als het niets zou veranderen.\nHet spel is [verloren|lost] als er geen kaart meer te spelen is en opnieuw geven er ook geen oplevert; een zet die bij de volgende keer geven alleen maar zou worden teruggedraaid, telt niet.',
      score: 'Elke kaart die je naar een [sorteerstapel|foundation] brengt, telt voor 1, hoogstens 48.',
      strategy:
        '[Bouw|build], als je kunt kiezen, op de hoogste [waarde|rank]. [Opnieuw geven|redeal] laat alles vóór de eerste veranderde [kolom|column] zoals het was, dus zetten aan de linkerkant brengen het meeste in beweging.',
    },
    demon: {
      goal: 'Breng alle 52 kaarten naar de [sorteerstapels|foundation], 13 op elk. Alle vier beginnen ze met dezelfde [waarde|rank], de [basiskaart|base card]. In Amerika heet het spel Canfield.',
      table:
        'De [reserve|reserve], de demon genoemd, toont maar één kaart. De volgende vormt het begin van de eerste [sorteerstapel|foundation] en bepaalt zo de [basiskaart|base card]. Vier [kolommen|column] beginnen met elk één kaart; de rest is de [talon|stock]; kaarten die daarvan zijn omgedraaid, liggen op de [reststapel|waste].',
      moves:
        'Op de [sorteerstapels|foundation] wordt in één [kleur|suit] oplopend [gebouwd|build], op de [kolommen|column] aflopend, [afwisselend rood en zwart|alternating colours]; beide [lopen door|wrap]. De [bovenste kaart|top card] van [reststapel|waste] en demon mag naar beide; een kolom mag naar een andere, en de bovenste kaart ervan naar een sorteerstapel.\nEen lege kolom wordt meteen vanuit de demon [opgevuld|fill]; is die op, dan mag de bovenste kaart van de reststapel erop, wanneer je maar wilt.\nDraai telkens drie kaarten van de [talon|stock] om; is die leeg, dan mag je de reststapel [omkeren|redeal], zo vaak je wilt: die wordt in dezelfde volgorde de talon.\nHet spel is [verloren|lost] als er geen kaart meer te spelen is, hoe vaak je ook omdraait.',
      score: '{scoring}',
      strategy:
        'Doe alle zetten die kunnen voordat je de volgende drie kaarten omdraait. Passen er twee kaarten, speel dan die van de demon: de [reststapel|waste] komt nog eens langs. Kijk, voordat je een [kolom|column] weghaalt, welke kaart het gat zou [opvullen|fill]. Eén kaart die je van de reststapel speelt, verandert welke kaarten in de volgende ronde bovenkomen.',
      options: {
        reserve: { n: 'De demon bevat in het begin {n} kaarten.' },
        runs: { whole: 'Een [kolom|column] mag alleen in zijn geheel naar een andere.', any: split },
        scoring: {
          cards:
            'Elke kaart op een [sorteerstapel|foundation] telt voor 1, ook de kaart die daar is gegeven.',
          vegas: `${bet} Ook de kaart die daar is gegeven, telt.`,
        },
      },
    },
    'over-under': {
      goal: 'Maak het [speelveld|tableau] leeg: speel de 35 kaarten ervan naar de [aflegstapel|discard pile]. Lukt dat niet, laat er dan zo weinig mogelijk over.',
      table:
        'Zeven [kolommen|column] van vijf kaarten liggen open. Eén kaart vormt het begin van de [aflegstapel|discard pile], 16 zijn de [talon|stock].',
      moves:
        'De [bovenste kaart|top card] van een [kolom|column] mag naar de [aflegstapel|discard pile] als de [waarde|rank] één hoger of één lager is dan die van de kaart daar, in welke [kleur|suit] ook. De aas is laag, de heer is hoog, en op een heer komt niets.\nDraai een kaart van de [talon|stock] om wanneer je maar wilt, ook als je nog kunt spelen: die komt op de aflegstapel. Er wordt niet [opnieuw gegeven|redeal].\n{end}',
      score:
        'Kaarten die je speelt, tellen voor hun [waarde|rank]: aas 1, boer 11, vrouw 12, heer 13. Kaarten die je van de talon omdraait, tellen niet. Een leeg [speelveld|tableau] levert 5.000 extra op.',
      strategy:
        'Kijk vooruit voordat je speelt: neem je omhoog of omlaag meer kaarten mee? Bewaar een heer voor het eind, als je toch een kaart zou omdraaien. Een kaart die je nu achterhoudt, verbindt later misschien twee andere.',
      options: { end },
    },
  },
  gameTexts: {
    demon: {
      piles: { reserve: 'demon' },
      forms: { the: { piles: { reserve: 'de demon' } } },
      optionNames: { reserve: 'Kaarten in de demon' },
      hintWhy: { 'frees-reserve': 'Dat maakt een kaart van de demon vrij.' },
      filled: '{card} van de demon naar {pile.the}.',
      allOf: { reserve: 'Demon' },
      why: { 'reserve-first': 'zolang de demon kaarten heeft, mogen alleen die op een lege kolom.' },
    },
  },
  glossary: {
    'alternating colours': {
      term: 'afwisselend rood en zwart',
      means: 'Rood op zwart, zwart op rood. Harten en ruiten zijn rood.',
    },
    'auto-finish': {
      term: 'afmaken',
      means: 'Als er niets meer gesloten ligt, wordt de rest van de weg voor je gespeeld.',
    },
    available: {
      term: 'vrij',
      means:
        'Klaar om gespeeld te worden. Meestal is dat een [bovenste kaart|top card], nooit een kaart die [bedekt|covered] is.',
    },
    'base card': {
      term: 'basiskaart',
      means:
        'De [waarde|rank] waarmee alle [sorteerstapels|foundation] beginnen: meestal de aas, bij Demon zoals het spel het bepaalt.',
    },
    blocked: {
      term: 'geblokkeerd',
      means: 'Gezegd van een spel dat [verloren|lost] is: er kan niets meer gespeeld worden.',
    },
    bookmark: {
      term: 'bladwijzer',
      means: 'Een moment in het spel dat je markeert om er later naar terug te keren.',
    },
    build: {
      term: 'bouwen',
      means: 'Kaarten op volgorde op elkaar leggen: oplopend, naar de heer, of aflopend, naar de aas.',
    },
    column: {
      term: 'kolom',
      means: 'Een stapel van het [speelveld|tableau], zo uitgelegd dat elke kaart te zien is.',
    },
    'comes out': {
      term: 'komt uit',
      means:
        'Gezegd van een spel dat gewonnen is: alle kaarten liggen waar ze horen, zoals op de [sorteerstapels|foundation].',
    },
    covered: { term: 'bedekt', means: 'Onder een andere kaart liggend.' },
    'deal number': {
      term: 'spelnummer',
      means: 'Staat voor één volgorde van de kaarten. Hetzelfde nummer geeft iedereen dezelfde kaarten.',
    },
    'discard pile': {
      term: 'aflegstapel',
      means: 'Hier komen kaarten voorgoed terecht, in spellen zonder [sorteerstapel|foundation].',
    },
    draw: {
      term: 'omdraaien',
      means: 'Kaarten van de [talon|stock] op de [reststapel|waste] of de [aflegstapel|discard pile] leggen.',
    },
    exposed: {
      term: 'blootliggend',
      means: 'Een ouder woord voor [beschikbaar|available]: zonder een andere kaart erop.',
    },
    'face down': {
      term: 'gesloten',
      means: 'Zo dat alleen de achterkant te zien is. Zo’n kaart kan niet worden gespeeld.',
    },
    fill: {
      term: 'opvullen',
      means: 'Een kaart in een lege [kolom|column] leggen. De regels zeggen welke, en of dat vanzelf gaat.',
    },
    foundation: {
      term: 'sorteerstapel',
      means:
        'Een stapel waarop in één [kleur|suit] oplopend wordt gebouwd. Liggen alle kaarten daar, dan heb je gewonnen. [Afmaken|auto-finish] bespaart je de laatste stappen.',
    },
    gather: {
      term: 'bijeenrapen',
      means: 'De [kolommen|column] oppakken, de eerste het eerst, en er weer één pak van maken.',
    },
    hint: {
      term: 'hint',
      means:
        'Een zet die je verder brengt, en waarom. Hij gebruikt niets wat je niet kunt weten, tenzij hij dat zegt.',
    },
    'holding pile': { term: 'wachtstapel', means: 'De naam van de [reserve] in het oorspronkelijke Reno.' },
    lost: {
      term: 'verloren',
      means:
        'Er is geen kaart te spelen, en die komt er ook niet door omdraaien of [opnieuw geven|redeal]. Je kunt nog steeds zetten ongedaan maken of teruggaan naar een [bladwijzer|bookmark].',
    },
    pack: {
      term: 'pak kaarten',
      means: 'De 52 kaarten van een spel, in de volgorde die het [spelnummer|deal number] aangeeft.',
    },
    rank: {
      term: 'waarde',
      means: 'Aas, 2 tot en met 10, boer, vrouw, heer: wat een kaart is, los van de [kleur|suit].',
    },
    redeal: {
      term: 'opnieuw geven',
      means:
        'Van de [reststapel|waste] een nieuwe [talon|stock] maken, of de [kolommen|column] opnieuw uitleggen. Er wordt niet geschud.',
    },
    reserve: {
      term: 'reserve',
      means:
        'Een stapel die aan het begin wordt gegeven en op moet. Alleen de [bovenste kaart|top card] is te zien, en alleen die kan worden gespeeld.',
    },
    run: {
      term: 'reeks',
      means: 'Kaarten aan het eind van een [kolom|column] die op elkaar zijn [gebouwd|build].',
    },
    sequence: {
      term: 'volgorde',
      means:
        'Kaarten op volgorde: op een [sorteerstapel|foundation], of in een [kolom|column] als [reeks|run].',
    },
    stake: { term: 'inzet', means: 'Wat het pak kaarten je kost voordat de eerste kaart is gespeeld.' },
    stock: {
      term: 'talon',
      means:
        'De kaarten die nog moeten komen, meestal [gesloten|face down]. Daarvan worden kaarten [omgedraaid|draw].',
    },
    suit: { term: 'kleur', means: 'Schoppen, harten, ruiten of klaveren.' },
    tableau: {
      term: 'speelveld',
      means: 'Alle [kolommen|column] samen; hier wordt het meest gespeeld.',
    },
    'take back': {
      term: 'terughalen',
      means:
        'Een kaart van een [sorteerstapel|foundation] terugleggen op een [kolom|column]. Alleen een huisregel staat dat toe.',
    },
    'top card': {
      term: 'bovenste kaart',
      means:
        'De kaart waarop geen andere ligt. In een [kolom|column] is dat de kaart die het dichtst bij je ligt.',
    },
    'turned card': {
      term: 'omgedraaide kaart',
      means:
        'Bij Reno: de volgende kaart van de [talon|stock], die open ligt en wordt gespeeld of op de [reststapel|waste] gelegd.',
    },
    waste: {
      term: 'reststapel',
      means:
        'Hier liggen omgedraaide kaarten tot ze kunnen worden gespeeld. Alleen de laatste is [vrij|available].',
    },
    winnable: {
      term: 'te winnen',
      means:
        'Zo dat je kunt winnen, als je zou weten waar elke kaart ligt. Dat geldt niet voor elk [spelnummer|deal number].',
    },
    wrap: {
      term: 'doorlopen',
      means: 'De hoek om gaan: na de heer komt de aas, en na de aas de heer, zoals in 3-2-aas-heer-vrouw.',
    },
  },
  keyNames: {
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
    Home: 'Home',
    End: 'End',
    PageUp: 'Page Up',
    PageDown: 'Page Down',
    Enter: 'Enter',
    Space: 'Spatiebalk',
    Tab: 'Tab',
    Escape: 'Esc',
    Ctrl: 'Ctrl',
    Shift: 'Shift',
  },
  keyDoes: {
    piles: 'naar de volgende stapel',
    cards: 'naar de volgende kaart van een stapel',
    ends: 'naar de onderste kaart, naar de bovenste kaart',
    edges: 'naar de eerste stapel, naar de laatste',
    areas: 'naar een ander deel van de tafel',
    act: 'oppakken, neerleggen, kaarten omdraaien',
    targets: 'met kaarten in de hand: naar de volgende plaats waar ze passen',
    putBack: 'de kaarten terugleggen',
    columns: 'naar kolom 1 … 12',
    foundations: 'naar sorteerstapel 1 …',
    undo: 'ongedaan maken',
    redo: 'opnieuw',
    deal: 'zoals een klik op de talon',
    home: 'naar een sorteerstapel of de aflegstapel spelen',
    finish: 'afmaken',
    hint: 'hint',
    help: 'deze helptekst',
    sayWhere: 'zeggen waar ik ben',
    sayPile: 'deze stapel oplezen',
    sayWaste: 'talon, reststapel en reserve oplezen',
    sayFoundations: 'de sorteerstapels oplezen',
    sayTableau: 'de kolommen oplezen',
    sayLast: 'de laatste melding herhalen',
    sayMoves: 'mogelijke zetten oplezen',
    sayScore: 'score en tijd oplezen',
  },

  // statistics
  statistics: 'Statistieken',
  statisticsOf: 'Spel',
  anyDeals: 'willekeurige spellen',
  winnableDeals: 'winbare spellen',
  optionIs: '{option}: {value}',
  played: 'Gespeeld',
  gamesWon: 'Gewonnen',
  shareWon: 'Percentage gewonnen',
  streak: 'Achter elkaar gewonnen',
  bestStreak: 'Meeste achter elkaar gewonnen',
  bestTime: 'Beste tijd',
  fewestMoves: 'Minste zetten',
  bestScore: 'Hoogste score',
  bankroll: 'Saldo',
  bestPay: 'Hoogste uitbetaling',
  dealsEven: 'Spellen met terugverdiende inzet',
  shareEven: 'Percentage met terugverdiende inzet',
  fewestLeft: 'Minste kaarten over',
  noneYet: 'Nog geen',
  statisticsStay: 'De statistieken blijven op dit apparaat.',
  reset: 'Wissen',
  resetReally: 'Echt wissen?',
  resetForgets: { one: 'Hiermee wordt één spel gewist.', other: 'Hiermee worden {n} spellen gewist.' },
  statisticsReset: 'De statistieken zijn gewist.',
  cancel: 'Annuleren',
  export: 'Exporteren',
  exported: 'Komt er geen bestand, gebruik dan “Kopiëren”.',
  copy: 'Kopiëren',
  import: 'Importeren',
  imported: { one: 'Eén spel ingelezen.', other: '{n} spellen ingelezen.' },
  importFaults: {
    malformed: 'Dit bestand bevat geen statistieken of is beschadigd. Er is niets veranderd.',
    'future-format': 'Dit bestand komt uit een latere versie. Er is niets veranderd.',
    'too-large': 'Dit bestand is te groot. Er is niets veranderd.',
  },
};

defineLanguage('nl', texts);
