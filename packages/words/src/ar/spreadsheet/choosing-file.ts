import type * as en from '../../en/spreadsheet/choosing-file.ts'
import type { WordsOf } from '../../format.ts'

export const words: WordsOf<typeof en> = {
  title: 'رفع الأسئلة',
  createQuiz: 'إنشاء اختبار',
  proceed: 'رفع ومتابعة',
  reading: 'جارٍ القراءة…',
  guide: {
    label: 'عن الملف',
    title: 'محتوى الملف',
    sheet:
      'تُقرأ الورقة الأولى؛ وإن كانت الأسئلة في ورقة أخرى فسيُطلب اختيارها. كل صف تحت أسماء الأعمدة هو سؤال. وتُفهم أشكال أخرى أيضًا، مثل خيار واحد في كل صف.',
    columns:
      'يمكن أن تكون أسماء الأعمدة بلغات كثيرة، وتصلح قوالب Kahoot وQuizizz أيضًا. بعد ذلك يظهر كيف فُهم كل عمود. والأعمدة التي لا يتسع لها الاختبار تُعرض وتُترك.',
    template: 'تنزيل قالب (xlsx)',
    templateName: 'قالب-quizly',
  },
  columnNames: {
    question: 'السؤال',
    type: 'النوع',
    options: 'الخيار A – الخيار D',
    correct: 'الإجابة الصحيحة',
    pairs: 'الزوج 1 – الزوج 4',
    items: 'العنصر 1 – العنصر 4',
  },
  columnHints: {
    question: 'النص الذي يقرؤه الطلاب',
    type: 'إجابة واحدة أو عدة إجابات أو إجابة مكتوبة أو إجابة رقمية أو مطابقة الأزواج أو ترتيب العناصر أو نص طويل. اختياري.',
    options: 'لنوعي «إجابة واحدة» و«عدة إجابات» فقط.',
    correct: 'نص الخيار أو حرفه. وعند «عدة إجابات» حروف بينها فواصل: A, C. ويُترك فارغًا للأنواع الثلاثة الأخيرة.',
    pairs: 'عند «مطابقة الأزواج»: زوج في كل عمود مثل فرنسا = باريس.',
    items: 'عند «ترتيب العناصر»: العناصر بترتيبها الصحيح.',
  },
  onOtherTab: (tab) => `الأسئلة في الورقة ${tab}. هل تُقرأ هذه الورقة؟`,
  onNamedTab: (tab, name) => [`الأسئلة في الورقة ${tab}، «`, name, '». هل تُقرأ هذه الورقة؟'],
  readTab: (tab) => `قراءة الورقة ${tab}`,
  stay: 'البقاء في الورقة الأولى',
  remove: (file) => `إزالة ${file}`,
  chooseFile: 'اختيار ملف',
  fileHint: 'Excel (xlsx أو xls). وأيضًا xlsm وods وcsv وtsv واختبار منزّل بصيغة json.',
  fileLabel: 'ملف Excel',
  youChose: (file) => ['الملف المختار: «', file, '».'],
  kilobytes: (size) => `${size} ك.ب`,
  megabytes: (size) => `${size} م.ب`,
}
