// Turkish: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: '{n} kartın hepsini [temellere|foundation] taşıyın.',
  goalRuns:
    '{n} kartın hepsini, tek [takımdan|suit] tam [diziler|run] hâlinde [temellere|foundation] taşıyın.',
  goalClear: '[Oyun alanındaki|tableau] {n} kartın hepsini kaldırın.',
  goalFull: '{n} kartın hepsini buraya taşıyın: {name}.',
  goalEmpty: 'Bu yığınları boşaltın: {name}.',
  base: 'Bütün [temeller|foundation] aynı [değerle|rank], [başlangıç kartının|base card] değeriyle başlar.',
  fewest: 'Bu olmuyorsa olabildiğince az kart bırakın.',
  net: 'Net {n} puana ulaşmak da başarı sayılır.',

  decks: 'İki iskambil destesiyle oynanır.',
  suits: 'İskambil destelerinde yalnızca bu [takımlar|suit] vardır: {suits}.',
  starts: 'Her [temel|foundation] şu kartla başlar: {ranks.yalin}.',
  columns: '{n} [sütun|column] vardır.',
  each: 'Her biri {n} kartla başlar.',
  sizes: 'Baştaki kart sayıları, ilkinden sonuncusuna: {list}.',
  open: 'Bu kartların hepsi açıktır.',
  topUp: 'Yalnızca [üstteki kartlar|top card] açıktır.',
  downSizes: '[Kapalı|face down] kart sayıları, ilkinden sonuncusuna: {list}.',
  sink: 'Kendi sütununda {ranks.yalin} en altta durur.',
  overlap: 'Masada {n} kart üst üste biner. Üstünde başka kart kalmayan her kart [oynanabilir|available].',
  coveredDown: '[Örtülü|covered] kartlar [kapalıdır|face down].',
  cells: '{name}: {n}, her biri bir kart alır.',
  reserve: '{name}: başta {n} kart.',
  singles: 'Yan yana, açık dururlar; her biri {to.e} gidebilir.',
  lastUp: '[Kapalıdırlar|face down]; yalnızca sonuncusu açılır.',
  stock: 'Kalan {n} kart [destedir|stock].',
  stockOpen: 'Destenin sıradaki kartı, yani [açılan kart|turned card], hep görünür.',

  foundationsAce: '[Temeller|foundation] aynı [takımda|suit], astan papaza doğru yukarı [dizilir|build].',
  foundationsKing: '[Temeller|foundation] aynı [takımda|suit], papazdan asa doğru aşağı [dizilir|build].',
  foundationsUp: '[Temeller|foundation] aynı [takımda|suit] yukarı [dizilir|build].',
  stays: '[Temele|foundation] konan kart orada kalır.',
  takeBack: '[Temelin|foundation] [üstteki kartını|top card] [geri çekebilirsiniz|take back].',
  columnsDown: '[Sütunlar|column] aşağı [dizilir|build].',
  discardNext:
    '[Oynanabilir|available] bir kart, [değeri|rank] [atma yığınındaki|discard pile] karttan bir büyük ya da bir küçükse oraya gider.',
  up: '{name}: kartlar yukarı [dizilir|build].',
  down: '{name}: kartlar aşağı [dizilir|build].',
  steps:
    '{name}: bir kartın [değerinden|rank] altındaki kartınki çıkarılınca şunlardan biri kalmalıdır: {list}.',
  suit: {
    same: 'Her kart kendi [takımından|suit] bir kartın üstüne gider.',
    alternate:
      '[Bir kırmızı bir siyah|alternating colours] dizilir: kırmızı siyahın, siyah kırmızının üstüne.',
    sameColour: 'Kırmızı kırmızının, siyah siyahın üstüne gider.',
    different: 'Her kart başka [takımdan|suit] bir kartın üstüne gider.',
    any: '[Takım|suit] fark etmez.',
  },
  wrap: 'Sıra [başa döner|wrap]: papaz ve as birbirini izler.',
  noWrap: 'Papaz ve as birbirini izlemez.',
  stopOn: 'Şu kartın üstüne kart gelmez: {ranks.yalin}.',
  atMost: 'Bir sütunda en çok {n} kart bulunabilir.',
  closed: 'Sütuna kart gelmez.',

  gives: {
    top: 'Sütunun yalnızca [üstteki kartı|top card] taşınır.',
    run: 'Bir [dizi|run] başka sütuna yalnızca bütün olarak gider; [üstteki kartı|top card] temele gidebilir.',
    'top-or-run':
      'Sütunun [üstteki kartı|top card] tek başına ya da sonundaki [dizinin|run] tümü birlikte taşınır.',
    column: 'Sütun başka sütuna yalnızca bütün olarak gider; [üstteki kartı|top card] temele gidebilir.',
    any: 'Bir [dizi|run] ya da onun bir bölümü birlikte taşınır.',
    group:
      'Her açık kart, sıralı olsun olmasın, üstündeki bütün kartlarla taşınır; yalnızca en alttakinin uyması gerekir.',
  },
  unit: 'Birkaç kart ancak tek [takımdan|suit] bir [diziyse|run] birlikte taşınır.',
  unitSteps: 'Birkaç kart ancak bu sırayla birlikte taşınır:',
  limit: {
    cells: 'Bir seferde en çok boş hücre sayısından bir fazla kart taşınır.',
    columns: 'Bir seferde en çok boş sütunların birer birer izin vereceği kadar kart taşınır.',
    both: 'Bir seferde en çok boş hücrelerin ve sütunların birer birer izin vereceği kadar kart taşınır.',
  },
  play: '{from.in} [üstteki kartı|top card] {to.e} gidebilir.',
  cellTakes: 'Boş {pile} {from.den} bir kart alır; kart oradan {to.e} gidebilir.',
  turnsUp: 'Üstü açılan [kapalı|face down] kart kendiliğinden açılır.',

  fill: '{name}: [üstteki kartı|top card] boş sütunu hemen [doldurur|fill].',
  fillLater: 'Orada kart kalmayınca boş sütunları siz doldurursunuz.',
  empty: {
    none: 'Boş sütuna kart konmaz.',
    any: 'Boş sütun her kartı alır.',
    run: 'Boş sütun her kartı ya da [diziyi|run] alır.',
    rank: 'Boş sütun yalnızca {ranks.yalin} alır, tek başına ya da üstündeki kartlarla.',
    base: 'Boş sütun yalnızca [başlangıç kartının|base card] [değerini|rank] alır.',
    from: 'Boş sütun {from.den} her kartı alır.',
    rankFrom: 'Boş sütun {from.den} yalnızca {ranks.yalin} alır.',
  },
  onceEmpty: '{name}: bu, ancak orada kart kalmayınca geçerlidir.',

  pairs: '[Değerlerinin|rank] toplamı {n} olan iki [oynanabilir|available] kart birlikte kalkar.',
  counts: 'As 1, vale 11, kız 12, papaz 13 sayılır.',
  alone: 'Tek başına kalkan kart: {ranks.yalin}.',
  pairsFrom: 'Kartlar {from.den} gelir.',
  stacked: '{from.in} en üstteki iki kartı da birlikte kalkabilir.',
  collects:
    'Tek [takımdan|suit], papazdan asa bir [dizi|run] sütunun sonunda tamamlanır tamamlanmaz kendiliğinden temele gider.',
  collectsSteps: 'Sütunun sonundaki tam bir [sıra|sequence] kendiliğinden temele gider. Kart sayısı: {n}.',

  draw: {
    one: 'Dilediğiniz zaman [desteden|stock] {to.e} birer kart açın.',
    other: 'Dilediğiniz zaman [desteden|stock] {to.e} her seferinde {n} kart açın.',
  },
  drawOpen:
    '[Açılan kartı|turned card] dilediğiniz zaman [açık yığına|waste] koyabilirsiniz; yerine sıradaki gelir.',
  drawColumns: {
    one: 'Dilediğiniz zaman [desteden|stock] her sütuna bir kart dağıtın.',
    other: 'Dilediğiniz zaman [desteden|stock] her sütuna {n} kart dağıtın.',
  },
  lastDeal: {
    one: 'Son dağıtmada yalnızca ilk sütun kart alır.',
    other: 'Son dağıtmada yalnızca ilk {n} sütun kart alır.',
  },
  blockedBy: {
    empty: 'Bir sütun boşken dağıtamazsınız.',
    fillable: 'Boş bir sütunu doldurabiliyorken dağıtamazsınız.',
  },
  noRedeal: '[Yeniden dağıtma|redeal] yoktur.',
  turnOver: 'Deste bitince [açık yığını çevirin|redeal]: aynı sırayla yeniden deste olur.',
  gather:
    'Her an [yeniden dağıtabilirsiniz|redeal]: sütunlar [toplanır|gather] ve karılmadan yeniden dağıtılır. Her birine düşen kart: {n}.',
  unlimited: 'Bunu dilediğiniz kadar yapabilirsiniz.',
  times: { one: 'Bunu bir kez yapabilirsiniz.', other: 'Bunu {n} kez yapabilirsiniz.' },

  lost: {
    plays: 'Oynanacak kart kalmadığında oyun [kaybedilmiştir|lost].',
    draws: 'Oynanacak bir karta artık ulaşılamadığında oyun [kaybedilmiştir|lost].',
    stock: 'Oynanacak kart kalmadığında ve [deste|stock] bittiğinde oyun [kaybedilmiştir|lost].',
  },
  putBack: 'Bir sonraki yeniden dağıtmanın yalnızca eski yerine koyacağı bir hamle sayılmaz.',

  stake:
    'İskambil destesi {n} tutar, bu sizin [bahsiniz|stake]. Net kazanç, puandan bahsin düşülmesiyle bulunur.',
  startPoints: 'Baştaki puan: {n}.',
  playPoints: '{to.e} giden her kartın puanı: {n}.',
  fromPoints: '{from.den} {to.e} giden her kartın puanı: {n}.',
  otherPoints: '{to.e} giden öteki her kartın puanı: {n}.',
  rankPoints: '{to.e} giden her kart [değeri|rank] kadar puan getirir.',
  streak: 'Arada desteden kart açılmazsa sonraki her kart daha çok getirir; artış: {n}.',
  collected: 'Her tam [dizinin|run] puanı: {n}.',
  turned: '{from.de} açılan her kartın puanı: {n}.',
  moved: 'Her hamlenin puanı: {n}.',
  drawn: '[Desteden her kart açmanın|draw] puanı: {n}.',
  redealt: '[Açık yığını her çevirmenin|redeal] puanı: {n}.',
  freeRedeals: 'Ücretsiz çevirme sayısı: {n}.',
  won: 'Amaca ulaşmanın puanı: {n}.',
  leftOver: 'Amaca ulaşıldığında {from.de} kalan her kartın puanı: {n}.',
  floor: 'Puan hiçbir zaman {n} puanın altına düşmez.',
  lowest: 'Puan ne kadar düşükse o kadar iyidir.',
  noScore: 'Puan sayılmaz.',
};
