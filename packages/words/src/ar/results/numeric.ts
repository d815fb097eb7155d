import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'اكتب عددًا',
  tasks: {
    decimals: (n) =>
      plural(n, {
        zero: 'اكتب عددًا بلا منازل عشرية',
        one: 'اكتب عددًا بمنزلة عشرية واحدة',
        two: 'اكتب عددًا بمنزلتين عشريتين',
        few: `اكتب عددًا فيه ${number(n)} منازل عشرية`,
        many: `اكتب عددًا فيه ${number(n)} منزلة عشرية`,
        other: `اكتب عددًا فيه ${number(n)} منزلة عشرية`,
      }),
    significant: (n) =>
      plural(n, {
        zero: `اكتب عددًا فيه ${number(n)} رقم معنوي`,
        one: 'اكتب عددًا برقم معنوي واحد',
        two: 'اكتب عددًا برقمين معنويين',
        few: `اكتب عددًا فيه ${number(n)} أرقام معنوية`,
        many: `اكتب عددًا فيه ${number(n)} رقمًا معنويًا`,
        other: `اكتب عددًا فيه ${number(n)} رقم معنوي`,
      }),
  },
  withUnit: (asked) => `${asked}، مع وحدته`,
  readAs: (text) => `يُقرأ ${text}`,
  notYet: 'ليس عددًا بعد',
  unknownUnit: (unit) => `«${unit}» ليست وحدة يعرفها Quizly`,
}
