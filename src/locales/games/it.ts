// Italian: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Quello che è su una [base|foundation] ci resta.',
  true: 'Puoi [riprendere|take back] la [carta in cima|top card] a una [base|foundation].',
};
const cells = { n: 'Numero di celle: {n}.' };
const cellNames = {
  piles: { reserve: 'cella' },
  allOf: { reserve: 'Celle' },
  forms: {
    il: { piles: { reserve: 'la cella' } },
    da: { piles: { reserve: 'dalla cella' } },
    di: { piles: { reserve: 'della cella' } },
    in: { piles: { reserve: 'nella cella' } },
    a: { piles: { reserve: 'alla cella' } },
    diUna: { piles: { reserve: 'di una cella' } },
    daUna: { piles: { reserve: 'da una cella' } },
    verso: { piles: { reserve: 'in una cella' } },
    vuota: { piles: { reserve: 'una cella vuota' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Impila nello stesso [seme|suit] quando puoi, e non svuotare una [colonna|column] senza bisogno: la riempie solo la prossima distribuzione.',
    },
    'bakers-dozen': {
      strategy:
        'La maggior parte delle partite si può vincere. Di due carte adatte, muovi quella che libera la carta più bassa. Non spostare una carta su una colonna che ne contiene una più bassa del suo [seme|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Prima di ogni mossa guarda quale carta copre. Svuota presto una [colonna|column], e non riempire tutte le celle.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Una [colonna|column] vuota è preziosa: svuotane una prima che le altre siano piene di carte alte su carte basse.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Le [colonne|column] vuote, le ali, mettono in gioco le carte del tronco. Metti una carta su una colonna solo se quella sotto non serve presto.',
      options: { reserve: { n: 'Il tronco contiene {n} carte all’inizio.' } },
    },
    easthaven: {
      strategy:
        'La prossima distribuzione copre ogni [colonna|column]: prima porta carte sulle basi e scoprine altre.',
    },
    'eight-off': {
      strategy:
        'Svuota una [colonna|column] per un re che altrimenti sarebbe d’intralcio. Le celle si riempiono in fretta: usale per carte che ne escono presto.',
    },
    'forty-thieves': {
      strategy:
        'Svuota una [colonna|column] appena puoi. Pensaci prima di rendere irraggiungibile una carta nel [pozzo|waste]: non c’è un secondo giro.',
    },
    freecell: {
      strategy:
        'Quasi tutte le partite si possono vincere. Tieni vuote le celle finché puoi, e svuota presto una [colonna|column]: vale più di una cella. Libera prima gli assi e i due.',
      options: { cells },
    },
    golf: {
      strategy:
        'Guarda avanti prima di giocare: salendo o scendendo, quale strada porta via più carte? Gioca un re solo quando gireresti comunque una carta.',
      options: {
        scoring: {
          strokes:
            'Ogni carta che resta nelle [colonne|column] è un colpo; se non ne resta nessuna, ogni carta rimasta nel [mazzo|stock] ne toglie uno. Meno colpi, meglio è.',
          cards: 'Ogni carta giocata da una [colonna|column] vale 1, al massimo 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Scopri tutte le carte [coperte|face down] prima di dare, e tieni una [colonna|column] vuota per le carte che arrivano.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'La riserva è l’unico aiuto: gioca le sue carte quando ne liberano altre. Svuota prima le [colonne|column] corte.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'I re si tolgono subito. Prima di togliere una coppia, guarda quali altre carte di quei valori restano: se tre stanno sotto la quarta, questa deve uscire con una carta del pozzo.',
      options: {
        redeals: {
          2: 'Quando il mazzo è esaurito, rigira il [pozzo|waste]: due volte.',
          1: 'Quando il mazzo è esaurito, rigira il [pozzo|waste]: una volta.',
          0: 'Non c’è [ridistribuzione|redeal].',
          unlimited: 'Quando il mazzo è esaurito, rigira il [pozzo|waste], quante volte vuoi.',
        },
      },
    },
    scorpion: {
      strategy:
        'Scopri prima le carte [coperte|face down]. Ogni carta va su una sola altra: se questa le sta sotto nella stessa [colonna|column], prima deve muoversi qualcos’altro.',
    },
    'seahaven-towers': {
      strategy:
        'Guarda dove sono ogni asso e ogni due, e pianifica la strada prima della prima mossa. Una [colonna|column] vuota serve solo a un re.',
    },
    spider: {
      strategy:
        'Impila nello stesso seme quando puoi: le altre sequenze andranno disfatte. Scopri carte e svuota [colonne|column] prima di dare, e riempi una colonna vuota per ultima.',
      options: {
        suits: {
          4: 'I due mazzi hanno quattro semi.',
          2: 'Tutte le carte sono picche o cuori, quattro di ogni valore.',
          1: 'Tutte le carte sono picche, otto di ogni valore.',
        },
        scoring: {
          standard: 'Cominci con 500 punti. Ogni mossa costa 1, ogni [sequenza|run] completa ne dà 100.',
          cards: 'Ogni carta su una [base|foundation] vale 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Svuota prima le [colonne|column] corte, e usa una colonna vuota per ordinare le altre per seme prima di dare.',
    },
    'streets-and-alleys': {
      strategy:
        'Libera prima gli assi, ma non al prezzo di una [colonna|column] piena di carte alte su carte basse.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Prima le mosse che scoprono una carta. Qui si impila facilmente: tieni una [colonna|column] vuota per una carta del [pozzo|waste] che ne liberi altre.',
      options: { redeals: { n: '[Giri del pozzo|redeal] permessi: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Cerca serie lunghe prima di girare, e gioca prima le carte che ne scoprono altre. Ricorda quali valori sono esauriti.',
    },
    westhaven: {
      strategy:
        'Scopri carte prima di costruire lunghe [sequenze|run]: una sequenza si disfa solo dalla fine, carta per carta.',
    },
    whitehead: {
      strategy:
        'Impila nello stesso [seme|suit] quando puoi: le altre carte di una [colonna|column] si muovono solo una per una. Non riempire una colonna vuota senza bisogno.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'In ogni [colonna|column] solo due carte sono nascoste: scoprile e svuota colonne prima che la prima distribuzione le copra.',
    },
    yukon: {
      strategy:
        'Prima le mosse che scoprono una carta. Guarda tutta la [colonna|column] prima di muovere una carta: quello che aveva sopra lo avrà anche nel nuovo posto.',
      options: {
        build: {
          alternate: 'Le [colonne|column] scendono a [colori alternati|alternating colours].',
          same: 'Le [colonne|column] scendono nello stesso [seme|suit]: è il solitario russo.',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'eagle-wing': {
      piles: { reserve: 'tronco' },
      allOf: { reserve: 'Tronco' },
      forms: {
        il: { piles: { reserve: 'il tronco' } },
        da: { piles: { reserve: 'dal tronco' } },
        di: { piles: { reserve: 'del tronco' } },
        in: { piles: { reserve: 'nel tronco' } },
        a: { piles: { reserve: 'al tronco' } },
        diUna: { piles: { reserve: 'del tronco' } },
        daUna: { piles: { reserve: 'dal tronco' } },
        verso: { piles: { reserve: 'sul tronco' } },
      },
    },
  },
};
