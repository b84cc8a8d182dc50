// Polish: the sentences that describe the rules of games without a help of their own.
import type { RuleTexts } from '../texts.js';

export const ruleTexts: RuleTexts = {
  ofGroup: '{name}: {text}',

  goalFoundations: 'Przenieś wszystkie karty na [stosy bazowe|foundation]. Liczba kart: {n}.',
  goalRuns:
    'Przenieś wszystkie karty na [stosy bazowe|foundation], w pełnych [ciągach|run] jednego [koloru|suit]. Liczba kart: {n}.',
  goalClear: 'Opróżnij [układ|tableau] ze wszystkich kart. Liczba kart: {n}.',
  goalFull: 'Przenieś tu wszystkie karty ({n}): {name}.',
  goalEmpty: 'Opróżnij te stosy: {name}.',
  base: 'Wszystkie [stosy bazowe|foundation] zaczynają się od tej samej [wartości|rank], czyli od wartości [karty bazowej|base card].',
  fewest: 'Jeśli się nie da, zostaw ich jak najmniej.',
  net: 'Sukcesem jest też bilans równy {n}.',

  decks: 'Gra się dwiema taliami.',
  suits: '[Kolory|suit] kart w taliach: tylko {suits}.',
  starts: 'Każdy [stos bazowy|foundation] zaczyna się od {ranks.gen}.',
  columns: {
    one: 'Jest {n} [kolumna|column].',
    few: 'Są {n} [kolumny|column].',
    many: 'Jest {n} [kolumn|column].',
    other: 'Jest {n} [kolumny|column].',
  },
  each: {
    one: 'Każda ma na początku {n} kartę.',
    few: 'Każda ma na początku {n} karty.',
    many: 'Każda ma na początku {n} kart.',
    other: 'Każda ma na początku {n} karty.',
  },
  sizes: 'Liczby kart na początku, od pierwszej do ostatniej: {list}.',
  open: 'Wszystkie te karty są odkryte.',
  topUp: 'Odkryte są tylko [wierzchnie karty|top card].',
  downSizes: 'Liczby [zakrytych|face down] kart, od pierwszej do ostatniej: {list}.',
  sink: 'W swojej kolumnie {ranks} leży na samym spodzie.',
  overlap: {
    one: 'Na stole leży {n} karta.',
    few: 'Na stole zachodzą na siebie {n} karty. Każda jest [dostępna|available], gdy nie leży na niej żadna inna.',
    many: 'Na stole zachodzi na siebie {n} kart. Każda jest [dostępna|available], gdy nie leży na niej żadna inna.',
    other:
      'Na stole zachodzi na siebie {n} karty. Każda jest [dostępna|available], gdy nie leży na niej żadna inna.',
  },
  coveredDown: 'Karty [przykryte|covered] innymi leżą [zakryte|face down].',
  cells: '{name}: {n}, każda na jedną kartę.',
  reserve: {
    one: '{name}: {n} karta na początku.',
    few: '{name}: {n} karty na początku.',
    many: '{name}: {n} kart na początku.',
    other: '{name}: {n} karty na początku.',
  },
  singles: 'Leżą odkryte obok siebie; każda może trafić {to.to}.',
  lastUp: 'Są [zakryte|face down]; odkrywa się tylko ostatnia.',
  stock: {
    one: 'Pozostała {n} karta to [talon|stock].',
    few: 'Pozostałe {n} karty to [talon|stock].',
    many: 'Pozostałe {n} kart to [talon|stock].',
    other: 'Pozostałe {n} karty to [talon|stock].',
  },
  stockOpen: 'Jego następną kartę, czyli [odkrytą kartę|turned card], zawsze widać.',

  foundationsAce:
    '[Stosy bazowe|foundation] [układa|build] się w górę w jednym [kolorze|suit], od asa do króla.',
  foundationsKing:
    '[Stosy bazowe|foundation] [układa|build] się w dół w jednym [kolorze|suit], od króla do asa.',
  foundationsUp: '[Stosy bazowe|foundation] [układa|build] się w górę w jednym [kolorze|suit].',
  stays: 'Co leży na [stosie bazowym|foundation], już tam zostaje.',
  takeBack: '[Wierzchnią kartę|top card] [stosu bazowego|foundation] możesz [zabrać z powrotem|take back].',
  columnsDown: '[Kolumny|column] [układa|build] się w dół.',
  discardNext:
    '[Dostępna|available] karta trafia na [stos odrzuconych|discard pile], jeśli jej [wartość|rank] jest o jeden wyższa albo o jeden niższa niż wartość karty, która tam leży.',
  up: '{name}: karty [układa|build] się w górę.',
  down: '{name}: karty [układa|build] się w dół.',
  steps: '{name}: [wartość|rank] karty minus wartość karty pod nią musi być jedną z tych liczb: {list}.',
  suit: {
    same: 'Każdą kartę kładzie się na kartę jej [koloru|suit].',
    alternate: '[Na przemian czerwone i czarne|alternating colours]: czerwoną na czarną, czarną na czerwoną.',
    sameColour: 'Czerwoną kładzie się na czerwoną, czarną na czarną.',
    different: 'Każdą kartę kładzie się na kartę innego [koloru|suit].',
    any: '[Kolor|suit] nie ma znaczenia.',
  },
  wrap: 'Układa się [w kółko|wrap]: król i as następują po sobie.',
  noWrap: 'Król i as nie następują po sobie.',
  stopOn: 'Na {ranks.acc} nic się nie kładzie.',
  atMost: 'Najwięcej kart w kolumnie: {n}.',
  closed: 'Na kolumnę nic się nie kładzie.',

  gives: {
    top: 'Z kolumny przenosi się tylko [wierzchnią kartę|top card].',
    run: '[Ciąg|run] przenosi się do innej kolumny tylko w całości; jego [wierzchnia karta|top card] może trafić na stos bazowy.',
    'top-or-run':
      'Z kolumny przenosi się samą [wierzchnią kartę|top card] albo cały [ciąg|run] na jej końcu.',
    column:
      'Kolumnę przenosi się na inną tylko w całości; jej [wierzchnia karta|top card] może trafić na stos bazowy.',
    any: '[Ciąg|run] albo jego część przenosi się razem.',
    group:
      'Każdą odkrytą kartę przenosi się ze wszystkimi, które na niej leżą, ułożonymi albo nie; pasować musi tylko najniższa.',
  },
  unit: 'Kilka kart przenosi się razem tylko wtedy, gdy są [ciągiem|run] jednego [koloru|suit].',
  unitSteps: 'Kilka kart przenosi się razem tylko w tej kolejności:',
  limit: {
    cells: 'Naraz przenosi się najwyżej o jedną kartę więcej, niż jest pustych komórek.',
    columns: 'Naraz przenosi się najwyżej tyle kart, ile pozwoliłyby przenieść pojedynczo puste kolumny.',
    both: 'Naraz przenosi się najwyżej tyle kart, ile pozwoliłyby przenieść pojedynczo puste komórki i kolumny.',
  },
  play: '[Wierzchnia karta|top card] {from.from} może trafić {to.to}.',
  cellTakes: '{pile.empty} przyjmuje jedną kartę {from.from}; stamtąd może ona trafić {to.to}.',
  turnsUp: '[Zakryta|face down] karta, z której zeszły inne, odkrywa się sama.',

  fill: '{name}: [wierzchnia karta|top card] stamtąd od razu [uzupełnia|fill] pustą kolumnę.',
  fillLater: 'Gdy żadnej już tam nie ma, puste kolumny uzupełniasz samodzielnie.',
  empty: {
    none: 'Na pustą kolumnę nie wolno kłaść kart.',
    any: 'Pusta kolumna przyjmuje dowolną kartę.',
    run: 'Pusta kolumna przyjmuje dowolną kartę albo [ciąg|run].',
    rank: 'Pusta kolumna przyjmuje tylko {ranks.acc}, bez innych kart albo z tymi, które na tej karcie leżą.',
    base: 'Pusta kolumna przyjmuje tylko [wartość|rank] [karty bazowej|base card].',
    from: 'Pusta kolumna przyjmuje dowolną kartę {from.from}.',
    rankFrom: 'Pusta kolumna przyjmuje {from.from} tylko {ranks.acc}.',
  },
  onceEmpty: '{name}: dotyczy to tylko sytuacji, gdy nie ma tam już żadnej karty.',

  pairs: 'Dwie [dostępne|available] karty, których [wartości|rank] dają razem {n}, usuwa się razem.',
  counts: 'As liczy się za 1, walet za 11, dama za 12, król za 13.',
  alone: '{ranks} schodzi bez pary.',
  pairsFrom: 'Karty pary mogą pochodzić {from.from}.',
  stacked: 'Razem wolno też usunąć dwie wierzchnie karty {from.from}.',
  collects: 'Gdy [ciąg|run] jednego [koloru|suit] od króla do asa kończy kolumnę, sam trafia na stos bazowy.',
  collectsSteps:
    'Pełna [kolejność|sequence] na końcu kolumny sama trafia na stos bazowy. Liczba jej kart: {n}.',

  draw: {
    one: 'Karty z [talonu|stock] odkrywaj po jednej {to.to}, kiedy chcesz.',
    few: 'Karty z [talonu|stock] odkrywaj po {n} {to.to}, kiedy chcesz.',
    many: 'Karty z [talonu|stock] odkrywaj po {n} {to.to}, kiedy chcesz.',
    other: 'Karty z [talonu|stock] odkrywaj po {n} {to.to}, kiedy chcesz.',
  },
  drawOpen:
    '[Odkrytą kartę|turned card] możesz odłożyć na [stos odkryty|waste], kiedy chcesz; jej miejsce zajmuje następna.',
  drawColumns: {
    one: 'Rozdawaj z [talonu|stock] po jednej karcie na każdą kolumnę, kiedy chcesz.',
    few: 'Rozdawaj z [talonu|stock] po {n} karty na każdą kolumnę, kiedy chcesz.',
    many: 'Rozdawaj z [talonu|stock] po {n} kart na każdą kolumnę, kiedy chcesz.',
    other: 'Rozdawaj z [talonu|stock] po {n} karty na każdą kolumnę, kiedy chcesz.',
  },
  lastDeal: {
    one: 'Przy ostatnim rozdaniu kartę dostaje tylko pierwsza kolumna.',
    few: 'Przy ostatnim rozdaniu karty dostają tylko {n} pierwsze kolumny.',
    many: 'Przy ostatnim rozdaniu karty dostaje tylko {n} pierwszych kolumn.',
    other: 'Przy ostatnim rozdaniu karty dostaje tylko {n} pierwszej kolumny.',
  },
  blockedBy: {
    empty: 'Nie wolno rozdawać, dopóki jakaś kolumna jest pusta.',
    fillable: 'Nie wolno rozdawać, dopóki można uzupełnić pustą kolumnę.',
  },
  noRedeal: 'Wyczerpanego talonu [nie odnawia się|redeal].',
  turnOver:
    'Gdy talon jest pusty, [odwróć stos odkryty|redeal]: staje się znów talonem, w tej samej kolejności.',
  gather:
    'W każdej chwili możesz [rozdać ponownie|redeal]: kolumny się [zbiera|gather] i rozdaje znów bez tasowania. Kart na każdą: {n}.',
  unlimited: 'Wolno to robić, ile razy chcesz.',
  times: {
    one: 'Wolno to zrobić raz.',
    few: 'Wolno to zrobić {n} razy.',
    many: 'Wolno to zrobić {n} razy.',
    other: 'Wolno to zrobić {n} raza.',
  },

  lost: {
    plays: 'Gra jest [przegrana|lost], gdy nie ma już żadnego zagrania.',
    draws: 'Gra jest [przegrana|lost], gdy żadnego zagrania nie da się już osiągnąć.',
    stock: 'Gra jest [przegrana|lost], gdy nie ma już żadnego zagrania, a [talon|stock] się wyczerpał.',
  },
  putBack: 'Zagranie, które następne ponowne rozdanie tylko by cofnęło, się nie liczy.',

  stake: 'Talia kosztuje {n}: to twoja [stawka|stake]. Bilans to wynik minus stawka.',
  startPoints: 'Punkty na początku: {n}.',
  playPoints: 'Punkty za każdą kartę przeniesioną {to.to}: {n}.',
  fromPoints: 'Punkty za każdą kartę przeniesioną {from.from} {to.to}: {n}.',
  otherPoints: 'Punkty za każdą inną kartę przeniesioną {to.to}: {n}.',
  rankPoints: 'Każda karta przeniesiona {to.to} daje tyle punktów, ile wynosi jej [wartość|rank].',
  streak: 'Dopóki się nie odkrywa z talonu, każda następna karta daje więcej; przyrost: {n}.',
  collected: 'Punkty za każdy pełny [ciąg|run]: {n}.',
  turned: 'Punkty za każdą kartę, która się odkrywa {from.in}: {n}.',
  moved: 'Punkty za każdy ruch: {n}.',
  drawn: 'Punkty za każde [odkrycie z talonu|draw]: {n}.',
  redealt: 'Punkty za każde [odwrócenie stosu|redeal]: {n}.',
  freeRedeals: 'Liczba bezpłatnych odwróceń: {n}.',
  won: 'Punkty za osiągnięcie celu: {n}.',
  leftOver: 'Punkty za każdą kartę, która po osiągnięciu celu została {from.in}: {n}.',
  floor: 'Wynik nigdy nie spada poniżej {n}.',
  lowest: 'Im niższy wynik, tym lepiej.',
  noScore: 'Punktów się nie liczy.',
};
