import type * as en from '../../en/problems/formatting.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  formatting: {
    'formula-brace-superfluous': ({ line }) => `الصيغة في السطر ${line}: ينقص { قبل هذا }.`,
    'formula-brace-missing': ({ line }) => `الصيغة في السطر ${line}: ينقص } في النهاية.`,
    'formula-unreadable': ({ line, text }) => `تعذّرت قراءة الصيغة في السطر ${line}: ${text}`,
    'formula-too-deep': ({ most }) => `تتداخل الصيغ ${most} مرة على الأكثر.`,
    'formula-too-long': ({ most }) => `هذه الصيغة طويلة جدًا. اختصرها إلى ${number(most)} حرف.`,
    'too-many-formulas': ({ most }) => `في السؤال ${most} صيغة على الأكثر.`,
    'text-too-slow': 'يستغرق رسم هذا النص وقتًا طويلًا. اختصره.',
    'text-too-large': 'هذا النص أطول من أن يُرسم. اختصره.',
    'picture-unreadable':
      'هذا الملف ليس صورة يستطيع Quizly قراءتها. استخدم PNG أو JPEG أو WebP أو GIF أو AVIF.',
    'picture-too-many-pixels': ({ megapixels, most }) =>
      `في هذه الصورة ${number(megapixels)} ميغابكسل؛ الحد الأقصى ${most}.`,
    'picture-too-slow': 'تستغرق قراءة هذه الصورة وقتًا طويلًا. صغّرها.',
    'picture-missing': 'لم تعد هذه الصورة موجودة. أدرجها مرة أخرى.',
    'picture-needs-description': 'الإجابة التي هي صورة فقط تحتاج إلى وصف.',
  },
}
