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
  },
  columnHints: {
    question: 'النص الذي يقرؤه الطلاب',
    type: 'إجابة واحدة أو عدة إجابات أو إجابة مكتوبة أو إجابة رقمية أو مطابقة الأزواج أو ترتيب العناصر أو نص طويل. يمكن تركه.',
    options:
      'يُترك فارغًا عند «إجابة مكتوبة» و«إجابة رقمية» و«نص طويل». وعند «مطابقة الأزواج» زوج في كل خيار مثل فرنسا = باريس، وعند «ترتيب العناصر» العناصر بترتيبها الصحيح.',
    correct: 'نص الخيار أو حرفه. وعند «عدة إجابات» حروف بينها فواصل: A, C. ويُترك فارغًا للأنواع الثلاثة الأخيرة.',
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
