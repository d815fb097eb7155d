import type * as en from '../../en/results/essay.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'اكتب نصًا',
  tasks: {
    words: (n) =>
      plural(n, {
        zero: `اكتب نصًا`,
        one: `اكتب نصًا من كلمة واحدة على الأكثر`,
        two: `اكتب نصًا من كلمتين على الأكثر`,
        few: `اكتب نصًا من ${number(n)} كلمات على الأكثر`,
        many: `اكتب نصًا من ${number(n)} كلمة على الأكثر`,
        other: `اكتب نصًا من ${number(n)} كلمة على الأكثر`,
      }),
    characters: (n) =>
      plural(n, {
        zero: `اكتب نصًا`,
        one: `اكتب نصًا من حرف واحد على الأكثر`,
        two: `اكتب نصًا من حرفين على الأكثر`,
        few: `اكتب نصًا من ${number(n)} أحرف على الأكثر`,
        many: `اكتب نصًا من ${number(n)} حرفًا على الأكثر`,
        other: `اكتب نصًا من ${number(n)} حرف على الأكثر`,
      }),
  },
  wordCount: (n) =>
    plural(n, {
      zero: `لا كلمات`,
      one: `كلمة واحدة`,
      two: `كلمتان`,
      few: `${number(n)} كلمات`,
      many: `${number(n)} كلمة`,
      other: `${number(n)} كلمة`,
    }),
  wordsOf: (n, most) => `الكلمات: ${number(n)} من ${number(most)}`,
  charactersOf: (n, most) => `الأحرف: ${number(n)} من ${number(most)}`,
  ownText: 'نصّك على هذا الجهاز',
  ownTextHint: 'عُدّلت هذه الإجابة على جهاز آخر. ما كتبتَه هنا محفوظ أدناه ولا يُحتسب.',
  copyOwn: 'نسخ هذا النص',
  copiedOwn: 'نُسخ',
}
