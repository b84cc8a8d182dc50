// Turkish: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: '[Temele|foundation] konan kart orada kalır.',
  true: '[Temelin|foundation] [üstteki kartını|top card] [geri çekebilirsiniz|take back].',
};
const cells = { n: 'Hücre sayısı: {n}.' };
const cellNames = {
  piles: { reserve: 'hücre' },
  allOf: { reserve: 'Hücreler' },
  forms: {
    in: { piles: { reserve: 'hücrenin' } },
    e: { piles: { reserve: 'hücreye' } },
    de: { piles: { reserve: 'hücrede' } },
    den: { piles: { reserve: 'hücreden' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Olabildiğince aynı [takımda|suit] dizin ve gereksiz yere [sütun|column] boşaltmayın: onu yalnızca bir sonraki dağıtma doldurur.',
    },
    'bakers-dozen': {
      strategy:
        'Dağıtımların çoğu kazanılabilir. Uyan iki karttan, daha küçük kartı açığa çıkaranı taşıyın. Bir kartı, kendi [takımından|suit] daha küçük bir kartın bulunduğu sütuna taşımayın.',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Her hamleden önce hangi kartı örttüğüne bakın. Erkenden bir [sütun|column] boşaltın ve bütün hücreleri doldurmayın.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Boş bir [sütun|column] değerlidir: ötekiler küçüklerin üstündeki büyük kartlarla dolmadan birini boşaltın.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Boşalan [sütunlar|column], yani kanatlar, gövdenin kartlarını oyuna sokar. Bir kartı sütuna ancak altındaki kart yakında gerekmeyecekse koyun.',
      options: { reserve: { n: 'Gövdede başta {n} kart vardır.' } },
    },
    easthaven: {
      strategy:
        'Bir sonraki dağıtma her [sütunu|column] örter: ondan önce temellere kart taşıyın ve kapalı kartları açın.',
    },
    'eight-off': {
      strategy:
        'Yolu tıkayacak bir papaz için bir [sütun|column] boşaltın. Hücreler çabuk dolar: onları yakında çıkacak kartlar için kullanın.',
    },
    'forty-thieves': {
      strategy:
        'Olabildiğince erken bir [sütun|column] boşaltın. [Açık yığında|waste] bir kart ulaşılmaz olmadan önce düşünün: ikinci tur yoktur.',
    },
    freecell: {
      strategy:
        'Hemen her dağıtım kazanılabilir. Hücreleri olabildiğince uzun süre boş tutun ve erkenden bir [sütun|column] boşaltın: hücreden daha değerlidir. Önce asları ve ikilileri açığa çıkarın.',
      options: { cells },
    },
    golf: {
      strategy:
        'Oynamadan önce ileriye bakın: yukarı mı, aşağı mı daha çok kart gider? Papazı ancak zaten kart açacakken oynayın.',
      options: {
        scoring: {
          strokes:
            '[Sütunlarda|column] kalan her kart bir vuruştur; hiç kalmazsa [destede|stock] kalan her kart bir vuruş düşürür. Ne kadar az vuruş, o kadar iyi.',
          cards: '[Sütundan|column] oynadığınız her kart 1 puan getirir, en çok 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Dağıtmadan önce bütün [kapalı|face down] kartları açın ve gelecek kartlar için boş bir [sütun|column] tutun.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'Yedek tek yardımdır: kartlarını başkalarını açığa çıkaracaksa oynayın. Önce kısa [sütunları|column] boşaltın.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Papazlar hemen kalkar. Bir çifti kaldırmadan önce bu değerlerdeki öteki kartlardan hangilerinin kaldığına bakın: üçü dördüncünün altındaysa o, açık yığındaki bir kartla kalkmalıdır.',
      options: {
        redeals: {
          2: 'Deste bitince [açık yığını|waste] çevirin: iki kez.',
          1: 'Deste bitince [açık yığını|waste] çevirin: bir kez.',
          0: '[Yeniden dağıtma|redeal] yoktur.',
          unlimited: 'Deste bitince [açık yığını|waste] dilediğiniz kadar çevirin.',
        },
      },
    },
    scorpion: {
      strategy:
        'Önce [kapalı|face down] kartları açın. Her kart yalnızca tek bir kartın üstüne gider: o kart aynı [sütunda|column] onun altındaysa önce başka bir şey taşınmalıdır.',
    },
    'seahaven-towers': {
      strategy:
        'Her asın ve ikilinin nerede olduğuna bakın ve ilk hamleden önce onlara giden yolu planlayın. Boş [sütun|column] yalnızca papazın işine yarar.',
    },
    spider: {
      strategy:
        'Olabildiğince aynı takımda dizin: öteki dizileri sonradan yeniden ayırmak gerekir. Dağıtmadan önce kart açın ve [sütun|column] boşaltın; boş sütunu en son doldurun.',
      options: {
        suits: {
          4: 'İki iskambil destesinde dört takım vardır.',
          2: 'Bütün kartlar maça ya da kupadır, her değerden dörder tane.',
          1: 'Bütün kartlar maçadır, her değerden sekizer tane.',
        },
        scoring: {
          standard: '500 puanla başlarsınız. Her hamle 1 götürür, her tam [dizi|run] 100 getirir.',
          cards: '[Temeldeki|foundation] her kart 1 puan getirir.',
        },
      },
    },
    spiderette: {
      strategy:
        'Önce kısa [sütunları|column] boşaltın; dağıtmadan önce boş bir sütunla ötekileri takımlarına göre düzenleyin.',
    },
    'streets-and-alleys': {
      strategy:
        'Önce asları açığa çıkarın, ama küçüklerin üstünde büyük kartlarla dolu bir [sütun|column] pahasına değil.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Kart açan hamleler önce gelir. Burada dizmek kolaydır: [açık yığının|waste], başka kartları açığa çıkaracak bir kartı için boş bir [sütun|column] tutun.',
      options: { redeals: { n: '[Açık yığını çevirme|redeal] hakkı: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Desteden açmadan önce uzun diziler arayın ve önce başkalarını açan kartları oynayın. Hangi değerlerin bittiğini aklınızda tutun.',
    },
    westhaven: {
      strategy: 'Uzun [diziler|run] kurmadan önce kart açın: bir dizi yalnızca sonundan, kart kart çözülür.',
    },
    whitehead: {
      strategy:
        'Olabildiğince aynı [takımda|suit] dizin: [sütunun|column] öteki kartları yalnızca birer birer taşınır. Gereksiz yere boş sütun doldurmayın.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'Her [sütunda|column] yalnızca iki kart kapalıdır: ilk dağıtma üstlerini örtmeden onları açın ve sütun boşaltın.',
    },
    yukon: {
      strategy:
        'Kart açan hamleler önce gelir. Bir kartı taşımadan önce bütün [sütuna|column] bakın: üstünde ne varsa yeni yerinde de üstünde olur.',
      options: {
        build: {
          alternate: '[Sütunlar|column] [bir kırmızı bir siyah|alternating colours] aşağı dizilir.',
          same: '[Sütunlar|column] aynı [takımda|suit] aşağı dizilir: bu, Rus soliteridir.',
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
      piles: { reserve: 'gövde' },
      allOf: { reserve: 'Gövde' },
      forms: {
        in: { piles: { reserve: 'gövdenin' } },
        e: { piles: { reserve: 'gövdeye' } },
        de: { piles: { reserve: 'gövdede' } },
        den: { piles: { reserve: 'gövdeden' } },
      },
    },
  },
};
