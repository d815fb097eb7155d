import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'الإجابة الصحيحة',
  types: { single: 'إجابة واحدة', multiple: 'عدة إجابات', write: 'إجابة مكتوبة' },
  respiration: {
    question: 'في أي عضية يحدث التنفس الهوائي؟',
    nucleus: 'النواة',
    ribosome: 'الريبوسوم',
    mitochondrion: 'الميتوكوندريا',
    vacuole: 'الفجوة العصارية',
  },
  plantCells: {
    question: 'أي مما يلي يوجد في الخلايا النباتية ولا يوجد في الخلايا الحيوانية؟',
    wall: 'الجدار الخلوي',
    membrane: 'الغشاء الخلوي',
    chloroplasts: 'البلاستيدات الخضراء',
    mitochondria: 'الميتوكوندريا',
  },
  water: {
    question: 'ما اسم العملية التي ينتقل بها الماء عبر غشاء شبه منفذ؟',
    answer: 'التناضح',
  },
}
