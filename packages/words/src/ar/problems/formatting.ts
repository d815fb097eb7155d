import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `الصيغة في السطر ${line}: ينقص ‎{‎ قبل هذا ‎}‎.`,
    'formula-brace-missing': ({ line }) => `الصيغة في السطر ${line}: ينقص ‎}‎ في النهاية.`,
    'formula-unreadable': ({ line, text }) => `تعذّرت قراءة الصيغة في السطر ${line}: ‎${text}`,
    'formula-too-deep': ({ most }) => `أقصى عدد لمستويات تداخل الصيغ ${most}.`,
    'formula-too-long': ({ most }) =>
      `هذه الصيغة طويلة جدًا. يُرجى اختصارها، فالحد الأقصى لعدد الأحرف ${number(most)}.`,
    'too-many-formulas': ({ most }) => `أقصى عدد للصيغ في السؤال ${most}.`,
    'text-too-slow': 'يستغرق عرض هذا النص وقتًا طويلاً. يُرجى اختصاره.',
    'text-too-large': 'تشغل صيغ هذا النص أو جداوله أو شيفرته مساحة كبيرة جدًا. يُرجى اختصاره أو تقسيمه.',
    'quiz-drawn-too-large':
      'تشغل الصيغ والجداول والشيفرة في كل الأسئلة حتى هذا السؤال معًا مساحة كبيرة جدًا. يُرجى اختصار بعضها.',
    'picture-unreadable':
      'هذا الملف ليس صورة يستطيع Quizly قراءتها. يُرجى استخدام PNG أو JPEG أو WebP أو GIF أو AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `في هذه الصورة ${number(megapixels)} ميغابكسل؛ الحد الأقصى ${most}.`,
    'picture-too-slow': 'تستغرق قراءة هذه الصورة وقتًا طويلاً. يُرجى تصغيرها.',
    'picture-missing': 'لم تعد هذه الصورة موجودة. يُرجى إدراجها مرة أخرى.',
    'picture-needs-description': 'الإجابة أو الملاحظة التي هي صورة فقط تحتاج إلى وصف.',
  },
}
