import type * as en from '../../en/desk/searched-list.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  of: {
    quizzes: {
      search: 'البحث في الاختبارات',
      placeholder: 'البحث بالعنوان أو الرمز',
      count: (n) =>
        plural(n, {
          zero: 'لا اختبارات',
          one: 'اختبار واحد',
          two: 'اختباران',
          few: `${number(n)} اختبارات`,
          many: `${number(n)} اختبارًا`,
          other: `${number(n)} اختبار`,
        }),

      soFar: (n) =>
        plural(n, {
          zero: 'لا اختبارات حتى الآن',
          one: 'اختبار واحد حتى الآن',
          two: 'اختباران حتى الآن',
          few: `${number(n)} اختبارات حتى الآن`,
          many: `${number(n)} اختبارًا حتى الآن`,
          other: `${number(n)} اختبار حتى الآن`,
        }),
      noMatch: (searched) => ['لا اختبارات تطابق «', searched, '»'],
    },
    students: {
      search: 'البحث في الطلاب',
      placeholder: 'البحث بالاسم أو البريد الإلكتروني',
      count: (n) =>
        plural(n, {
          zero: 'لا طلاب',
          one: 'طالب واحد',
          two: 'طالبان',
          few: `${number(n)} طلاب`,
          many: `${number(n)} طالبًا`,
          other: `${number(n)} طالب`,
        }),
      soFar: (n) =>
        plural(n, {
          zero: 'لا طلاب حتى الآن',
          one: 'طالب واحد حتى الآن',
          two: 'طالبان حتى الآن',
          few: `${number(n)} طلاب حتى الآن`,
          many: `${number(n)} طالبًا حتى الآن`,
          other: `${number(n)} طالب حتى الآن`,
        }),
      noMatch: (searched) => ['لا طلاب يطابقون «', searched, '»'],
    },
  },
  clear: 'مسح',
}
