import type * as en from '../../en/results/numeric.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  task: 'يُرجى كتابة عدد',
  tasks: {
    decimals: (n) =>
      plural(n, {
        zero: 'يُرجى كتابة عدد بلا منازل عشرية',
        one: 'يُرجى كتابة عدد بمنزلة عشرية واحدة',
        two: 'يُرجى كتابة عدد بمنزلتين عشريتين',
        few: `يُرجى كتابة عدد فيه ${number(n)} منازل عشرية`,
        many: `يُرجى كتابة عدد فيه ${number(n)} منزلة عشرية`,
        other: `يُرجى كتابة عدد فيه ${number(n)} منزلة عشرية`,
      }),
    significant: (n) =>
      plural(n, {
        zero: `يُرجى كتابة عدد فيه ${number(n)} رقم معنوي`,
        one: 'يُرجى كتابة عدد برقم معنوي واحد',
        two: 'يُرجى كتابة عدد برقمين معنويين',
        few: `يُرجى كتابة عدد فيه ${number(n)} أرقام معنوية`,
        many: `يُرجى كتابة عدد فيه ${number(n)} رقمًا معنويًا`,
        other: `يُرجى كتابة عدد فيه ${number(n)} رقم معنوي`,
      }),
  },
  withUnit: (asked) => `${asked}، مع وحدته`,
  readAs: (text) => `القراءة: ${text}`,
  notYet: 'ليس عددًا بعد',
  unknownUnit: (unit) => `«${unit}» ليست وحدة يعرفها Quizly`,
}
