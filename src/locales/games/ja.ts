// Japanese: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: '[組札|foundation]に置いたカードは動かせません。',
  true: '[組札|foundation]の[一番上のカード|top card]を[戻せます|take back]。',
};
const cells = { n: 'セルの数：{n}。' };
const cellNames = { piles: { reserve: 'セル' }, allOf: { reserve: 'セル' } };

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'できるだけ同じ[スート|suit]で重ね、必要もなく[列|column]を空にしないようにします。空いた列が埋まるのは、次に配るときだけです。',
    },
    'bakers-dozen': {
      strategy:
        'ほとんどのゲームはクリアできます。どちらも置けるなら、小さいカードが出てくるほうを動かします。同じ[スート|suit]のより小さいカードがある列には、カードを移さないようにします。',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        '動かす前に、どのカードが下になるかを見ます。早めに[列|column]を1つ空にし、セルをすべて埋めないようにします。',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        '空いた[列|column]は貴重です。ほかの列が小さいカードの上の大きいカードでいっぱいになる前に、1つ空けます。',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        '翼、つまり[列|column]が空くと胴のカードが場に出ます。下のカードがすぐに必要でないときだけ、列の上にカードを置きます。',
      options: { reserve: { n: '胴には最初{n}枚あります。' } },
    },
    easthaven: {
      strategy:
        '次に配るとすべての[列|column]が覆われます。その前にカードを組札へ移し、裏向きのカードを表にします。',
    },
    'eight-off': {
      strategy:
        'じゃまになるキングのために[列|column]を空けます。セルはすぐに埋まるので、すぐに出ていくカードに使います。',
    },
    'forty-thieves': {
      strategy:
        'できるだけ早く[列|column]を空けます。[捨て札|waste]のカードに手が届かなくなる前によく考えます。2巡目はありません。',
    },
    freecell: {
      strategy:
        'ほとんどすべてのゲームはクリアできます。できるだけ長くセルを空けておき、早めに[列|column]を空けます。空いた列はセルより役に立ちます。まずエースと2を出します。',
      options: { cells },
    },
    golf: {
      strategy:
        '置く前に先を見ます。上りと下り、どちらが多くのカードを取れるでしょうか。キングは、どのみちめくることになるときまで取っておきます。',
      options: {
        scoring: {
          strokes:
            '[列|column]に残ったカード1枚が1打です。1枚も残らなければ、[山札|stock]に残ったカード1枚ごとに1打減ります。打数は少ないほどよい成績です。',
          cards: '[列|column]から置いたカードは1枚1点で、最高35点です。',
        },
      },
    },
    gypsy: {
      strategy:
        '配る前に[裏向き|face down]のカードをすべて表にし、配られるカードのために[列|column]を1つ空けておきます。',
      options: { takeBack },
    },
    'king-albert': {
      strategy: 'リザーブだけが助けです。ほかのカードを出せるときに使います。まず短い[列|column]を空けます。',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'キングはすぐに取り除きます。組を取る前に、その数字のカードがほかに何枚残っているかを見ます。3枚が4枚目の下にあれば、4枚目は捨て札のカードと組にするしかありません。',
      options: {
        redeals: {
          2: '山札がなくなったら、[捨て札|waste]を2回まで山札に戻せます。',
          1: '山札がなくなったら、[捨て札|waste]を1回だけ山札に戻せます。',
          0: '[配り直し|redeal]はありません。',
          unlimited: '山札がなくなったら、何度でも[捨て札|waste]を山札に戻せます。',
        },
      },
    },
    scorpion: {
      strategy:
        'まず[裏向き|face down]のカードを表にします。どのカードも置ける相手は1枚だけです。その相手が同じ[列|column]で下にあれば、先に別のカードを動かします。',
    },
    'seahaven-towers': {
      strategy:
        'エースと2がどこにあるかを見て、最初の1手の前に道筋を考えます。空いた[列|column]はキングにしか役に立ちません。',
    },
    spider: {
      strategy:
        'できるだけ同じスートで重ねます。ほかの連番は後でばらさなければなりません。配る前にカードを表にして[列|column]を空け、空いた列を埋めるのは最後にします。',
      options: {
        suits: {
          4: '2組のカードには4つのスートがあります。',
          2: 'カードはすべてスペードかハートで、スートごとにどの数字も4枚あります。',
          1: 'カードはすべてスペードで、どの数字も8枚あります。',
        },
        scoring: {
          standard: '500点から始まります。1手ごとに1点減り、そろった[連番|run]ごとに100点入ります。',
          cards: '[組札|foundation]のカード1枚が1点です。',
        },
      },
    },
    spiderette: {
      strategy: 'まず短い[列|column]を空け、配る前に空いた列を使ってほかの列をスートごとに整えます。',
    },
    'streets-and-alleys': {
      strategy:
        'まずエースを出しますが、そのために[列|column]を小さいカードの上の大きいカードでいっぱいにしないようにします。',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'カードを表にできる手を優先します。ここでは簡単に重ねられるので、ほかのカードを出せる[捨て札|waste]のカードのために[列|column]を空けておきます。',
      options: { redeals: { n: '捨て札を[山札に戻せる|redeal]のは{n}回までです。' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'めくる前に長く続く並びを探し、ほかのカードを表にできるカードから置きます。もう残っていない数字を覚えておきます。',
    },
    westhaven: {
      strategy: '長い[連番|run]を作る前にカードを表にします。連番は末尾から1枚ずつしかばらせません。',
    },
    whitehead: {
      strategy:
        'できるだけ同じ[スート|suit]で重ねます。[列|column]のほかのカードは1枚ずつしか動かせません。必要もなく空いた列を埋めないようにします。',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy: '[列|column]ごとに裏向きは2枚だけです。次に配られて覆われる前に表にして、列を空けます。',
    },
    yukon: {
      strategy:
        'カードを表にできる手を優先します。動かす前に[列|column]全体を見ます。上にあったカードは、新しい場所でも上に重なっています。',
      options: {
        build: {
          alternate: '[列|column]は[赤黒交互|alternating colours]に降順で重ねます。',
          same: '[列|column]は同じ[スート|suit]で降順に重ねます。これがロシアン・ソリティアです。',
        },
      },
    },
  },
  gameTexts: {
    freecell: cellNames,
    'bakers-game': cellNames,
    'eight-off': cellNames,
    'seahaven-towers': cellNames,
    'eagle-wing': { piles: { reserve: '胴' }, allOf: { reserve: '胴' } },
  },
};
