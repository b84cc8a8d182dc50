// Hebrew: the help of the optional games, and names of their piles.
import type { OptionalGameTexts } from '../texts.js';

const takeBack = {
  false: 'מה שמונח [בבסיס|foundation] נשאר שם.',
  true: 'מותר [להחזיר|take back] את [הקלף העליון|top card] של [בסיס|foundation].',
};
const cells = { n: 'מספר התאים: {n}.' };
const cellNames = {
  piles: { reserve: 'תא' },
  allOf: { reserve: 'התאים' },
  forms: {
    from: { piles: { reserve: 'מתא' } },
    to: { piles: { reserve: 'לתא' } },
    in: { piles: { reserve: 'בתא' } },
    empty: { piles: { reserve: 'תא ריק' } },
  },
};

export const optionalGames: OptionalGameTexts = {
  gameHelp: {
    agnes: {
      strategy:
        'כדאי לבנות [באותה צורה|suit] כשאפשר, ולא לרוקן [טור|column] בלי צורך: רק החלוקה הבאה תמלא אותו.',
    },
    'bakers-dozen': {
      strategy:
        'ברוב החלוקות אפשר לנצח. משני קלפים שמתאימים, עדיף להעביר את זה שמשחרר את הקלף הנמוך יותר. לא כדאי להעביר קלף לטור שיש בו קלף נמוך ממנו [מאותה צורה|suit].',
      options: { takeBack },
    },
    'bakers-game': {
      strategy:
        'לפני כל מהלך כדאי לבדוק איזה קלף הוא מכסה. כדאי לרוקן [טור|column] מוקדם, ולא למלא את כל התאים.',
      options: { cells },
    },
    'beleaguered-castle': {
      strategy: '[טור|column] ריק הוא יקר: כדאי לרוקן אחד לפני שהאחרים מתמלאים בקלפים גבוהים על נמוכים.',
      options: { takeBack },
    },
    'eagle-wing': {
      strategy:
        '[טורים|column] ריקים, הכנפיים, מכניסים למשחק את קלפי הגוף. כדאי להניח קלף על טור רק אם הקלף שמתחתיו לא יידרש בקרוב.',
      options: { reserve: { n: 'מספר הקלפים בגוף בהתחלה: {n}.' } },
    },
    easthaven: {
      strategy: 'החלוקה הבאה מכסה כל [טור|column]: לפניה כדאי להעביר קלפים לבסיסים ולחשוף קלפים.',
    },
    'eight-off': {
      strategy:
        'כדאי לרוקן [טור|column] למלך שאחרת יפריע. התאים מתמלאים מהר: הם מיועדים לקלפים שיוצאים שוב בקרוב.',
    },
    'forty-thieves': {
      strategy:
        'כדאי לרוקן [טור|column] מוקדם ככל האפשר. צריך לחשוב לפני שקלף [בערימה הפתוחה|waste] נעשה בלתי נגיש: אין סיבוב שני.',
    },
    freecell: {
      strategy:
        'כמעט בכל חלוקה אפשר לנצח. כדאי לשמור תאים ריקים ככל האפשר, ולרוקן [טור|column] מוקדם: הוא שווה יותר מתא. קודם משחררים את האסים והשתיים.',
      options: { cells },
    },
    golf: {
      strategy:
        'כדאי להסתכל קדימה לפני שמשחקים: איזו דרך, למעלה או למטה, לוקחת יותר קלפים? מלך משחקים רק כשהיו פותחים קלף בכל מקרה.',
      options: {
        scoring: {
          strokes:
            'כל קלף שנשאר [בטורים|column] הוא חבטה; אם לא נשאר אף קלף, כל קלף שנשאר [בקופה|stock] מוריד חבטה. ככל שיש פחות חבטות, כך טוב יותר.',
          cards: 'כל קלף שמשוחק [מטור|column] מזכה ב-1, לכל היותר 35.',
        },
      },
    },
    gypsy: {
      strategy:
        'כדאי לחשוף את כל הקלפים [הסגורים|face down] לפני החלוקה, ולשמור [טור|column] ריק לקלפים שיגיעו.',
      options: { takeBack },
    },
    'king-albert': {
      strategy:
        'הרזרבה היא העזרה היחידה: כדאי לשחק את קלפיה כשהם משחררים אחרים. קודם מרוקנים את [הטורים|column] הקצרים.',
      options: { takeBack },
    },
    pyramid: {
      strategy:
        'מלכים יוצאים מיד. לפני כל זוג כדאי לבדוק אילו קלפים אחרים מהערכים האלה נשארו: אם שלושה מהם מתחת לרביעי, הוא חייב לצאת עם קלף מהערימה הפתוחה.',
      options: {
        redeals: {
          2: 'כשהיא נגמרת, הופכים את [הערימה הפתוחה|waste]: פעמיים.',
          1: 'כשהיא נגמרת, הופכים את [הערימה הפתוחה|waste]: פעם אחת.',
          0: 'אין [חלוקה מחדש|redeal].',
          unlimited: 'כשהיא נגמרת, הופכים את [הערימה הפתוחה|waste], בלי הגבלה.',
        },
      },
    },
    scorpion: {
      strategy:
        'קודם חושפים את הקלפים [הסגורים|face down]. כל קלף מתאים רק לקלף אחד: אם הוא מתחתיו באותו [טור|column], צריך קודם להעביר משהו אחר.',
    },
    'seahaven-towers': {
      strategy:
        'כדאי לבדוק היכן כל אס וכל שתיים, ולתכנן את הדרך אליהם לפני המהלך הראשון. [טור|column] ריק מועיל רק למלך.',
    },
    spider: {
      strategy:
        'כדאי לבנות באותה צורה כשאפשר: רצפים אחרים יהיה צריך לפרק. כדאי לחשוף קלפים ולרוקן [טורים|column] לפני החלוקה, ולמלא טור ריק אחרון.',
      options: {
        suits: {
          4: 'בשתי החפיסות יש ארבע צורות.',
          2: 'כל הקלפים הם עלה או לב, ארבעה מכל ערך.',
          1: 'כל הקלפים הם עלה, שמונה מכל ערך.',
        },
        scoring: {
          standard: 'מתחילים עם 500 נקודות. כל מהלך עולה 1, כל [רצף|run] שלם מזכה ב-100.',
          cards: 'כל קלף [בבסיס|foundation] מזכה ב-1.',
        },
      },
    },
    spiderette: {
      strategy:
        'קודם מרוקנים את [הטורים|column] הקצרים, ומשתמשים בטור ריק כדי לסדר אחרים לפי צורה לפני החלוקה.',
    },
    'streets-and-alleys': {
      strategy: 'קודם משחררים את האסים, אבל לא במחיר של [טור|column] מלא קלפים גבוהים על נמוכים.',
      options: { takeBack },
    },
    'thumb-and-pouch': {
      strategy:
        'מהלכים שחושפים קלף קודמים. כאן קל לבנות: כדאי לשמור [טור|column] ריק לקלף [מהערימה הפתוחה|waste] שמשחרר אחרים.',
      options: { redeals: { n: 'כמה פעמים מותר [להפוך את הערימה|redeal]: {n}.' }, takeBack },
    },
    'tri-peaks': {
      strategy:
        'כדאי לחפש סדרות ארוכות לפני שפותחים קלף, ולשחק קודם את הקלפים שחושפים אחרים. כדאי לזכור אילו ערכים כבר נגמרו.',
    },
    westhaven: {
      strategy: 'כדאי לחשוף קלפים לפני שבונים [רצפים|run] ארוכים: רצף מתפרק רק מסופו, קלף אחר קלף.',
    },
    whitehead: {
      strategy:
        'כדאי לבנות [באותה צורה|suit] כשאפשר: קלפים אחרים של [טור|column] עוברים רק אחד אחד. לא כדאי למלא טור ריק בלי צורך.',
      options: { takeBack },
    },
    'will-o-the-wisp': {
      strategy:
        'בכל [טור|column] רק שני קלפים סגורים: כדאי לחשוף אותם ולרוקן טורים לפני שהחלוקה הראשונה מכסה אותם.',
    },
    yukon: {
      strategy:
        'מהלכים שחושפים קלף קודמים. לפני שמעבירים קלף כדאי להסתכל על כל [הטור|column]: מה שהיה עליו יהיה עליו גם במקום החדש.',
      options: {
        build: {
          alternate: '[בטורים|column] בונים בסדר יורד, [בצבעים מתחלפים|alternating colours].',
          same: '[בטורים|column] בונים בסדר יורד [באותה צורה|suit]: זה סוליטר רוסי.',
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
      piles: { reserve: 'הגוף' },
      allOf: { reserve: 'הגוף' },
      forms: {
        from: { piles: { reserve: 'מהגוף' } },
        to: { piles: { reserve: 'לגוף' } },
        in: { piles: { reserve: 'בגוף' } },
      },
    },
  },
};
