import type * as en from '../../en/files/template.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  correct: 'الإجابة الصحيحة',
  types: {
    single: 'إجابة واحدة',
    multiple: 'عدة إجابات',
    write: 'إجابة مكتوبة',
    numeric: 'إجابة رقمية',
    matching: 'مطابقة الأزواج',
    ordering: 'ترتيب العناصر',
    essay: 'نص طويل',
  },
  respiration: {
    question: 'في أي عضية يحدث التنفس الهوائي؟',
    nucleus: 'النواة',
    ribosome: 'الريبوسوم',
    mitochondrion: 'الميتوكوندريا',
    vacuole: 'الفجوة العصارية',
  },
  explanation: 'تحرّر الميتوكوندريا الطاقة من السكر بالأكسجين.',
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
  chromosomes: {
    question: 'كم عدد الكروموسومات في خلية جسم الإنسان؟',
    answer: '46',
  },
  cellParts: {
    question: 'ما وظيفة كل جزء من الخلية؟',
    nucleus: 'النواة = تحفظ الحمض النووي',
    ribosome: 'الريبوسوم = يبني البروتينات',
    mitochondrion: 'الميتوكوندريا = تطلق الطاقة',
    chloroplast: 'البلاستيدة الخضراء = تصنع السكر',
  },
  sizes: {
    question: 'يُرجى الترتيب بحسب الحجم من الأصغر إلى الأكبر.',
    water: 'جزيء الماء',
    ribosome: 'الريبوسوم',
    mitochondrion: 'الميتوكوندريا',
    cell: 'الخلية النباتية',
  },
  leaves: { question: 'في جملتين أو ثلاث: لماذا تبدو الأوراق خضراء؟' },
}
