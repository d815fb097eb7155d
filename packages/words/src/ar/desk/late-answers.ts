import type * as en from '../../en/desk/late-answers.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  accept: 'قبول الإجابات المتأخرة',
  refuse: 'رفض الإجابات المتأخرة',
  saving: 'جارٍ الحفظ…',
  undo: 'تراجع',
  failed: 'تعذّر الحفظ.',
  waiting: (n) =>
    plural(n, {
      zero: 'لم تصل إجابات متأخرة',
      one: 'وصلت إجابة واحدة متأخرة',
      two: 'وصلت إجابتان متأخرتان',
      few: `وصلت ${number(n)} إجابات متأخرة`,
      many: `وصلت ${number(n)} إجابة متأخرة`,
      other: `وصلت ${number(n)} إجابة متأخرة`,
    }),
  waitingHint: 'لا تُحتسب الإجابات المتأخرة إلا إذا قبلتها.',
  decided: 'الإجابات المتأخرة',
  done: {
    accepted: (n) =>
      plural(n, {
        zero: 'لم تُقبل إجابات متأخرة.',
        one: 'قُبلت إجابة متأخرة واحدة.',
        two: 'قُبلت إجابتان متأخرتان.',
        few: `قُبلت ${number(n)} إجابات متأخرة.`,
        many: `قُبلت ${number(n)} إجابة متأخرة.`,
        other: `قُبلت ${number(n)} إجابة متأخرة.`,
      }),
    refused: (n) =>
      plural(n, {
        zero: 'لم تُرفض إجابات متأخرة.',
        one: 'رُفضت إجابة متأخرة واحدة.',
        two: 'رُفضت إجابتان متأخرتان.',
        few: `رُفضت ${number(n)} إجابات متأخرة.`,
        many: `رُفضت ${number(n)} إجابة متأخرة.`,
        other: `رُفضت ${number(n)} إجابة متأخرة.`,
      }),
  },
  question: 'السؤال',
  removedQuestion: 'سؤال أُزيل',
  sawAnswers: 'كان بإمكان هذا الطالب رؤية الإجابات الصحيحة من قبل.',
  lateAnswer: 'الإجابة المتأخرة',
  why: 'السبب',
  reasons: {
    'server-away': 'كان الخادم غير متاح',
    left: 'كان السؤال قد تُرك قبل وصولها',
    offline: 'دون اتصال، بحسب الجهاز نفسه',
    afterSubmission: 'وصلت بعد التسليم',
    afterTime: 'وصلت بعد انتهاء الوقت',
  },
  given: 'وقت الإجابة',
  byDevice: 'بحسب الجهاز نفسه',
  arrived: 'وقت الوصول',
  inTime: 'المحفوظة في الوقت',
  decision: 'القرار',
  decisions: { accepted: 'مقبولة: تُحتسب', refused: 'مرفوضة' },
  earlierDecisions: {
    accepted: 'قُبلت قبل إعادة فتح المحاولة',
    refused: 'رُفضت قبل إعادة فتح المحاولة',
  },
  counts: (n, answer) => ['السؤال ', number(n), ': ', answer],
  countsInstead: (n, answer, before) => ['السؤال ', number(n), ': ', answer, ' بدلاً من ', before],
}
