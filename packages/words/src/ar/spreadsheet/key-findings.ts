import type * as en from '../../en/spreadsheet/key-findings.ts'
import type { WordsOf } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

export const words: WordsOf<typeof en> = {
  keyFindings: {
    'key-missing': ({ labels }) =>
      `الإجابة الصحيحة غير موجودة. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
    'key-missing-without-options': 'الإجابة الصحيحة غير موجودة. يُرجى كتابة نص أحد الخيارات.',
    'key-not-an-option': ({ key, count, labels }) =>
      plural(count, {
        zero: `${key} ليس من الخيارات. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
        one: `${key} ليس هو الخيار الموجود. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
        two: `${key} ليس أحد الخيارين. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
        few: `${key} ليس من الخيارات، وعددها ${count}. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
        many: `${key} ليس من الخيارات، وعددها ${count}. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
        other: `${key} ليس من الخيارات، وعددها ${count}. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
      }),

    'key-run-together': ({ key, count, apart }) =>
      plural(count, {
        zero: `${key} ليس من الخيارات. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
        one: `${key} ليس هو الخيار الموجود. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
        two: `${key} ليس أحد الخيارين. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
        few: `${key} ليس من الخيارات، وعددها ${count}. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
        many: `${key} ليس من الخيارات، وعددها ${count}. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
        other: `${key} ليس من الخيارات، وعددها ${count}. إن كانت الإجابات عدة فيُرجى كتابة ${apart}.`,
      }),
    'key-mixes-kinds': ({ key, labels }) =>
      `في ${key} خليط من النصوص والأحرف والأرقام. يُرجى كتابة ${list(labels)}، أو نص أحد الخيارات.`,
    'key-names-empty-option': ({ key, option, labels }) =>
      `يشير ${key} إلى الخيار ${option}، وهو فارغ في هذا الصف. يُرجى ملؤه، أو كتابة ${list(labels)}، أو نص أحد الخيارات.`,

    'key-in-cyrillic': ({ key, count, ways }) =>
      plural(count, {
        zero: `${key} مكتوب بأحرف سيريلية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        one: `${key} حرف سيريلي. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        two: `${key} مكتوب بأحرف سيريلية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        few: `${key} مكتوب بأحرف سيريلية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        many: `${key} مكتوب بأحرف سيريلية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        other: `${key} مكتوب بأحرف سيريلية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
      }),
    'key-in-greek': ({ key, count, ways }) =>
      plural(count, {
        zero: `${key} مكتوب بأحرف يونانية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        one: `${key} حرف يوناني. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        two: `${key} مكتوب بأحرف يونانية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        few: `${key} مكتوب بأحرف يونانية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        many: `${key} مكتوب بأحرف يونانية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
        other: `${key} مكتوب بأحرف يونانية. يُرجى كتابة ${either(ways)}، أو نص أحد الخيارات.`,
      }),
    'key-read-as-position': ({ key, answers, instead }) =>
      `يُقرأ ${key} على أنه موضع خيار: الإجابة هي ${texts(answers)}. إن كان النص هو المقصود فيُرجى كتابة ${instead} هنا.`,
    'key-read-as-text-not-letter': ({ key, meant }) =>
      `يُقرأ ${key} على أنه نص خيار. إن كان الحرف هو المقصود فيُرجى كتابة ${texts(meant)} هنا.`,
    'key-read-as-text-not-position': ({ key, meant }) =>
      `يُقرأ ${key} على أنه نص خيار. إن كان الموضع هو المقصود فيُرجى كتابة ${texts(meant)} هنا.`,
    'key-read-as-letter': ({ key, answers, instead }) =>
      `قُرئ ${key} على أنه حرف مثل المفاتيح الأخرى: الإجابة هي ${texts(answers)}. إن كان المقصود النص فيُرجى كتابة ${instead} هنا.`,
    'keys-count-from-zero': ({ row }) =>
      `مفتاح الإجابة في الصف ${row} هو 0، فيبدو أن هذا العمود يعدّ الخيارات من 0. وهي تُعدّ هنا من 1.`,
    'keys-may-count-from-zero':
      'لا يشير أي مفتاح إلى الخيار الأخير. إن كان هذا العمود يعدّ الخيارات من 0 فيُرجى تحديد ذلك هنا، وإلا فكل شيء صحيح.',

    'keys-contradict': ({ other, rows, more }) =>
      `يذكر العمود ${other} إجابات غير ما في هذا العمود في هذه الصفوف: ${list(rows, more)}. يُرجى التحقق من الصحيح منهما.`,
    'key-read-as-own-letter': ({ key, answers }) =>
      `يُقرأ ${key} على أنه الحرف المكتوب في الخيار نفسه: الإجابة هي ${texts(answers)}.`,
    'key-read-as-list': ({ key, answers, number }) =>
      `يُقرأ ${key} على أنه قائمة: الإجابات هي ${texts(answers)}. إن كان العدد هو المقصود فيُرجى كتابة ${number} هنا.`,
    'key-read-loosely': ({ key, answers, count }) =>
      plural(count, {
        zero: `فُهم ${key} هكذا: الإجابات هي ${texts(answers)}.`,
        one: `فُهم ${key} هكذا: الإجابة هي ${texts(answers)}.`,
        two: `فُهم ${key} هكذا: الإجابتان هما ${texts(answers)}.`,
        few: `فُهم ${key} هكذا: الإجابات هي ${texts(answers)}.`,
        many: `فُهم ${key} هكذا: الإجابات هي ${texts(answers)}.`,
        other: `فُهم ${key} هكذا: الإجابات هي ${texts(answers)}.`,
      }),
  },
}
