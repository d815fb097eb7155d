import type * as en from '../../en/results/paged-quiz.ts'
import type { WordsOf } from '../../format.ts'
import { number } from '../language.ts'

export const words: WordsOf<typeof en> = {
  place: (n, total) => `السؤال ${number(n)} من ${number(total)}`,
  moved: 'تم الانتقال إلى هذا السؤال على جهاز آخر أو في علامة تبويب أخرى.',
  previous: 'السابق',
  next: 'التالي',
  lastQuestion: 'هذا هو السؤال الأخير.',
  noWayBack: 'لن تتمكن من العودة إلى هذا السؤال بعد ذلك.',
  oneAtATime: 'تظهر الأسئلة واحدًا تلو الآخر. يمكنك العودة إلى الأسئلة السابقة.',
  forwardOnly: 'تظهر الأسئلة واحدًا تلو الآخر. لا يمكنك العودة إلى سؤال سابق.',
  forwardChanging: 'يمكنك تغيير الإجابة حتى الانتقال إلى السؤال التالي. عند 0:00 يُسلَّم الاختبار تلقائيًا.',
  skipTitle: 'المتابعة بلا إجابة؟',
  skipText: (n) => `السؤال ${number(n)} بلا إجابة، ولا يمكنك العودة إليه. سيُحسب متروكًا.`,
  skip: (n) => `ترك السؤال ${number(n)}`,
  stay: (n) => `البقاء في السؤال ${number(n)}`,
}
