// Korean: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: '[파운데이션|foundation]에 놓은 카드는 그대로 둡니다.',
  true: '[파운데이션|foundation]의 [맨 위 카드|top card]를 [되가져올|take back] 수 있습니다.',
};
const cells = { n: '셀의 수: {n}.' };
const cellNames = {
  piles: { reserve: '셀' },
  allOf: { reserve: '셀' },
  forms: {
    subj: { piles: { reserve: '셀이' } },
    to: { piles: { reserve: '셀로' } },
    from: { piles: { reserve: '셀에서' } },
    of: { piles: { reserve: '셀의' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        '되도록 같은 [무늬|suit]로 쌓고, 까닭 없이 [열|column]을 비우지 마세요. 빈 열은 다음에 돌릴 때에만 채워집니다.',
    },
    'bakers-dozen': {
      strategy:
        '거의 모든 게임은 이길 수 있습니다. 맞는 카드가 두 장이면 더 낮은 카드가 드러나는 쪽을 옮기세요. 같은 [무늬|suit]의 더 낮은 카드가 있는 열로는 카드를 옮기지 마세요.',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        '옮기기 전에 어느 카드가 덮이는지 보세요. [열|column] 하나를 일찍 비우고, 셀을 모두 채우지 마세요.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        '빈 [열|column]은 귀합니다. 다른 열이 낮은 카드 위의 높은 카드로 가득 차기 전에 하나를 비우세요.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        '날개, 즉 [열|column]이 비면 몸통의 카드가 나옵니다. 아래 카드가 곧 필요하지 않을 때만 열에 카드를 놓으세요.',
      options: { reserve: { n: '몸통에는 처음에 카드 {n}장이 있습니다.' } },
    },
    easthaven: {
      strategy:
        '다음에 돌리면 모든 [열|column]이 덮입니다. 그 전에 카드를 파운데이션으로 옮기고 뒷면 카드를 뒤집으세요.',
    },
    'eight-off': {
      strategy: '길을 막을 킹을 위해 [열|column]을 비우세요. 셀은 금세 차므로 곧 다시 나갈 카드에 쓰세요.',
    },
    'forty-thieves': {
      strategy:
        '되도록 일찍 [열|column]을 비우세요. [웨이스트|waste]의 카드에 손이 닿지 않게 되기 전에 생각하세요. 두 번째 바퀴는 없습니다.',
    },
    freecell: {
      strategy:
        '거의 모든 게임은 이길 수 있습니다. 되도록 오래 셀을 비워 두고 [열|column]을 일찍 비우세요. 빈 열은 셀보다 값집니다. 먼저 에이스와 2를 꺼내세요.',
      options: { cells },
    },
    golf: {
      strategy:
        '놓기 전에 앞을 내다보세요. 올라가는 길과 내려가는 길 가운데 어느 쪽이 더 많은 카드를 가져갈까요? 킹은 어차피 뽑으려던 때에만 놓으세요.',
      options: {
        scoring: {
          strokes:
            '[열|column]에 남은 카드 한 장이 한 타입니다. 한 장도 남지 않으면 [스톡|stock]에 남은 카드 한 장마다 한 타를 뺍니다. 타수가 적을수록 좋습니다.',
          cards: '[열|column]에서 놓은 카드는 한 장에 1점이며 최고 35점입니다.',
        },
      },
    },
    gypsy: {
      strategy:
        '돌리기 전에 [뒷면|face down] 카드를 모두 뒤집고, 들어올 카드를 위해 [열|column] 하나를 비워 두세요.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        '도움은 리저브뿐입니다. 다른 카드를 꺼낼 수 있을 때 그 카드를 쓰세요. 먼저 짧은 [열|column]을 비우세요.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        '킹은 바로 치웁니다. 짝을 치우기 전에 그 숫자의 카드가 또 어디에 남았는지 보세요. 세 장이 네 번째 카드 아래에 있으면 그 카드는 웨이스트의 카드와 치워야 합니다.',
      options: {
        redeals: {
          2: '스톡이 비면 [웨이스트|waste]를 두 번까지 뒤집을 수 있습니다.',
          1: '스톡이 비면 [웨이스트|waste]를 한 번까지 뒤집을 수 있습니다.',
          0: '[다시 돌리기|redeal]는 없습니다.',
          unlimited: '스톡이 비면 [웨이스트|waste]를 몇 번이든 뒤집을 수 있습니다.',
        },
      },
    },
    scorpion: {
      strategy:
        '먼저 [뒷면|face down] 카드를 뒤집으세요. 카드마다 놓을 수 있는 카드는 한 장뿐입니다. 그 카드가 같은 [열|column]에서 아래에 있으면 먼저 다른 카드를 옮겨야 합니다.',
    },
    'seahaven-towers': {
      strategy:
        '에이스와 2가 어디에 있는지 보고 첫 수 전에 그곳까지 가는 길을 계획하세요. 빈 [열|column]은 킹에게만 쓸모가 있습니다.',
    },
    spider: {
      strategy:
        '되도록 같은 무늬로 쌓으세요. 다른 연속 카드는 다시 풀어야 합니다. 돌리기 전에 카드를 뒤집고 [열|column]을 비우며, 빈 열은 마지막에 채우세요.',
      options: {
        suits: {
          4: '카드 두 벌에 네 무늬가 있습니다.',
          2: '카드는 모두 스페이드나 하트이며 숫자마다 네 장씩입니다.',
          1: '카드는 모두 스페이드이며 숫자마다 여덟 장입니다.',
        },
        scoring: {
          standard:
            '500점으로 시작합니다. 한 수마다 1점을 잃고, 완성된 [연속 카드|run]마다 100점을 얻습니다.',
          cards: '[파운데이션|foundation]의 카드는 한 장에 1점입니다.',
        },
      },
    },
    spiderette: {
      strategy: '먼저 짧은 [열|column]을 비우고, 돌리기 전에 빈 열을 써서 다른 열을 무늬별로 정리하세요.',
    },
    'streets-and-alleys': {
      strategy: '먼저 에이스를 꺼내되, 그 때문에 [열|column]을 낮은 카드 위의 높은 카드로 채우지는 마세요.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        '카드를 뒤집는 수가 먼저입니다. 여기서는 쌓기 쉬우므로, 다른 카드를 꺼내 줄 [웨이스트|waste]의 카드를 위해 [열|column]을 비워 두세요.',
      options: { redeals: { n: '[웨이스트를 뒤집을|redeal] 수 있는 횟수: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        '뽑기 전에 길게 이어지는 카드를 찾고, 다른 카드를 뒤집는 카드부터 놓으세요. 어느 숫자가 다 나갔는지 기억하세요.',
    },
    westhaven: {
      strategy:
        '긴 [연속 카드|run]를 만들기 전에 카드를 뒤집으세요. 연속 카드는 끝에서 한 장씩만 풀 수 있습니다.',
    },
    whitehead: {
      strategy:
        '되도록 같은 [무늬|suit]로 쌓으세요. [열|column]의 다른 카드는 한 장씩만 옮길 수 있습니다. 까닭 없이 빈 열을 채우지 마세요.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy: '[열|column]마다 뒷면은 두 장뿐입니다. 처음 돌려서 덮이기 전에 뒤집고 열을 비우세요.',
    },
    yukon: {
      strategy:
        '카드를 뒤집는 수가 먼저입니다. 카드를 옮기기 전에 [열|column] 전체를 보세요. 위에 있던 카드는 새 자리에서도 위에 놓입니다.',
      options: {
        build: {
          alternate: '[열|column]은 [색을 번갈아|alternating colours] 내려 쌓습니다.',
          same: '[열|column]은 같은 [무늬|suit]로 내려 쌓습니다. 이것이 러시안 솔리테어입니다.',
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
      piles: { reserve: '몸통' },
      allOf: { reserve: '몸통' },
      forms: {
        subj: { piles: { reserve: '몸통이' } },
        to: { piles: { reserve: '몸통으로' } },
        from: { piles: { reserve: '몸통에서' } },
        of: { piles: { reserve: '몸통의' } },
      },
    },
  },
};
