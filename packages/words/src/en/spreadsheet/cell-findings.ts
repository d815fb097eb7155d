import type { Names } from '../../format.ts'
import { either, list, number, texts } from '../language.ts'

/** A text of a cell. */
export const quoted = (text: string) => `“${text}”`
/** What is wrong with a cell of an uploaded sheet, or doubtful about it. Texts of cells come in quotation marks already. */
export const cellFindings = {
  'row-number-with-tolerance': ({ answer }: { answer: string }) =>
    `Students will have to write exactly ${answer}. If it is a number with a tolerance, read it as one.`,
  'row-number-wrong': ({ text }: { text: string }) =>
    `${text} cannot be read as a number. Write it like 9.81, or change the type.`,
  'row-further-wrong': ({ most }: { most: number }) =>
    `Further answers are for written and numeric answers: one on each line, all different, and at most ${number(most)} with the correct answer. Correct them, or clear the cell.`,
  /** `problem` is one of the sentences below. */
  'in-cell': ({ row, column, problem }: { row: number; column: string; problem: string }) =>
    `Row ${row}, ${column}: ${problem}`,
  'cell-too-long': ({ count, most }: { count: number; most: number }) =>
    `This text has ${number(count)} characters, and ${number(most)} are the most. Make it shorter.`,
  'cell-question-missing': 'The question is missing. Type its text here.',
  'cell-answer-missing': 'The correct answer is missing. Type its text here.',
  'cell-written-answer-missing': 'The correct answer is missing. Type it here.',
  'cell-formula-without-result':
    'The file holds no result for this formula. Save it once more in your spreadsheet program, fill in the cell that it refers to, or type the text here.',
  'cell-error': ({ error }: { error: string }) =>
    `This cell shows the error ${error}. Correct its formula, or type the text here.`,
  'cell-date-for-fraction': ({ fraction, date }: { fraction: string; date: string }) =>
    `Your spreadsheet program may have turned the fraction ${fraction} into the date ${date}. Choose which you mean.`,
  /** The types are typed into the sheet, in English here. */
  'type-unknown': ({ text }: { text: string }) =>
    `${text} is not a type of question. Use Single Correct, Multiple Correct or Write Answer.`,
  'types-unknown': ({ names, rows, more }: { names: Names; rows: Names; more: number }) =>
    `These are not types of questions: ${list(names)}. They stand in these rows: ${list(rows, more)}. Use Single Correct, Multiple Correct or Write Answer, or leave the cells empty.`,
  'type-unmarkable': ({ text }: { text: string }) =>
    `${text} has no answer that could be marked. Use Single Correct, Multiple Correct or Write Answer, or take this row out.`,
  'row-too-many-options': ({ most, count }: { most: number; count: number }) =>
    `A question can have at most ${most} options; this one has ${count}. Clear some.`,
  'row-no-options': ({ least }: { least: number }) =>
    `This type of question needs at least ${least} options, and there is none. Add options.`,
  'row-one-option': ({ least, option }: { least: number; option: string }) =>
    `This type of question needs at least ${least} options, and there is only ${option}. Add options.`,
  'row-options-alike': ({ first, second }: { first: string; second: string }) =>
    `The options ${first} and ${second} differ only in capital letters. Make them differ in words. If both are meant, write one of them in the editor after saving.`,
  'cell-key-cleaned': 'The correct answer holds signs that print nothing. They are taken out.',
  'row-option-twice': ({ option }: { option: string }) =>
    `${option} appears twice in this row. Change or clear one.`,
  'cell-taken-for-empty': ({ text }: { text: string }) =>
    `${text} is taken for an empty cell and is no option. Clear it, or write the option in words.`,
  'cell-placeholder-is-option': ({ text }: { text: string }) =>
    `${text} is an option here, and students will see it. If the cell is meant to be empty, clear it.`,
  'row-too-many-accepted': ({ most, characters }: { most: number; characters: number }) =>
    `At most ${number(most)} answers can be accepted here, of ${number(characters)} characters in all. Take some away.`,
  'row-one-written-answer': ({ other }: { other: string }) =>
    `What counts in writing is the text of the correct answer, so that ${other} will not be accepted.`,
  'row-label-is-written-answer': ({ answer, options }: { answer: string; options: Names }) =>
    `Students will have to write ${answer}. If an option is meant, write its text here: ${texts(options)}.`,
  'row-all-spellings-wanted': ({ answer }: { answer: string }) =>
    `Students will have to write all of ${answer}. If its parts are answers of their own, read them as accepted answers; if one part is enough, leave only that part here.`,
  'row-fixed-unknown': ({ text }: { text: string }) =>
    `${text} does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.`,
  /** `full` and `leftOut` are words that a sheet has to say in English. */
  'row-rule-unknown': ({ text, full, leftOut }: { text: string; full: string; leftOut: string }) =>
    `${text} is no rule. Write “${full}” or “${leftOut}”, or clear the cell.`,
  'row-details-unknown':
    'This cell was changed, so that the points of the question are not known. Clear it, or export the quiz again.',
  'row-notes-apart':
    'The notes in this cell belong to other options than this row has: there is one for each option. Leave the notes out, or write the options as they were.',
  'row-points-wrong':
    'Points are a number from 0.01 to 1,000 with at most two decimals. Correct them, or clear the cell.',
  'row-deduction-wrong':
    'A deduction is a number with at most two decimals, and at most the points of the question.',
  'row-credit-unknown': ({ text }: { text: string }) =>
    `${text} is no rule for this question. Write “Right less wrong”, “Each part counts” or “Half for one slip” for a question with several decisions, or clear the cell.`,
  'row-tolerance-wrong':
    'A tolerance is for numeric answers, and 0 or more: 0.05, or 1 % of the number. Correct it, or clear the cell.',
  'row-unit-wrong': ({ text }: { text: string }) =>
    `${text} is no unit that Quizly knows, or the answer is no number. Correct it, or clear the cell.`,
  'row-order-wrong':
    'Write the items in their right order under Item 1, Item 2 and so on, or into the option columns: at least two, all different. Leave everything else empty.',
  'row-essay-wrong': 'An essay has no options and no correct answer. Leave these cells empty.',
  'row-pairs-wrong':
    'Write a pair like “France = Paris” under Pair 1, Pair 2 and so on, or into the option columns: at least two, with different items and at least two partners; distractors are no partners. Leave everything else empty.',
  'row-too-many-keys': ({ most }: { most: number }) =>
    `A question can have at most ${most} keys. Take some away.`,
  'row-key-unknown': ({ text }: { text: string }) =>
    `${text} does not name options of this row. Write the numbers of the options that are correct together, such as 1, 4, or clear the cell.`,
  'row-one-wrong-answer': ({ text }: { text: string }) =>
    `${text} is read as one wrong answer. If these are two, write a semicolon between them.`,
  'row-several-wrong-answers': ({ text, count }: { text: string; count: number }) =>
    `${text} is read as ${count} wrong answers.`,
  'row-too-many-correct': ({ text, count }: { text: string; count: number }) =>
    `${text} names ${count} correct answers, and this type has one. Name one, or change the type to Multiple Correct.`,
  'row-repeats-question': ({ row }: { row: number }) =>
    `The same question stands in row ${row} with another answer. Correct one or remove one.`,
  'row-is-headings':
    'This row looks like the headings of a further table. If the columns below it stand in another order, copy them to a file of their own.',
  'row-marked-option': ({ option }: { option: string }) =>
    `The option ${option} has a mark that students would see. Take it away.`,
  'row-has-tags': ({ text }: { text: string }) =>
    `${text} has tags of a web page, and students would see them. Take them away if they are not meant.`,
  'texts-look-like-formulas': ({ text }: { text: string }) =>
    `Some texts look like formulas that students would see as they are typed: ${text}. Convert them to see formulas.`,
  'texts-look-like-web': ({ text }: { text: string }) =>
    `Some texts have web characters that students would see as they are typed: ${text}. Convert them to the letters and signs that they stand for.`,
  'row-only-number': ({ text }: { text: string }) =>
    `The question is only the number ${text}. Type its text here, or choose under Columns another one for the questions.`,
  'sheet-empty': 'No data found in the uploaded file!',
  'sheet-too-many-questions': ({ most, count }: { most: number; count: number }) =>
    `A quiz can have at most ${most} questions; this sheet has ${count}. Split it into several files.`,
  /** `wanted` are headings that are understood in English as in the user’s language. */
  'sheet-lacks-columns': ({ wanted, found }: { wanted: Names; found: Names }) =>
    `No column is headed ${either(wanted)}. The headings found are ${list(found)}. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.`,
  'sheet-lacks-columns-of-many': ({ wanted, found }: { wanted: Names; found: Names }) =>
    `No column is headed ${either(wanted)}. The headings found are ${list(found)} and others. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.`,
  'sheet-without-headings':
    'This sheet has no headings. Say above each column what it holds: at least “Question” and “Correct Answer”.',
}
