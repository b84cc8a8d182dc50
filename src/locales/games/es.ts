// Spanish: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Lo que está en una [base|foundation] se queda ahí.',
  true: 'Puedes [recuperar|take back] la [carta de encima|top card] de una [base|foundation].',
};
const cells = { n: 'Número de celdas: {n}.' };
const cellNames = {
  piles: { reserve: 'celda' },
  allOf: { reserve: 'Celdas' },
  forms: {
    el: { piles: { reserve: 'la celda' } },
    de: { piles: { reserve: 'de la celda' } },
    en: { piles: { reserve: 'en la celda' } },
    a: { piles: { reserve: 'a la celda' } },
    deUna: { piles: { reserve: 'de una celda' } },
    aUna: { piles: { reserve: 'a una celda' } },
    vacia: { piles: { reserve: 'una celda vacía' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Apila en el mismo [palo|suit] cuando puedas, y no vacíes ninguna [columna|column] sin necesidad: solo el siguiente reparto la llena.',
    },
    'bakers-dozen': {
      strategy:
        'La mayoría de los repartos se pueden ganar. De dos cartas que encajan, mueve la que libera la carta más baja. No lleves una carta a una columna que tenga otra más baja de su [palo|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Antes de cada jugada, mira qué carta tapa. Vacía pronto una [columna|column] y no llenes todas las celdas.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Una [columna|column] vacía es muy valiosa: vacía una antes de que las demás se llenen de cartas altas sobre bajas.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Las [columnas|column] vacías, las alas, ponen en juego cartas del tronco. Pon una carta en una columna solo si la de debajo no hace falta pronto.',
      options: { reserve: { n: 'El tronco tiene {n} cartas al empezar.' } },
    },
    easthaven: {
      strategy:
        'El siguiente reparto tapa todas las [columnas|column]: antes, sube cartas a las bases y descubre otras.',
    },
    'eight-off': {
      strategy:
        'Vacía una [columna|column] para un rey que de otro modo estorbaría. Las celdas se llenan pronto: úsalas para cartas que salgan enseguida.',
    },
    'forty-thieves': {
      strategy:
        'Vacía una [columna|column] cuanto antes. Piensa antes de dejar una carta inalcanzable en el [descarte|waste]: no hay segunda vuelta.',
    },
    freecell: {
      strategy:
        'Casi todos los repartos se pueden ganar. Mantén celdas vacías mientras puedas, y vacía pronto una [columna|column]: vale más que una celda. Libera primero los ases y los doses.',
      options: { cells },
    },
    golf: {
      strategy:
        'Mira más allá antes de jugar: subiendo o bajando, ¿qué camino se lleva más cartas? Juega un rey solo cuando de todos modos fueras a voltear una carta.',
      options: {
        scoring: {
          strokes:
            'Cada carta que queda en las [columnas|column] es un golpe; si no queda ninguna, cada carta que queda en el [mazo|stock] quita uno. Cuantos menos golpes, mejor.',
          cards: 'Cada carta que juegas de una [columna|column] vale 1, como mucho 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Descubre todas las cartas [boca abajo|face down] antes de repartir, y guarda una [columna|column] vacía para las que traiga el reparto.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'La reserva es la única ayuda: juega sus cartas cuando liberen otras. Vacía primero las [columnas|column] cortas.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Los reyes se retiran enseguida. Antes de retirar una pareja, mira qué otras cartas de esos valores quedan: si tres de ellas están debajo de la cuarta, esta tiene que irse con el descarte.',
      options: {
        redeals: {
          2: 'Cuando se agota el [mazo|stock], da la vuelta al [descarte|waste]: dos veces.',
          1: 'Cuando se agota el [mazo|stock], da la vuelta al [descarte|waste]: una vez.',
          0: 'No se [vuelve a repartir|redeal].',
          unlimited:
            'Cuando se agota el [mazo|stock], da la vuelta al [descarte|waste], tantas veces como quieras.',
        },
      },
    },
    scorpion: {
      strategy:
        'Descubre primero las cartas [boca abajo|face down]. Cada carta va solo sobre otra única carta: si esa está debajo de ella en la misma [columna|column], primero hay que mover algo más.',
    },
    'seahaven-towers': {
      strategy:
        'Mira dónde está cada as y cada dos, y planea el camino hasta ellos antes de la primera jugada. Una [columna|column] vacía solo le sirve a un rey.',
    },
    spider: {
      strategy:
        'Apila en el mismo palo cuando puedas: las demás escaleras habrá que deshacerlas. Descubre cartas y vacía [columnas|column] antes de repartir, y llena una columna vacía en último lugar.',
      options: {
        suits: {
          4: 'Las dos barajas tienen cuatro palos.',
          2: 'Todas las cartas son picas o corazones, cuatro de cada valor.',
          1: 'Todas las cartas son picas, ocho de cada valor.',
        },
        scoring: {
          standard: 'Empiezas con 500 puntos. Cada movimiento cuesta 1, cada [escalera|run] completa da 100.',
          cards: 'Cada carta en una [base|foundation] vale 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Vacía primero las [columnas|column] cortas, y usa una columna vacía para ordenar las demás por palos antes de repartir.',
    },
    'streets-and-alleys': {
      strategy:
        'Libera primero los ases, pero no a costa de una [columna|column] llena de cartas altas sobre bajas.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Primero, las jugadas que descubren una carta. Aquí se apila con facilidad: guarda una [columna|column] vacía para una carta del [descarte|waste] que libere otras.',
      options: { redeals: { n: '[Vueltas al descarte|redeal] permitidas: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Busca series largas antes de voltear, y juega primero las cartas que descubren otras. Recuerda qué valores se han agotado.',
    },
    westhaven: {
      strategy:
        'Descubre cartas antes de formar [escaleras|run] largas: una escalera solo se deshace desde el final, carta a carta.',
    },
    whitehead: {
      strategy:
        'Apila en el mismo [palo|suit] cuando puedas: las demás cartas de una [columna|column] solo se mueven de una en una. No llenes una columna vacía sin necesidad.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'En cada [columna|column] solo hay dos cartas ocultas: descúbrelas y vacía columnas antes de que el primer reparto las tape.',
    },
    yukon: {
      strategy:
        'Primero, las jugadas que descubren una carta. Mira toda la [columna|column] antes de mover una carta: lo que tenía encima lo tendrá también en el nuevo sitio.',
      options: {
        build: {
          alternate: 'Las [columnas|column] bajan en [colores alternos|alternating colours].',
          same: 'Las [columnas|column] bajan en el mismo [palo|suit]: es el solitario ruso.',
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
        el: { piles: { reserve: 'el tronco' } },
        de: { piles: { reserve: 'del tronco' } },
        en: { piles: { reserve: 'en el tronco' } },
        a: { piles: { reserve: 'al tronco' } },
        deUna: { piles: { reserve: 'del tronco' } },
        aUna: { piles: { reserve: 'al tronco' } },
      },
    },
  },
};
