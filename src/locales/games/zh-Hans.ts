// Simplified Chinese: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: '放到[基础堆|foundation]上的牌不能再移动。',
  true: '可以[取回|take back][基础堆|foundation]的[顶牌|top card]。',
};
const cells = { n: '空当数：{n}。' };
const cellNames = {
  piles: { reserve: '空当' },
  allOf: { reserve: '空当' },
  forms: { empty: { piles: { reserve: '一个空当' } } },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy: '尽量按同一[花色|suit]叠放，没有必要就不要清空[列|column]：空列只有下次发牌才会填补。',
    },
    'bakers-dozen': {
      strategy:
        '大多数牌局都能赢。两张牌都合适时，移动能露出较小牌的那张。如果一列中有同[花色|suit]更小的牌，不要把牌移到这一列上。',
      options: { takeBack },
    },
    'bakers-game': {
      strategy: '每走一步之前，先看它会压住哪张牌。尽早清空一[列|column]，不要占满所有空当。',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy: '空[列|column]很宝贵：趁其他列还没有堆满大牌压小牌时，先清空一列。',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy: '空出的[列|column]（即翅膀）会让躯干的牌进入牌局。只有下面的牌暂时用不着时，才往列上放牌。',
      options: { reserve: { n: '躯干开始时有{n}张牌。' } },
    },
    easthaven: {
      strategy: '下一次发牌会压住每一[列|column]：在那之前把牌放到基础堆，并翻开暗牌。',
    },
    'eight-off': {
      strategy: '为挡路的K清空一[列|column]。空当很快就会占满：只用来放很快能移走的牌。',
    },
    'forty-thieves': {
      strategy: '尽早清空一[列|column]。在[翻牌堆|waste]的牌再也够不着之前先想清楚：没有第二轮。',
    },
    freecell: {
      strategy:
        '几乎每一局都能赢。尽量久地保持空当空着，并尽早清空一[列|column]：它比一个空当更有价值。先解放A和2。',
      options: { cells },
    },
    golf: {
      strategy: '走牌之前看远一点：向上还是向下能带走更多的牌？只有反正要翻牌时才打出K。',
      options: {
        scoring: {
          strokes:
            '[列|column]中每剩一张牌算一杆；如果一张不剩，[牌堆|stock]里每剩一张牌减一杆。杆数越少越好。',
          cards: '从[列|column]中每打出一张牌得1分，最多35分。',
        },
      },
    },
    gypsy: {
      strategy: '发牌之前翻开所有[暗牌|face down]，并为发来的牌留一[列|column]空着。',
      options: { takeBack },
    },
    'king-albert': {
      strategy: '储备堆是唯一的帮手：当它的牌能解放别的牌时再打出。先清空较短的[列|column]。',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'K立刻移除。移除一对之前，看看这两个点数还剩哪些牌：如果其中三张压在第四张下面，那么第四张必须和翻牌堆的牌一起移除。',
      options: {
        redeals: {
          2: '牌堆用完后，可以把[翻牌堆|waste]翻回牌堆，限两次。',
          1: '牌堆用完后，可以把[翻牌堆|waste]翻回牌堆，限一次。',
          0: '不能把翻牌堆[翻回牌堆|redeal]。',
          unlimited: '牌堆用完后，可以把[翻牌堆|waste]翻回牌堆，次数不限。',
        },
      },
    },
    scorpion: {
      strategy:
        '先翻开[暗牌|face down]。每张牌只能放在唯一的一张牌上：如果那张牌在同一[列|column]里被它压着，就要先移动别的牌。',
    },
    'seahaven-towers': {
      strategy: '先看清每张A和2在哪里，走第一步之前就想好通向它们的路。空[列|column]只对K有用。',
    },
    spider: {
      strategy: '尽量按同一花色叠放：其他连牌还得拆开。发牌之前翻开暗牌、清空[列|column]，空列留到最后再填。',
      options: {
        suits: {
          4: '两副牌有四种花色。',
          2: '所有的牌都是黑桃或红桃，每种花色每个点数各四张。',
          1: '所有的牌都是黑桃，每个点数八张。',
        },
        scoring: {
          standard: '开始时有500分。每步扣1分，每串完整的[连牌|run]得100分。',
          cards: '[基础堆|foundation]上的每张牌得1分。',
        },
      },
    },
    spiderette: {
      strategy: '先清空较短的[列|column]，发牌之前用空列把其他列按花色理好。',
    },
    'streets-and-alleys': {
      strategy: '先解放A，但不要为此让一[列|column]堆满大牌压小牌。',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        '能翻开牌的走法优先。这里叠放很容易：留一[列|column]空着，给[翻牌堆|waste]里能解放别的牌的那张。',
      options: { redeals: { n: '[翻回牌堆|redeal]限{n}次。' }, takeBack },
    },
    'tri-peaks': {
      strategy: '翻牌之前先找长串，并先打出能翻开别的牌的牌。记住哪些点数已经用完。',
    },
    westhaven: {
      strategy: '叠出一长串[连牌|run]之前先翻开暗牌：连牌只能从末尾一张一张拆开。',
    },
    whitehead: {
      strategy: '尽量按同一[花色|suit]叠放：[列|column]中的其他牌只能一张一张移动。没有必要就不要填补空列。',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy: '每[列|column]只有两张暗牌：趁第一次发牌还没有压住它们，先翻开并清空列。',
    },
    yukon: {
      strategy:
        '能翻开牌的走法优先。移动一张牌之前看清整[列|column]：原来压在它上面的牌，到了新位置仍压在它上面。',
      options: {
        build: {
          alternate: '[列|column][红黑相间|alternating colours]向下叠放。',
          same: '[列|column]按同一[花色|suit]向下叠放：这就是俄罗斯纸牌。',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'eagle-wing': { piles: { reserve: '躯干' }, allOf: { reserve: '躯干' } },
  },
};
