// Brazilian Portuguese: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Leve as {n} cartas às [fundações|foundation].',
  goalRuns:
    'Leve as {n} cartas às [fundações|foundation], em [sequências|run] completas de um só [naipe|suit].',
  goalClear: 'Retire todas as {n} cartas do [tabuleiro|tableau].',
  goalFull: 'Leve as {n} cartas para cá: {name}.',
  goalEmpty: 'Esvazie estas pilhas: {name}.',
  base: 'Todas as [fundações|foundation] começam pelo mesmo [valor|rank], o da [carta-base|base card].',
  fewest: 'Se não der, deixe o mínimo possível.',
  net: 'Chegar a um saldo de {n} também conta como sucesso.',

  decks: 'Joga-se com dois baralhos.',
  suits: 'Os baralhos só têm estes [naipes|suit]: {suits}.',
  starts: 'Cada [fundação|foundation] começa com {ranks.um}.',
  columns: {
    one: 'Há {n} [coluna|column].',
    many: 'Há {n} [colunas|column].',
    other: 'Há {n} [colunas|column].',
  },
  each: {
    one: 'Cada uma começa com {n} carta.',
    many: 'Cada uma começa com {n} cartas.',
    other: 'Cada uma começa com {n} cartas.',
  },
  sizes: 'Número de cartas no início, da primeira à última: {list}.',
  open: 'Todas essas cartas estão abertas.',
  topUp: 'Só as [cartas do topo|top card] estão abertas.',
  downSizes: 'Número de cartas [fechadas|face down], da primeira à última: {list}.',
  sink: 'Na coluna em que está, {ranks.um} fica embaixo de todas as outras cartas.',
  overlap:
    'Na mesa, {n} cartas se sobrepõem. Cada uma fica [disponível|available] quando nenhuma outra está sobre ela.',
  coveredDown: 'As [cobertas|covered] estão [fechadas|face down].',
  cells: '{name}: {n}, para uma carta cada.',
  reserve: {
    one: '{name}: {n} carta no início.',
    many: '{name}: {n} cartas no início.',
    other: '{name}: {n} cartas no início.',
  },
  singles: 'Ficam lado a lado, abertas; cada uma pode ir {to.para}.',
  lastUp: 'Estão [fechadas|face down]; só a última se abre.',
  stock: {
    one: 'A outra carta é o [monte|stock].',
    many: 'As outras {n} cartas são o [monte|stock].',
    other: 'As outras {n} cartas são o [monte|stock].',
  },
  stockOpen: 'A próxima carta dele, a [carta virada|turned card], está sempre à vista.',

  foundationsAce: 'As [fundações|foundation] [sobem|build] no mesmo [naipe|suit], do ás ao rei.',
  foundationsKing: 'As [fundações|foundation] [descem|build] no mesmo [naipe|suit], do rei ao ás.',
  foundationsUp: 'As [fundações|foundation] [sobem|build] no mesmo [naipe|suit].',
  stays: 'O que está em uma [fundação|foundation] fica lá.',
  takeBack: 'Você pode [trazer de volta|take back] a [carta do topo|top card] de uma [fundação|foundation].',
  columnsDown: 'As [colunas|column] [descem|build].',
  discardNext:
    'Uma carta [disponível|available] vai para o [lixo|discard pile] se o [valor|rank] dela é um a mais ou um a menos que o da carta que está lá.',
  up: '{name}: as cartas [sobem|build].',
  down: '{name}: as cartas [descem|build].',
  steps: '{name}: o [valor|rank] de uma carta, menos o da carta sob ela, tem que ser um destes: {list}.',
  suit: {
    same: 'Cada carta vai sobre uma do mesmo [naipe|suit].',
    alternate: 'As [cores se alternam|alternating colours]: vermelho sobre preto, preto sobre vermelho.',
    sameColour: 'Vermelho vai sobre vermelho, preto sobre preto.',
    different: 'Cada carta vai sobre uma de outro [naipe|suit].',
    any: 'O [naipe|suit] não importa.',
  },
  wrap: 'A ordem [dá a volta|wrap]: rei e ás são vizinhos.',
  noWrap: 'Rei e ás não são vizinhos.',
  stopOn: 'Nada vai sobre {ranks.um}.',
  atMost: 'Máximo de cartas em uma coluna: {n}.',
  closed: 'Nada vai sobre uma coluna.',

  gives: {
    top: 'De uma coluna, só a [carta do topo|top card] se move.',
    run: 'Uma [sequência|run] só vai inteira para outra coluna; a [carta do topo|top card] dela pode ir para uma fundação.',
    'top-or-run':
      'De uma coluna, a [carta do topo|top card] se move sozinha, ou toda a [sequência|run] do fim se move junta.',
    column:
      'Uma coluna só vai inteira para cima de outra; a [carta do topo|top card] dela pode ir para uma fundação.',
    any: 'Uma [sequência|run], ou uma parte dela, se move junta.',
    group:
      'Qualquer carta aberta se move com todas as que estão sobre ela, em ordem ou não; só a que está embaixo de todas tem que encaixar.',
  },
  unit: 'Várias cartas só se movem juntas se forem uma [sequência|run] de um só [naipe|suit].',
  unitSteps: 'Várias cartas só se movem juntas nesta ordem:',
  limit: {
    cells: 'Podem ser movidas de uma vez, no máximo, tantas cartas quantas células vazias houver, mais uma.',
    columns:
      'Podem ser movidas de uma vez, no máximo, tantas cartas quantas as colunas vazias permitiriam mover uma a uma.',
    both: 'Podem ser movidas de uma vez, no máximo, tantas cartas quantas as células e colunas vazias permitiriam mover uma a uma.',
  },
  play: 'A [carta do topo|top card] {from.deUma} pode ir {to.para}.',
  cellTakes: '{pile.vazia} aceita uma carta {from.deUma}; de lá, ela pode ir {to.para}.',
  turnsUp: 'Uma carta [fechada|face down] que fica descoberta se abre sozinha.',

  fill: '{name}: a [carta do topo|top card] [preenche|fill] na hora uma coluna vazia.',
  fillLater: 'Quando não resta nenhuma, é você que preenche as colunas vazias.',
  empty: {
    none: 'Nenhuma carta pode ir para uma coluna vazia.',
    any: 'Uma coluna vazia aceita qualquer carta.',
    run: 'Uma coluna vazia aceita qualquer carta ou [sequência|run].',
    rank: 'Uma coluna vazia só aceita {ranks.um}, sozinho ou com as cartas que estão sobre ele.',
    base: 'Uma coluna vazia só aceita o [valor|rank] da [carta-base|base card].',
    from: 'Uma coluna vazia aceita qualquer carta {from.deUma}.',
    rankFrom: 'Das cartas {from.deUma}, uma coluna vazia só aceita {ranks.um}.',
  },
  onceEmpty: '{name}: isso só vale quando não resta nenhuma carta ali.',

  pairs: 'Duas cartas [disponíveis|available] cujos [valores|rank] somam {n} saem juntas.',
  counts: 'O ás conta 1, o valete 11, a dama 12, o rei 13.',
  alone: '{ranks.um} sai sozinho.',
  pairsFrom: 'As cartas vêm {from.deUma}.',
  stacked: 'As duas cartas de cima {from.deUma} também podem sair juntas.',
  collects:
    'Assim que uma [sequência|run] de um só [naipe|suit], do rei ao ás, fica no fim de uma coluna, ela vai automaticamente para uma fundação.',
  collectsSteps:
    'Uma [série|sequence] completa no fim de uma coluna vai automaticamente para uma fundação. Número de cartas: {n}.',

  draw: {
    one: 'Vire cartas do [monte|stock] uma por vez {to.para}, quando quiser.',
    many: 'Vire cartas do [monte|stock] {n} por vez {to.para}, quando quiser.',
    other: 'Vire cartas do [monte|stock] {n} por vez {to.para}, quando quiser.',
  },
  drawOpen:
    'Você pode pôr a [carta virada|turned card] no [descarte|waste] quando quiser; a próxima toma o lugar dela.',
  drawColumns: {
    one: 'Dê uma carta do [monte|stock] a cada coluna, quando quiser.',
    many: 'Dê {n} cartas do [monte|stock] a cada coluna, quando quiser.',
    other: 'Dê {n} cartas do [monte|stock] a cada coluna, quando quiser.',
  },
  lastDeal: {
    one: 'Na última vez, só a primeira coluna recebe carta.',
    many: 'Na última vez, só as {n} primeiras colunas recebem carta.',
    other: 'Na última vez, só as {n} primeiras colunas recebem carta.',
  },
  blockedBy: {
    empty: 'Você não pode distribuir cartas enquanto houver uma coluna vazia.',
    fillable: 'Você não pode dar cartas enquanto puder preencher uma coluna vazia.',
  },
  noRedeal: 'O monte não é [refeito|redeal].',
  turnOver: 'Quando o monte acaba, [vire o descarte|redeal]: ele volta a ser o monte, na mesma ordem.',
  gather:
    'Você pode [redistribuir|redeal] a qualquer momento: as colunas são [recolhidas|gather] e dadas de novo sem embaralhar. Cartas para cada uma: {n}.',
  unlimited: 'Pode fazer isso quantas vezes quiser.',
  times: {
    one: 'Pode fazer isso uma vez.',
    many: 'Pode fazer isso {n} vezes.',
    other: 'Pode fazer isso {n} vezes.',
  },

  lost: {
    plays: 'O jogo está [perdido|lost] quando não resta nenhuma jogada.',
    draws: 'O jogo está [perdido|lost] quando não se pode chegar a mais nenhuma jogada.',
    stock: 'O jogo está [perdido|lost] quando não resta nenhuma jogada e o [monte|stock] se esgotou.',
  },
  putBack: 'Uma jogada que a próxima redistribuição só desfaria não conta.',

  stake: 'O baralho custa {n}, a sua [aposta|stake]. O saldo é a pontuação menos a aposta.',
  startPoints: 'Pontos no início: {n}.',
  playPoints: 'Pontos por carta {to.para}: {n}.',
  fromPoints: 'Pontos por carta {from.deUma} {to.para}: {n}.',
  otherPoints: 'Pontos por qualquer outra carta {to.para}: {n}.',
  rankPoints: 'Cada carta {to.para} vale tantos pontos quanto o seu [valor|rank].',
  streak: 'Enquanto não se viram cartas do monte, cada carta seguinte vale mais; acréscimo: {n}.',
  collected: 'Pontos por [sequência|run] completa: {n}.',
  turned: 'Pontos por carta {from.deUma} que se abre: {n}.',
  moved: 'Pontos por movimento: {n}.',
  drawn: 'Pontos cada vez que você [vira cartas do monte|draw]: {n}.',
  redealt: 'Pontos cada vez que o descarte é [virado|redeal]: {n}.',
  freeRedeals: 'Viradas grátis do descarte: {n}.',
  won: 'Pontos por alcançar o objetivo: {n}.',
  leftOver: 'Pontos por carta {from.deUma} que então restar: {n}.',
  floor: 'A pontuação nunca cai abaixo de {n}.',
  lowest: 'Quanto menor a pontuação, melhor.',
  noScore: 'Não se contam pontos.',
};
