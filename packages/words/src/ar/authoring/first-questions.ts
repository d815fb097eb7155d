import type * as en from '../../en/authoring/first-questions.ts'
import type { WordsOf } from '../../format.ts'
import { number, plural } from '../language.ts'

export const words: WordsOf<typeof en> = {
  save: 'حفظ ومتابعة',
  progress: (written, planned) => `${number(written)} من ${number(planned)}`,
  keptAndProgress: (place, written, planned) => `${place} · ${number(written)} من ${number(planned)}`,
  askFewer: (n) =>
    plural(n, {
      zero: 'الحفظ بلا أسئلة؟',
      one: 'حفظ سؤال واحد؟',
      two: 'حفظ سؤالين؟',
      few: `حفظ ${number(n)} أسئلة؟`,
      many: `حفظ ${number(n)} سؤالاً؟`,
      other: `حفظ ${number(n)} سؤال؟`,
    }),
  goOnWriting: 'متابعة الكتابة',
  saveFewer: (n) =>
    plural(n, {
      zero: 'حفظ بلا أسئلة',
      one: 'حفظ سؤال واحد',
      two: 'حفظ سؤالين',
      few: `حفظ ${number(n)} أسئلة`,
      many: `حفظ ${number(n)} سؤالاً`,
      other: `حفظ ${number(n)} سؤال`,
    }),
  planned: (n) => `العدد المخطط له: ${number(n)}. يمكنك كتابة الباقي الآن، أو إضافته لاحقًا بتحرير الاختبار.`,
  loading: 'جارٍ تحميل الاختبار',
  saved: 'أسئلة هذا الاختبار محفوظة من قبل',
  savedHint: 'يمكنك مراجعتها، وتحرير الاختبار لتغييرها.',
}
