// Spanish: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Lleva las {n} cartas a las [bases|foundation].',
  goalRuns:
    'Lleva las {n} cartas a las [bases|foundation], en [escaleras|run] completas de un mismo [palo|suit].',
  goalClear: 'Despeja el [tablero|tableau] de sus {n} cartas.',
  goalFull: 'Lleva las {n} cartas aquí: {name}.',
  goalEmpty: 'Vacía estas pilas: {name}.',
  base: 'Todas las [bases|foundation] empiezan por el mismo [valor|rank], el de la [carta inicial|base card].',
  fewest: 'Si no es posible, deja las menos que puedas.',
  net: 'También cuenta como éxito llegar a un saldo de {n}.',

  decks: 'Se juega con dos barajas.',
  suits: 'Las barajas solo tienen estos [palos|suit]: {suits}.',
  starts: 'Cada [base|foundation] empieza con {ranks.un}.',
  columns: {
    one: 'Hay {n} [columna|column].',
    many: 'Hay {n} [columnas|column].',
    other: 'Hay {n} [columnas|column].',
  },
  each: {
    one: 'Cada una empieza con {n} carta.',
    many: 'Cada una empieza con {n} cartas.',
    other: 'Cada una empieza con {n} cartas.',
  },
  sizes: 'Número de cartas al empezar, de la primera a la última: {list}.',
  open: 'Todas estas cartas están boca arriba.',
  topUp: 'Solo las [cartas de encima|top card] están boca arriba.',
  downSizes: 'Número de cartas [boca abajo|face down], de la primera a la última: {list}.',
  sink: 'En su columna, {ranks.un} queda debajo de todas.',
  overlap:
    'En la mesa se solapan {n} cartas. Cada una está [disponible|available] cuando ninguna otra la tapa.',
  coveredDown: 'Las [tapadas|covered] están [boca abajo|face down].',
  cells: '{name}: {n}, para una carta cada una.',
  reserve: {
    one: '{name}: {n} carta al empezar.',
    many: '{name}: {n} cartas al empezar.',
    other: '{name}: {n} cartas al empezar.',
  },
  singles: 'Están una al lado de otra, boca arriba; cada una puede ir {to.aUna}.',
  lastUp: 'Están [boca abajo|face down]; solo la última se descubre.',
  stock: {
    one: 'La otra carta es el [mazo|stock].',
    many: 'Las otras {n} cartas son el [mazo|stock].',
    other: 'Las otras {n} cartas son el [mazo|stock].',
  },
  stockOpen: 'Su carta siguiente, la [carta volteada|turned card], está siempre a la vista.',

  foundationsAce: 'Las [bases|foundation] [suben|build] en el mismo [palo|suit], del as al rey.',
  foundationsKing: 'Las [bases|foundation] [bajan|build] en el mismo [palo|suit], del rey al as.',
  foundationsUp: 'Las [bases|foundation] [suben|build] en el mismo [palo|suit].',
  stays: 'Lo que está en una [base|foundation] se queda ahí.',
  takeBack: 'Puedes [recuperar|take back] la [carta de encima|top card] de una [base|foundation].',
  columnsDown: 'Las [columnas|column] [bajan|build].',
  discardNext:
    'Una carta [disponible|available] va al [pozo|discard pile] si su [valor|rank] es uno más o uno menos que el de la carta que hay allí.',
  up: '{name}: las cartas [suben|build].',
  down: '{name}: las cartas [bajan|build].',
  steps:
    '{name}: el [valor|rank] de una carta, menos el de la carta que tiene debajo, debe ser uno de estos: {list}.',
  suit: {
    same: 'Cada carta va sobre una de su [palo|suit].',
    alternate: 'Los [colores se alternan|alternating colours]: rojo sobre negro, negro sobre rojo.',
    sameColour: 'El rojo va sobre rojo, el negro sobre negro.',
    different: 'Cada carta va sobre una de otro [palo|suit].',
    any: 'El [palo|suit] no importa.',
  },
  wrap: 'El orden [es circular|wrap]: el rey y el as son consecutivos.',
  noWrap: 'El rey y el as no son consecutivos.',
  stopOn: 'Nada va sobre {ranks.un}.',
  atMost: 'Máximo de cartas en una columna: {n}.',
  closed: 'Nada va sobre una columna.',

  gives: {
    top: 'De una columna solo se mueve la [carta de encima|top card].',
    run: 'Una [escalera|run] solo va entera a otra columna; su [carta de encima|top card] puede ir a una base.',
    'top-or-run':
      'De una columna se mueve la [carta de encima|top card] sola, o toda la [escalera|run] del final junta.',
    column: 'Una columna solo va entera sobre otra; su [carta de encima|top card] puede ir a una base.',
    any: 'Una [escalera|run], o una parte de ella, se mueve junta.',
    group:
      'Cualquier carta boca arriba se mueve con todas las que tiene encima, en orden o no; solo la de más abajo tiene que encajar.',
  },
  unit: 'Varias cartas se mueven juntas solo si son una [escalera|run] de un mismo [palo|suit].',
  unitSteps: 'Varias cartas se mueven juntas solo en este orden:',
  limit: {
    cells: 'Se pueden mover a la vez, como mucho, tantas cartas como celdas vacías haya, más una.',
    columns:
      'Se mueven a la vez, como mucho, tantas cartas como las columnas vacías permitirían mover una a una.',
    both: 'Se mueven a la vez, como mucho, tantas cartas como las celdas y columnas vacías permitirían mover una a una.',
  },
  play: 'La [carta de encima|top card] {from.deUna} puede ir {to.aUna}.',
  cellTakes: '{pile.vacia} admite una carta {from.deUna}; desde allí, puede ir {to.aUna}.',
  turnsUp: 'Una carta [boca abajo|face down] que queda libre se descubre sola.',

  fill: '{name}: su [carta de encima|top card] [rellena|fill] al momento una columna vacía.',
  fillLater: 'Cuando no queda ninguna, las columnas vacías las rellenas tú.',
  empty: {
    none: 'En una columna vacía no se puede poner ninguna carta.',
    any: 'Una columna vacía admite cualquier carta.',
    run: 'Una columna vacía admite cualquier carta o [escalera|run].',
    rank: 'Una columna vacía solo admite {ranks.un}, solo o con las cartas que tiene encima.',
    base: 'Una columna vacía solo admite el [valor|rank] de la [carta inicial|base card].',
    from: 'Una columna vacía admite cualquier carta {from.deUna}.',
    rankFrom: 'De las cartas {from.deUna}, una columna vacía solo admite {ranks.un}.',
  },
  onceEmpty: '{name}: esto vale solo cuando no queda ahí ninguna carta.',

  pairs: 'Dos cartas [disponibles|available] cuyos [valores|rank] suman {n} se retiran juntas.',
  counts: 'El as cuenta 1, la jota 11, la reina 12, el rey 13.',
  alone: '{ranks.un} se retira solo.',
  pairsFrom: 'Las cartas proceden {from.deUna}.',
  stacked: 'También pueden retirarse juntas las dos cartas de encima {from.deUna}.',
  collects:
    'En cuanto una [escalera|run] de un mismo [palo|suit], del rey al as, queda al final de una columna, va automáticamente a una base.',
  collectsSteps:
    'Una [secuencia|sequence] completa al final de una columna va automáticamente a una base. Número de sus cartas: {n}.',

  draw: {
    one: 'Voltea las cartas del [mazo|stock] de una en una {to.aUna}, cuando quieras.',
    many: 'Voltea las cartas del [mazo|stock] de {n} en {n} {to.aUna}, cuando quieras.',
    other: 'Voltea las cartas del [mazo|stock] de {n} en {n} {to.aUna}, cuando quieras.',
  },
  drawOpen:
    'Puedes pasar la [carta volteada|turned card] al [descarte|waste] cuando quieras; la siguiente ocupa su lugar.',
  drawColumns: {
    one: 'Reparte una carta del [mazo|stock] a cada columna, cuando quieras.',
    many: 'Reparte {n} cartas del [mazo|stock] a cada columna, cuando quieras.',
    other: 'Reparte {n} cartas del [mazo|stock] a cada columna, cuando quieras.',
  },
  lastDeal: {
    one: 'La última vez solo recibe carta la primera columna.',
    many: 'La última vez solo reciben carta las {n} primeras columnas.',
    other: 'La última vez solo reciben carta las {n} primeras columnas.',
  },
  blockedBy: {
    empty: 'No puedes repartir mientras haya una columna vacía.',
    fillable: 'No puedes repartir mientras puedas rellenar una columna vacía.',
  },
  noRedeal: 'El mazo no se [rehace|redeal].',
  turnOver:
    'Cuando el mazo está vacío, [da la vuelta al descarte|redeal]: vuelve a ser el mazo, en el mismo orden.',
  gather:
    'Puedes [volver a repartir|redeal] en cualquier momento: las columnas se [recogen|gather] y se reparten de nuevo sin barajar. Cartas para cada una: {n}.',
  unlimited: 'Se permite tantas veces como quieras.',
  times: { one: 'Se permite una vez.', many: 'Se permite {n} veces.', other: 'Se permite {n} veces.' },

  lost: {
    plays: 'La partida está [perdida|lost] cuando no queda ninguna jugada.',
    draws: 'La partida está [perdida|lost] cuando ya no se puede llegar a ninguna jugada.',
    stock: 'La partida está [perdida|lost] cuando no queda ninguna jugada y el [mazo|stock] se ha agotado.',
  },
  putBack: 'No cuenta una jugada que el siguiente reparto solo desharía.',

  stake: 'La baraja cuesta {n}, tu [apuesta|stake]. El saldo es la puntuación menos la apuesta.',
  startPoints: 'Puntos al empezar: {n}.',
  playPoints: 'Puntos por cada carta {to.aUna}: {n}.',
  fromPoints: 'Puntos por cada carta {from.deUna} {to.aUna}: {n}.',
  otherPoints: 'Puntos por cada otra carta {to.aUna}: {n}.',
  rankPoints: 'Cada carta {to.aUna} vale su [valor|rank].',
  streak: 'Mientras no se voltee ninguna, cada carta siguiente vale más; el aumento: {n}.',
  collected: 'Puntos por cada [escalera|run] completa: {n}.',
  turned: 'Puntos por cada carta {from.deUna} que se descubre: {n}.',
  moved: 'Puntos por cada movimiento: {n}.',
  drawn: 'Puntos por cada vez que se [voltea|draw]: {n}.',
  redealt: 'Puntos por cada [vuelta al descarte|redeal]: {n}.',
  freeRedeals: 'Vueltas gratuitas: {n}.',
  won: 'Puntos por alcanzar el objetivo: {n}.',
  leftOver: 'Puntos por cada carta {from.deUna} que quede entonces: {n}.',
  floor: 'La puntuación nunca baja de {n}.',
  lowest: 'Cuanto más baja la puntuación, mejor.',
  noScore: 'No se cuentan puntos.',
};
