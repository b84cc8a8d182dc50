// Polish: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'Co leży na [stosie bazowym|foundation], już tam zostaje.',
  true: '[Wierzchnią kartę|top card] [stosu bazowego|foundation] możesz [zabrać z powrotem|take back].',
};
const cells = { n: 'Liczba komórek: {n}.' };
const cellNames = {
  piles: { reserve: 'komórka' },
  allOf: { reserve: 'Komórki' },
  forms: {
    gen: { piles: { reserve: 'komórki' } },
    from: { piles: { reserve: 'z komórki' } },
    to: { piles: { reserve: 'do komórki' } },
    in: { piles: { reserve: 'w komórce' } },
    empty: { piles: { reserve: 'pusta komórka' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'Układaj w jednym [kolorze|suit], gdzie możesz, i nie opróżniaj [kolumny|column] bez potrzeby: uzupełni ją dopiero następne rozdanie.',
    },
    'bakers-dozen': {
      strategy:
        'Większość rozdań można wygrać. Z dwóch pasujących kart przenieś tę, która odsłania niższą. Nie przenoś karty do kolumny, w której leży niższa w jej [kolorze|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'Przed każdym zagraniem sprawdź, którą kartę ono przykryje. Wcześnie opróżnij [kolumnę|column] i nie zajmuj wszystkich komórek.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy:
        'Pusta [kolumna|column] jest cenna: opróżnij jedną, zanim w pozostałych wysokie karty przykryją niskie.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        'Puste [kolumny|column], czyli skrzydła, wprowadzają do gry karty tułowia. Kładź kartę na kolumnie tylko wtedy, gdy karta pod nią nie będzie wkrótce potrzebna.',
      options: { reserve: { n: 'Liczba kart tułowia na początku: {n}.' } },
    },
    easthaven: {
      strategy:
        'Następne rozdanie przykryje każdą [kolumnę|column]: przed nim przenoś karty na stosy bazowe i odkrywaj zakryte.',
    },
    'eight-off': {
      strategy:
        'Opróżnij [kolumnę|column] dla króla, który inaczej by przeszkadzał. Komórki szybko się zapełniają: używaj ich dla kart, które wkrótce je opuszczą.',
    },
    'forty-thieves': {
      strategy:
        'Opróżnij [kolumnę|column] jak najwcześniej. Zastanów się, zanim karta na [stosie odkrytym|waste] stanie się niedostępna: drugiego przejścia nie ma.',
    },
    freecell: {
      strategy:
        'Prawie każde rozdanie można wygrać. Jak najdłużej trzymaj puste komórki i wcześnie opróżnij [kolumnę|column]: jest warta więcej niż komórka. Najpierw uwolnij asy i dwójki.',
      options: { cells },
    },
    golf: {
      strategy:
        'Patrz naprzód, zanim zagrasz: która droga, w górę czy w dół, zabierze więcej kart? Króla zagraj dopiero wtedy, gdy i tak trzeba by odkryć kartę.',
      options: {
        scoring: {
          strokes:
            'Każda karta, która zostaje w [kolumnach|column], to jedno uderzenie; jeśli nie zostaje żadna, każda karta pozostała w [talonie|stock] odejmuje jedno. Im mniej uderzeń, tym lepiej.',
          cards: 'Każda karta zagrana z [kolumny|column] daje 1, najwyżej 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'Odkryj wszystkie [zakryte|face down] karty, zanim rozdasz, i trzymaj pustą [kolumnę|column] dla kart, które przyjdą.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'Rezerwa to jedyna pomoc: zagrywaj jej karty, gdy uwalniają inne. Najpierw opróżnij krótkie [kolumny|column].',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'Króle schodzą od razu. Przed każdą parą sprawdź, jakie inne karty tych wartości zostały: jeśli trzy z nich leżą pod czwartą, ta musi zejść ze stosem odkrytym.',
      options: {
        redeals: {
          2: 'Gdy talon się wyczerpie, można odwrócić [stos odkryty|waste]: dwa razy.',
          1: 'Gdy talon się wyczerpie, można odwrócić [stos odkryty|waste]: raz.',
          0: '[Ponownego rozdania|redeal] nie ma.',
          unlimited: 'Gdy talon się wyczerpie, odwracaj [stos odkryty|waste], ile razy chcesz.',
        },
      },
    },
    scorpion: {
      strategy:
        'Najpierw odkryj [zakryte|face down] karty. Każda karta pasuje tylko na jedną: jeśli ta leży pod nią w tej samej [kolumnie|column], najpierw trzeba przenieść coś innego.',
    },
    'seahaven-towers': {
      strategy:
        'Sprawdź, gdzie leżą asy i dwójki, i zaplanuj drogę do nich przed pierwszym zagraniem. Pusta [kolumna|column] przydaje się tylko królowi.',
    },
    spider: {
      strategy:
        'Układaj w jednym kolorze, gdzie możesz: inne ciągi trzeba będzie rozebrać. Odkrywaj karty i opróżniaj [kolumny|column], zanim rozdasz, a pustą kolumnę uzupełniaj na końcu.',
      options: {
        suits: {
          4: 'Obie talie mają cztery kolory.',
          2: 'Wszystkie karty to piki albo kiery, po cztery każdej wartości.',
          1: 'Wszystkie karty to piki, po osiem każdej wartości.',
        },
        scoring: {
          standard: 'Zaczynasz z 500 punktami. Każdy ruch kosztuje 1, każdy pełny [ciąg|run] daje 100.',
          cards: 'Każda karta na [stosie bazowym|foundation] daje 1.',
        },
      },
    },
    spiderette: {
      strategy:
        'Najpierw opróżnij krótkie [kolumny|column], a pustej kolumny użyj, by przed rozdaniem uporządkować inne według koloru.',
    },
    'streets-and-alleys': {
      strategy: 'Najpierw uwolnij asy, ale nie za cenę [kolumny|column] pełnej wysokich kart na niskich.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'Najpierw zagrania, które odkrywają kartę. Tutaj układa się łatwo: trzymaj pustą [kolumnę|column] dla karty ze [stosu odkrytego|waste], która uwolni inne.',
      options: { redeals: { n: 'Ile razy wolno [odwrócić stos odkryty|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'Szukaj długich serii, zanim odkryjesz kartę z talonu, i najpierw zagrywaj karty, które odkrywają inne. Pamiętaj, które wartości już się wyczerpały.',
    },
    westhaven: {
      strategy:
        'Odkrywaj karty, zanim ułożysz długie [ciągi|run]: ciąg można rozebrać tylko od końca, karta po karcie.',
    },
    whitehead: {
      strategy:
        'Układaj w jednym [kolorze|suit], gdzie możesz: inne karty [kolumny|column] przenosi się tylko pojedynczo. Nie uzupełniaj pustej kolumny bez potrzeby.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'W każdej [kolumnie|column] zakryte są tylko dwie karty: odkryj je i opróżniaj kolumny, zanim przykryje je pierwsze rozdanie.',
    },
    yukon: {
      strategy:
        'Najpierw zagrania, które odkrywają kartę. Obejrzyj całą [kolumnę|column], zanim przeniesiesz kartę: co na niej leżało, będzie na niej leżeć także w nowym miejscu.',
      options: {
        build: {
          alternate:
            '[Kolumny|column] układa się w dół, [na przemian czerwone i czarne|alternating colours].',
          same: '[Kolumny|column] układa się w dół w jednym [kolorze|suit]: to pasjans rosyjski.',
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
      piles: { reserve: 'tułów' },
      allOf: { reserve: 'Tułów' },
      forms: {
        gen: { piles: { reserve: 'tułowia' } },
        from: { piles: { reserve: 'z tułowia' } },
        to: { piles: { reserve: 'na tułów' } },
        in: { piles: { reserve: 'w tułowiu' } },
      },
    },
  },
};
