import type * as en from '../../en/desk/marking.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  reason: 'السبب (مطلوب)',
  reasonHint: 'يراه الطلاب مع نتائجهم وفي إيصالاتهم.',
  noReason: 'يُرجى إدخال سبب. يراه الطلاب.',
  mayLower: 'السماح بانخفاض الدرجات',
  update: 'تحديث الدرجات',
  updating: 'جارٍ تحديث الدرجات…',
  questionTab: (n) => `السؤال ${number(n)}`,
  question: (n, text) => ['السؤال ', number(n), ': ', text],
  allQuestions: 'كل الأسئلة',
  effect: 'الأثر في الدرجات',
  checking: 'جارٍ التحقق…',
  notLoaded: 'تعذّر تحميل هذا الجزء.',
  byHand: (n) =>
    plural(n, {
      zero: 'لا إجابات مصحّحة يدويًا.',
      one: 'إجابة واحدة مصحّحة يدويًا وتبقى كما هي.',
      two: 'إجابتان مصحّحتان يدويًا وتبقيان كما هما.',
      few: `${number(n)} إجابات مصحّحة يدويًا وتبقى كما هي.`,
      many: `${number(n)} إجابة مصحّحة يدويًا وتبقى كما هي.`,
      other: `${number(n)} إجابة مصحّحة يدويًا وتبقى كما هي.`,
    }),
  gains: 'ترتفع درجته',
  loses: 'تنخفض درجته',
  score: 'الدرجة',
  andMore: (n) =>
    plural(n, {
      zero: 'ولا أحد غيرهم',
      one: 'وواحد آخر',
      two: 'واثنان آخران',
      few: `و${number(n)} آخرون`,
      many: `و${number(n)} غيرهم`,
      other: `و${number(n)} غيرهم`,
    }),
  noResults: 'لا تسليمات بعد. سينطبق هذا على كل من يسلّم.',
  noScores: 'لا تتغير أي درجة.',
  moves: (n, up, down) =>
    plural(n, {
      zero: `لا نتائج: ${up}، ${down}.`,
      one: `من نتيجة واحدة: ${up}، ${down}.`,
      two: `من نتيجتين: ${up}، ${down}.`,
      few: `من ${number(n)} نتائج: ${up}، ${down}.`,
      many: `من ${number(n)} نتيجة: ${up}، ${down}.`,
      other: `من ${number(n)} نتيجة: ${up}، ${down}.`,
    }),
  goUp: (n) =>
    n === 0
      ? 'لا ترتفع أي نتيجة'
      : plural(n, {
          zero: 'لا ترتفع أي نتيجة',
          one: 'ترتفع واحدة',
          two: 'ترتفع اثنتان',
          few: `ترتفع ${number(n)}`,
          many: `ترتفع ${number(n)}`,
          other: `ترتفع ${number(n)}`,
        }),
  goDown: (n) =>
    n === 0
      ? 'لا تنخفض أي نتيجة'
      : plural(n, {
          zero: 'لا تنخفض أي نتيجة',
          one: 'تنخفض واحدة',
          two: 'تنخفض اثنتان',
          few: `تنخفض ${number(n)}`,
          many: `تنخفض ${number(n)}`,
          other: `تنخفض ${number(n)}`,
        }),
  keepShare: (n) =>
    plural(n, {
      zero: 'لا درجات تحتفظ بنسبتها من النقاط.',
      one: 'درجة واحدة تحتفظ بنسبتها من النقاط.',
      two: 'درجتان تحتفظان بنسبتهما من النقاط.',
      few: `${number(n)} درجات تحتفظ بنسبتها من النقاط.`,
      many: `${number(n)} درجة تحتفظ بنسبتها من النقاط.`,
      other: `${number(n)} درجة تحتفظ بنسبتها من النقاط.`,
    }),
  noneMoved: 'لم ترتفع أي درجة ولم تنخفض.',
  moved: (up, down) => `${up}، ${down}.`,
  wentUp: (n) =>
    plural(n, {
      zero: 'لم ترتفع أي درجة',
      one: 'ارتفعت درجة واحدة',
      two: 'ارتفعت درجتان',
      few: `ارتفعت ${number(n)} درجات`,
      many: `ارتفعت ${number(n)} درجة`,
      other: `ارتفعت ${number(n)} درجة`,
    }),
  wentDown: (n) =>
    n === 0
      ? 'لم تنخفض أي درجة'
      : plural(n, {
          zero: 'لم تنخفض أي درجة',
          one: 'انخفضت واحدة',
          two: 'انخفضت اثنتان',
          few: `انخفضت ${number(n)}`,
          many: `انخفضت ${number(n)}`,
          other: `انخفضت ${number(n)}`,
        }),
  done: (n, scores) => `تم تحديث السؤال ${number(n)}. ${scores}`,
  undone: (scores) => `تم التراجع عن التغيير. ${scores}`,
  undo: 'تراجع',
  notSaved: 'تعذّر الحفظ. لم يتغير شيء.',
  notUndone: 'تعذّر التراجع. لم يتغير شيء.',
  showQuiz: 'عرض الاختبار بحالته الآن',
  changedMeanwhile: 'لم يُحفظ شيء، لأن المحاولة تغيّرت في هذه الأثناء.',
  theyCounted: {
    correct: (name, n) => `حُسب السؤال ${number(n)} صحيحًا بواسطة ${name}.`,
    incorrect: (name, n) => `حُسب السؤال ${number(n)} خطأ بواسطة ${name}.`,
    points: (name, n, points) =>
      plural(points, {
        zero: `منح ${name} السؤال ${number(n)}: صفر نقطة.`,
        one: `منح ${name} السؤال ${number(n)}: نقطة واحدة.`,
        two: `منح ${name} السؤال ${number(n)}: نقطتان.`,
        few: `منح ${name} السؤال ${number(n)}: ${number(points)} نقاط.`,
        many: `منح ${name} السؤال ${number(n)}: ${number(points)} نقطة.`,
        other: `منح ${name} السؤال ${number(n)}: ${number(points)} نقطة.`,
      }),
  },
  theyTookBack: (name, n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)} بواسطة ${name}.`,
  otherAnswer: (n) => `تغيّرت إجابة السؤال ${number(n)}.`,
  isNow: {
    partly: (n) => `السؤال ${number(n)} صحيح جزئيًا الآن.`,
    correct: (n) => `السؤال ${number(n)} صحيح الآن.`,
    incorrect: (n) => `السؤال ${number(n)} خطأ الآن.`,
    skipped: (n) => `السؤال ${number(n)} متروك الآن.`,
    waiting: (n) => `السؤال ${number(n)} بانتظار التصحيح الآن.`,
    'left-out': (n) => `السؤال ${number(n)} مستبعد الآن.`,
  },
  counts: {
    correct: (n) => `يُحسب السؤال ${number(n)} صحيحًا.`,
    incorrect: (n) => `يُحسب السؤال ${number(n)} خطأ.`,
    points: (n, points) =>
      plural(points, {
        zero: `السؤال ${number(n)}: صفر نقطة.`,
        one: `السؤال ${number(n)}: نقطة واحدة.`,
        two: `السؤال ${number(n)}: نقطتان.`,
        few: `السؤال ${number(n)}: ${number(points)} نقاط.`,
        many: `السؤال ${number(n)}: ${number(points)} نقطة.`,
        other: `السؤال ${number(n)}: ${number(points)} نقطة.`,
      }),
  },
  markUndone: {
    partly: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: صحيح جزئيًا.`,
    correct: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: صحيح.`,
    incorrect: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: خطأ.`,
    skipped: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: متروك.`,
    waiting: (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: وهو بانتظار التصحيح.`,
    'left-out': (n) => `أُلغي التصحيح اليدوي للسؤال ${number(n)}: مستبعد.`,
  },
  scoreNow: (points, total) => `الدرجة: ${points} من ${number(total)}.`,
  openPoints: (points) => `${number(points)} + ؟`,
}
