// German: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Was auf einem [Zielstapel|foundation] liegt, bleibt dort.',
  true: 'Du darfst die [oberste Karte|top card] eines [Zielstapels|foundation] [zurückholen|take back].',
};
const cells = { n: 'Zahl der Zellen: {n}.' };
const cellNames = {
  piles: { reserve: 'Zelle' },
  allOf: { reserve: 'Zellen' },
  forms: {
    the: { piles: { reserve: 'Zelle' } },
    from: { piles: { reserve: 'aus Zelle' } },
    to: { piles: { reserve: 'in Zelle' } },
    in: { piles: { reserve: 'in Zelle' } },
    off: { piles: { reserve: 'aus einer Zelle' } },
    onto: { piles: { reserve: 'in eine Zelle' } },
    empty: { piles: { reserve: 'eine leere Zelle' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Baue in einer [Farbe|suit], wo du kannst, und leere keine [Spalte|column] ohne Not: Nur das nächste Geben füllt sie wieder.',
    },
    'bakers-dozen': {
      strategy:
        'Die meisten Spiele gehen auf. Passen zwei Karten, bewege die, unter der die niedrigere Karte frei wird. Lege keine Karte auf eine Spalte, in der eine niedrigere ihrer [Farbe|suit] liegt.',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Sieh vor jedem Zug nach, welche Karte er bedeckt. Leere früh eine [Spalte|column], und fülle nicht alle Zellen.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Eine leere [Spalte|column] ist kostbar: Leere eine, bevor in den anderen hohe Karten auf niedrigen liegen.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Leere [Spalten|column], die Flügel, bringen Karten des Rumpfs ins Spiel. Lege eine Karte nur dann auf eine Spalte, wenn die Karte darunter nicht bald gebraucht wird.',
      options: { reserve: { n: 'Der Rumpf enthält am Anfang {n} Karten.' } },
    },
    easthaven: {
      strategy:
        'Das nächste Geben bedeckt jede [Spalte|column]: Bring vorher Karten auf die Zielstapel und decke Karten auf.',
    },
    'eight-off': {
      strategy:
        'Leere eine [Spalte|column] für einen König, der sonst im Weg wäre. Zellen füllen sich schnell: Nutze sie für Karten, die bald wieder gehen.',
    },
    'forty-thieves': {
      strategy:
        'Leere so früh wie möglich eine [Spalte|column]. Überlege, bevor auf der [Ablage|waste] eine Karte unerreichbar wird: Eine zweite Runde gibt es nicht.',
    },
    freecell: {
      strategy:
        'Fast jedes Spiel lässt sich gewinnen. Halte Zellen so lange wie möglich leer, und leere früh eine [Spalte|column]: Sie ist mehr wert als eine Zelle. Befreie zuerst die Asse und Zweien.',
      options: { cells },
    },
    golf: {
      strategy:
        'Sieh voraus, bevor du spielst: Auf welchem Weg, aufwärts oder abwärts, kommen mehr Karten mit? Spiele einen König erst, wenn du ohnehin aufdecken würdest.',
      options: {
        scoring: {
          strokes:
            'Jede Karte, die in den [Spalten|column] übrig bleibt, ist ein Schlag; bleibt keine, zieht jede übrige Karte des [Talons|stock] einen ab. Je weniger Schläge, desto besser.',
          cards: 'Jede Karte, die du aus einer [Spalte|column] spielst, zählt 1, höchstens 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Decke alle [verdeckten|face down] Karten auf, bevor du gibst, und halte eine leere [Spalte|column] für die neuen Karten bereit.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'Die Reserve ist die einzige Hilfe: Spiele ihre Karten, wenn sie andere befreien. Leere zuerst die kurzen [Spalten|column].',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Könige gehen sofort. Sieh vor jedem Paar nach, welche anderen Karten dieser Ränge noch da sind: Liegen drei von ihnen unter der vierten, muss diese mit einer Karte der [Ablage|waste] weg.',
      options: {
        redeals: {
          2: 'Ist der Talon aufgebraucht, wende die [Ablage|waste]: zweimal.',
          1: 'Ist der Talon aufgebraucht, wende die [Ablage|waste]: einmal.',
          0: '[Neu gegeben|redeal] wird nicht.',
          unlimited: 'Ist der Talon aufgebraucht, wende die [Ablage|waste], sooft du willst.',
        },
      },
    },
    scorpion: {
      strategy:
        'Decke zuerst die [verdeckten|face down] Karten auf. Jede Karte passt nur auf eine einzige: Liegt diese in derselben [Spalte|column] unter ihr, muss erst etwas anderes weg.',
    },
    'seahaven-towers': {
      strategy:
        'Sieh nach, wo jedes Ass und jede Zwei liegt, und plane den Weg dorthin vor dem ersten Zug. Eine leere [Spalte|column] nützt nur einem König.',
    },
    spider: {
      strategy:
        'Baue in einer Farbe, wo du kannst: Andere Folgen musst du wieder auseinandernehmen. Decke Karten auf und leere [Spalten|column], bevor du gibst, und fülle eine leere Spalte zuletzt.',
      options: {
        suits: {
          4: 'Die beiden Kartenspiele haben vier Farben.',
          2: 'Alle Karten sind Pik oder Herz, je vier von jedem Rang.',
          1: 'Alle Karten sind Pik, acht von jedem Rang.',
        },
        scoring: {
          standard:
            'Du beginnst mit 500 Punkten. Jeder Zug kostet 1, jede vollständige [Folge|run] bringt 100.',
          cards: 'Jede Karte auf einem [Zielstapel|foundation] zählt 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Leere zuerst die kurzen [Spalten|column], und nutze eine leere Spalte, um andere nach Farben zu ordnen, bevor du gibst.',
    },
    'streets-and-alleys': {
      strategy:
        'Befreie zuerst die Asse, aber nicht um den Preis einer [Spalte|column] voll hoher Karten auf niedrigen.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Züge, die eine Karte aufdecken, gehen vor. Hier lässt sich leicht bauen: Halte eine leere [Spalte|column] für eine Karte der [Ablage|waste] frei, die andere befreit.',
      options: { redeals: { n: 'So oft darfst du [die Ablage wenden|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Suche lange Serien, bevor du aufdeckst, und spiele zuerst die Karten, die andere aufdecken. Merke dir, welche Ränge verbraucht sind.',
    },
    westhaven: {
      strategy:
        'Decke Karten auf, bevor du lange [Folgen|run] baust: Eine Folge lässt sich nur vom Ende her auflösen, Karte für Karte.',
    },
    whitehead: {
      strategy:
        'Baue in einer [Farbe|suit], wo du kannst: Andere Karten einer [Spalte|column] bewegen sich nur einzeln. Fülle keine leere Spalte ohne Not.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'In jeder [Spalte|column] sind nur zwei Karten verdeckt: Decke sie auf und leere Spalten, bevor das erste Geben sie zudeckt.',
    },
    yukon: {
      strategy:
        'Züge, die eine Karte aufdecken, gehen vor. Sieh dir die ganze [Spalte|column] an, bevor du eine Karte bewegst: Was auf ihr lag, liegt auch am neuen Platz auf ihr.',
      options: {
        build: {
          alternate:
            'Auf den [Spalten|column] wird absteigend gebaut, [abwechselnd rot und schwarz|alternating colours].',
          same: 'Auf den [Spalten|column] wird in einer [Farbe|suit] absteigend gebaut: Das ist die Russische Patience.',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'king-albert': {
      forms: {
        the: { piles: { reserve: 'Reserve' } },
        from: { piles: { reserve: 'von Reserve' } },
        to: { piles: { reserve: 'auf Reserve' } },
        in: { piles: { reserve: 'auf Reserve' } },
      },
    },
    'eagle-wing': {
      piles: { reserve: 'Rumpf' },
      allOf: { reserve: 'Rumpf' },
      forms: {
        the: { piles: { reserve: 'der Rumpf' } },
        from: { piles: { reserve: 'vom Rumpf' } },
        to: { piles: { reserve: 'auf den Rumpf' } },
        in: { piles: { reserve: 'im Rumpf' } },
        off: { piles: { reserve: 'vom Rumpf' } },
        onto: { piles: { reserve: 'auf den Rumpf' } },
      },
    },
  },
};
