import type * as en from '../../en/authoring/merging.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  pageTitle: (quiz) => `نسختان – ${quiz}`,
  title: (quiz) => ['نسختان من «', quiz, '»'],
  hint: 'حفظ شخص آخر تغييرات أثناء تحريرك. يُرجى اختيار ما يبقى منها.',
  keepTheirs: 'إبقاء كل تغييرات الآخر',
  keepMine: 'إبقاء كل تغييراتي',
  missing: 'يُرجى اختيار إحدى النسختين.',
  allChosen: 'تم اختيارها كلها.',
  left: (n) =>
    plural(n, {
      zero: 'لا خيارات متبقية.',
      one: 'بقي اختيار واحد.',
      two: 'بقي اختياران.',
      few: `بقيت ${number(n)} اختيارات.`,
      many: `بقي ${number(n)} اختيارًا.`,
      other: `بقي ${number(n)} اختيار.`,
    }),
  save: 'حفظ هذه الأسئلة',
  question: (n) => `السؤال ${number(n)}`,
  questionOfYours: (n) => `السؤال ${number(n)} من نسختك`,
  markedAgain: (questions) => `تغيّر الاحتساب في هذه الأثناء: ${questions}. يبقى ذلك.`,
  inSentence: (n) => `السؤال ${number(n)}`,
  yoursInSentence: (n) => `السؤال ${number(n)} من نسختك`,
  listed: (first, second) => `${first}، ${second}`,
  sides: {
    theirs: 'نسخة الآخر',
    mine: 'نسختي',
  },
  changes: {
    theirs: {
      none: 'لم يغيّره الآخر',
      added: 'أضافه الآخر',
      removed: 'أزاله الآخر',
      changed: (parts) => `غيّر الآخر ${parts}`,
    },
    mine: {
      none: 'لم تغيّره',
      added: 'أضفته',
      removed: 'أزلته',
      changed: (parts) => `غيّرت ${parts}`,
    },
  },
  parts: {
    text: 'النص',
    type: 'النوع',
    options: 'الخيارات',
    key: 'مفتاح الإجابة',
    points: 'النقاط',
    marking: 'التصحيح',
    feedback: 'الشرح',
  },
  notInQuiz: 'ليس في الاختبار.',
  markedCorrect: '، إجابة صحيحة',
  order: 'ترتيب الأسئلة',
  movedNothing: {
    theirs: 'لم ينقل الآخر شيئًا',
    mine: 'لم تنقل شيئًا',
  },
  move: (from, to, text) => [from, ' ← ', to, ': ', text],
  moreQuestions: (n) =>
    plural(n, {
      zero: 'لا أسئلة أخرى',
      one: 'سؤال واحد آخر',
      two: 'سؤالان آخران',
      few: `${number(n)} أسئلة أخرى`,
      many: `${number(n)} سؤالاً آخر`,
      other: `${number(n)} سؤال آخر`,
    }),
}
