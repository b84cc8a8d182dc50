// Brazilian Portuguese: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'O que está em uma [fundação|foundation] fica lá.',
  true: 'Você pode [trazer de volta|take back] a [carta do topo|top card] de uma [fundação|foundation].',
};
const cells = { n: 'Número de células: {n}.' };
const cellNames = {
  piles: { reserve: 'célula' },
  allOf: { reserve: 'Células' },
  forms: {
    o: { piles: { reserve: 'a célula' } },
    de: { piles: { reserve: 'da célula' } },
    em: { piles: { reserve: 'na célula' } },
    deUma: { piles: { reserve: 'de uma célula' } },
    para: { piles: { reserve: 'para uma célula' } },
    vazia: { piles: { reserve: 'uma célula vazia' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Empilhe no mesmo [naipe|suit] quando puder, e não esvazie uma [coluna|column] sem necessidade: só a próxima distribuição a preenche.',
    },
    'bakers-dozen': {
      strategy:
        'Dá para ganhar a maioria das partidas. De duas cartas que servem, mova a que libera a carta mais baixa. Não leve uma carta a uma coluna que tenha outra mais baixa do mesmo [naipe|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Antes de cada jogada, veja qual carta ela cobre. Esvazie cedo uma [coluna|column], e não encha todas as células.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Uma [coluna|column] vazia é preciosa: esvazie uma antes que as outras fiquem cheias de cartas altas sobre baixas.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        '[Colunas|column] vazias, as asas, põem em jogo as cartas do tronco. Ponha uma carta em uma coluna só se a de baixo não for necessária logo.',
      options: { reserve: { n: 'O tronco tem {n} cartas no início.' } },
    },
    easthaven: {
      strategy:
        'A próxima distribuição cobre todas as [colunas|column]: antes dela, leve cartas às fundações e abra outras.',
    },
    'eight-off': {
      strategy:
        'Esvazie uma [coluna|column] para um rei que de outro modo atrapalharia. As células enchem depressa: use-as para cartas que saiam logo.',
    },
    'forty-thieves': {
      strategy:
        'Esvazie uma [coluna|column] o quanto antes. Pense antes de deixar uma carta fora de alcance no [descarte|waste]: não há segunda rodada.',
    },
    freecell: {
      strategy:
        'Dá para ganhar quase todas as partidas. Mantenha células vazias enquanto puder, e esvazie cedo uma [coluna|column]: ela vale mais que uma célula. Libere primeiro os ases e os 2.',
      options: { cells },
    },
    golf: {
      strategy:
        'Olhe adiante antes de jogar: subindo ou descendo, qual caminho leva mais cartas? Só jogue um rei quando fosse virar uma carta de qualquer modo.',
      options: {
        scoring: {
          strokes:
            'Cada carta que resta nas [colunas|column] é uma tacada; se não restar nenhuma, cada carta que resta no [monte|stock] tira uma. Quanto menos tacadas, melhor.',
          cards: 'Cada carta jogada de uma [coluna|column] vale 1, no máximo 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Abra todas as cartas [fechadas|face down] antes de distribuir, e guarde uma [coluna|column] vazia para as cartas que chegam.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'A reserva é a única ajuda: jogue as cartas dela quando liberarem outras. Esvazie primeiro as [colunas|column] curtas.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Os reis saem na hora. Antes de tirar um par, veja quais outras cartas desses valores restam: se três estão embaixo da quarta, esta tem que sair com o descarte.',
      options: {
        redeals: {
          2: 'Quando o [monte|stock] acaba, vire o [descarte|waste]: duas vezes.',
          1: 'Quando o [monte|stock] acaba, vire o [descarte|waste]: uma vez.',
          0: 'Não há [redistribuição|redeal].',
          unlimited: 'Quando o [monte|stock] acaba, vire o [descarte|waste], quantas vezes quiser.',
        },
      },
    },
    scorpion: {
      strategy:
        'Abra primeiro as cartas [fechadas|face down]. Cada carta só vai sobre uma única outra: se essa está embaixo dela na mesma [coluna|column], antes é preciso mover outra coisa.',
    },
    'seahaven-towers': {
      strategy:
        'Veja onde está cada ás e cada dois, e planeje o caminho até eles antes da primeira jogada. Uma [coluna|column] vazia só serve para um rei.',
    },
    spider: {
      strategy:
        'Empilhe no mesmo naipe quando puder: as outras sequências terão que ser desfeitas. Abra cartas e esvazie [colunas|column] antes de distribuir, e preencha uma coluna vazia por último.',
      options: {
        suits: {
          4: 'Os dois baralhos têm quatro naipes.',
          2: 'Todas as cartas são de espadas ou copas, quatro de cada valor.',
          1: 'Todas as cartas são de espadas, oito de cada valor.',
        },
        scoring: {
          standard:
            'Você começa com 500 pontos. Cada movimento custa 1, cada [sequência|run] completa vale 100.',
          cards: 'Cada carta em uma [fundação|foundation] vale 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Esvazie primeiro as [colunas|column] curtas, e use uma coluna vazia para arrumar as outras por naipe antes de distribuir.',
    },
    'streets-and-alleys': {
      strategy:
        'Libere primeiro os ases, mas não à custa de uma [coluna|column] cheia de cartas altas sobre baixas.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Primeiro as jogadas que abrem uma carta. Aqui é fácil empilhar: guarde uma [coluna|column] vazia para uma carta do [descarte|waste] que libere outras.',
      options: { redeals: { n: 'Vezes que você pode [virar o descarte|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Procure séries longas antes de virar, e jogue primeiro as cartas que abrem outras. Lembre quais valores já se esgotaram.',
    },
    westhaven: {
      strategy:
        'Abra cartas antes de formar [sequências|run] longas: uma sequência só se desfaz pelo fim, carta por carta.',
    },
    whitehead: {
      strategy:
        'Empilhe no mesmo [naipe|suit] quando puder: as outras cartas de uma [coluna|column] só se movem uma a uma. Não preencha uma coluna vazia sem necessidade.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'Em cada [coluna|column] só duas cartas estão escondidas: abra-as e esvazie colunas antes que a primeira distribuição as cubra.',
    },
    yukon: {
      strategy:
        'Primeiro as jogadas que abrem uma carta. Olhe toda a [coluna|column] antes de mover uma carta: o que estava sobre ela estará também no novo lugar.',
      options: {
        build: {
          alternate: 'As [colunas|column] descem em [cores alternadas|alternating colours].',
          same: 'As [colunas|column] descem no mesmo [naipe|suit]: é a paciência russa.',
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
        o: { piles: { reserve: 'o tronco' } },
        de: { piles: { reserve: 'do tronco' } },
        em: { piles: { reserve: 'no tronco' } },
        deUma: { piles: { reserve: 'do tronco' } },
        para: { piles: { reserve: 'para o tronco' } },
      },
    },
  },
};
