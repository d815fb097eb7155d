import type { Names } from '../../format.ts'
import { either, list, plural, texts } from '../language.ts'

/**
 * What is wrong with the cell that says which options are correct, or how it is read. Texts of cells come in quotation
 * marks already; `labels` are the letters and numbers of the options, such as “A–D, 1–4”.
 */
export const keyFindings = {
  'key-missing': ({ labels }: { labels: Names }) =>
    `The correct answer is missing. Write ${list(labels)}, or the text of an option.`,
  'key-missing-without-options': 'The correct answer is missing. Write the text of an option.',
  'key-not-an-option': ({ key, count, labels }: { key: string; count: number; labels: Names }) =>
    plural(count, {
      one: `${key} is not one of the options. Use ${list(labels)}, or the text of an option.`,
      other: `${key} is not one of the ${count} options. Use ${list(labels)}, or the text of an option.`,
    }),
  /** `apart` are letters or numbers with commas, as they are typed into the sheet. */
  'key-run-together': ({ key, count, apart }: { key: string; count: number; apart: string }) =>
    plural(count, {
      one: `${key} is not one of the options. For several answers write ${apart}.`,
      other: `${key} is not one of the ${count} options. For several answers write ${apart}.`,
    }),
  'key-mixes-kinds': ({ key, labels }: { key: string; labels: Names }) =>
    `${key} mixes texts, letters and numbers. Use ${list(labels)}, or the text of an option.`,
  'key-names-empty-option': ({ key, option, labels }: { key: string; option: string; labels: Names }) =>
    `${key} names option ${option}, which is empty in this row. Fill it in, or use ${list(labels)}, or the text of an option.`,
  /** `ways` are letters: “A or B”, “A,B or C,D”. */
  'key-in-cyrillic': ({ key, count, ways }: { key: string; count: number; ways: Names }) =>
    plural(count, {
      one: `${key} is a Cyrillic letter. Use ${either(ways)}, or the text of an option.`,
      other: `${key} is in Cyrillic letters. Use ${either(ways)}, or the text of an option.`,
    }),
  'key-in-greek': ({ key, count, ways }: { key: string; count: number; ways: Names }) =>
    plural(count, {
      one: `${key} is a Greek letter. Use ${either(ways)}, or the text of an option.`,
      other: `${key} is in Greek letters. Use ${either(ways)}, or the text of an option.`,
    }),
  'key-read-as-position': ({ key, answers, instead }: { key: string; answers: Names; instead: string }) =>
    `${key} is read as a position: the answer is ${texts(answers)}. If the text is meant, write ${instead} here.`,
  'key-read-as-text-not-letter': ({ key, meant }: { key: string; meant: Names }) =>
    `${key} is read as the text of an option. If the letter is meant, write ${texts(meant)} here.`,
  'key-read-as-text-not-position': ({ key, meant }: { key: string; meant: Names }) =>
    `${key} is read as the text of an option. If the position is meant, write ${texts(meant)} here.`,
  'key-read-as-letter': ({ key, answers, instead }: { key: string; answers: Names; instead: string }) =>
    `${key} is read as a letter, like the other keys: the answer is ${texts(answers)}. If the text is meant, write ${instead} here.`,
  'keys-count-from-zero': ({ row }: { row: number }) =>
    `The key in row ${row} is 0, so that this column seems to count the options from 0. Here they count from 1.`,
  'keys-may-count-from-zero':
    'No key names the last option. If this column counts the options from 0, say so; otherwise everything is right.',
  /** `other` is the heading of a column. */
  'keys-contradict': ({ other, rows, more }: { other: string; rows: Names; more: number }) =>
    `Column ${other} names other answers than this column in these rows: ${list(rows, more)}. Look which of the two is right.`,
  'key-read-as-own-letter': ({ key, answers }: { key: string; answers: Names }) =>
    `${key} is read as the letter in the option itself: the answer is ${texts(answers)}.`,
  'key-read-as-list': ({ key, answers, number }: { key: string; answers: Names; number: string }) =>
    `${key} is read as a list: the answers are ${texts(answers)}. If the number is meant, write ${number} here.`,
  'key-read-loosely': ({ key, answers, count }: { key: string; answers: Names; count: number }) =>
    plural(count, {
      one: `${key} is read so that the answer is ${texts(answers)}.`,
      other: `${key} is read so that the answers are ${texts(answers)}.`,
    }),
}
