import type {
  CellFindings,
  ContentNotes,
  FileFaults,
  FileNotes,
  FixLabels,
  KeyFindings,
  WrittenInsteads,
} from '@quizly/spreadsheets'
import type { Names, Sentences, Slot } from '../format.ts'
import { either, list, number, plural, texts } from './language.ts'

/** A text of a cell. */
export const quoted = (text: string) => `“${text}”`
/** What is wrong with a cell of an uploaded sheet, or doubtful about it. Texts of cells come in quotation marks already. */
export const cellFindings = {
  'row-number-with-tolerance': ({ answer }) =>
    `Students will have to write exactly ${answer}. If it is a number with a tolerance, read it as one.`,
  'row-number-wrong': ({ text }) =>
    `${text} cannot be read as a number. Write it like 9.81, or change the type.`,
  'row-further-wrong': ({ most }) =>
    `Further answers are for written and numeric answers: one on each line, all different, and at most ${number(most)} with the correct answer. Correct them, or clear the cell.`,
  /** `problem` is one of the sentences below. */
  'in-cell': ({ row, column, problem }) => `Row ${row}, ${column}: ${problem}`,
  'cell-too-long': ({ count, most }) =>
    `This text has ${number(count)} characters, and ${number(most)} are the most. Make it shorter.`,
  'cell-question-missing': 'The question is missing. Type its text here.',
  'cell-answer-missing': 'The correct answer is missing. Type its text here.',
  'cell-written-answer-missing': 'The correct answer is missing. Type it here.',
  'cell-formula-without-result':
    'The file holds no result for this formula. Save it once more in your spreadsheet program, fill in the cell that it refers to, or type the text here.',
  'cell-error': ({ error }) =>
    `This cell shows the error ${error}. Correct its formula, or type the text here.`,
  'cell-date-for-fraction': ({ fraction, date }) =>
    `Your spreadsheet program may have turned the fraction ${fraction} into the date ${date}. Choose which you mean.`,
  /** The types are typed into the sheet, in English here. */
  'type-unknown': ({ text }) =>
    `${text} is not a type of question. Use Single Correct, Multiple Correct or Write Answer.`,
  'types-unknown': ({ names, rows, more }) =>
    `These are not types of questions: ${list(names)}. They stand in these rows: ${list(rows, more)}. Use Single Correct, Multiple Correct or Write Answer, or leave the cells empty.`,
  'type-unmarkable': ({ text }) =>
    `${text} has no answer that could be marked. Use Single Correct, Multiple Correct or Write Answer, or take this row out.`,
  'row-too-many-options': ({ most, count }) =>
    `A question can have at most ${most} options; this one has ${count}. Clear some.`,
  'row-no-options': ({ least }) =>
    `This type of question needs at least ${least} options, and there is none. Add options.`,
  'row-one-option': ({ least, option }) =>
    `This type of question needs at least ${least} options, and there is only ${option}. Add options.`,
  'row-options-alike': ({ first, second }) =>
    `The options ${first} and ${second} differ only in capital letters. Make them differ in words. If both are meant, write one of them in the editor after saving.`,
  'cell-key-cleaned': 'The correct answer holds signs that print nothing. They are taken out.',
  'row-option-twice': ({ option }) => `${option} appears twice in this row. Change or clear one.`,
  'cell-taken-for-empty': ({ text }) =>
    `${text} is taken for an empty cell and is no option. Clear it, or write the option in words.`,
  'cell-placeholder-is-option': ({ text }) =>
    `${text} is an option here, and students will see it. If the cell is meant to be empty, clear it.`,
  'row-too-many-accepted': ({ most, characters }) =>
    `At most ${number(most)} answers can be accepted here, of ${number(characters)} characters in all. Take some away.`,
  'row-one-written-answer': ({ other }) =>
    `What counts in writing is the text of the correct answer, so that ${other} will not be accepted.`,
  'row-label-is-written-answer': ({ answer, options }) =>
    `Students will have to write ${answer}. If an option is meant, write its text here: ${texts(options)}.`,
  'row-all-spellings-wanted': ({ answer }) =>
    `Students will have to write all of ${answer}. If its parts are answers of their own, read them as accepted answers; if one part is enough, leave only that part here.`,
  'row-fixed-unknown': ({ text }) =>
    `${text} does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.`,
  /** `full` and `leftOut` are words that a sheet has to say in English. */
  'row-rule-unknown': ({ text, full, leftOut }) =>
    `${text} is no rule. Write “${full}” or “${leftOut}”, or clear the cell.`,
  'row-details-unknown':
    'This cell was changed, so that the points of the question are not known. Clear it, or export the quiz again.',
  'row-notes-apart':
    'The feedback in this cell belongs to other options than this row has: there is one text for each option. Leave the feedback out, or write the options as they were.',
  'row-points-wrong':
    'Points are a number from 0.01 to 1,000 with at most two decimals. Correct them, or clear the cell.',
  'row-deduction-wrong':
    'A penalty is a number with at most two decimals, and at most the points of the question.',
  'row-credit-unknown': ({ text }) =>
    `${text} is no rule for this question. Write “Correct minus wrong”, “Per correct part” or “Half for one mistake” for a question with several decisions, or clear the cell.`,
  'row-tolerance-wrong':
    'A tolerance is for numeric answers, and 0 or more: 0.05, or 1 % of the number. Correct it, or clear the cell.',
  'row-unit-wrong': ({ text }) =>
    `${text} is no unit that Quizly knows, or the answer is no number. Correct it, or clear the cell.`,
  'row-order-wrong':
    'Write the items in their right order under Item 1, Item 2 and so on, or into the option columns: at least two, all different. Leave everything else empty.',
  'row-gaps-wrong':
    'Write the answer of each gap into the text of the question, in double brackets: [[Paris]], [[12|twelve]], or [[Rome|=Paris]] to choose from a list. Leave everything else empty.',
  'row-essay-wrong': 'An essay has no options and no correct answer. Leave these cells empty.',
  'row-pairs-wrong':
    'Write a pair like “France = Paris” under Pair 1, Pair 2 and so on, or into the option columns: at least two, with different items and at least two matches; distractors match nothing. Leave everything else empty.',
  'row-too-many-keys': ({ most }) => `A question can have at most ${most} keys. Take some away.`,
  'row-key-unknown': ({ text }) =>
    `${text} does not name options of this row. Write the numbers of the options that are correct together, such as 1, 4, or clear the cell.`,
  'row-one-wrong-answer': ({ text }) =>
    `${text} is read as one wrong answer. If these are two, write a semicolon between them.`,
  'row-several-wrong-answers': ({ text, count }) => `${text} is read as ${count} wrong answers.`,
  'row-too-many-correct': ({ text, count }) =>
    `${text} names ${count} correct answers, and this type has one. Name one, or change the type to Multiple Correct.`,
  'row-repeats-question': ({ row }) =>
    `Row ${row} has the same question with a different answer. Correct one or remove one.`,
  'row-is-headings':
    'This row looks like the headings of a further table. If the columns below it stand in another order, copy them to a file of their own.',
  'row-marked-option': ({ option }) =>
    `The option ${option} has a mark that students would see. Take it away.`,
  'row-has-tags': ({ text }) =>
    `${text} has tags of a web page, and students would see them. Take them away if they are not meant.`,
  'texts-look-like-formulas': ({ text }) =>
    `Some texts look like formulas that students would see as they are typed: ${text}. Convert them to see formulas.`,
  'texts-look-like-web': ({ text }) =>
    `Some texts have web characters that students would see as they are typed: ${text}. Convert them to the letters and signs that they stand for.`,
  'row-only-number': ({ text }) =>
    `The question is only the number ${text}. Type its text here, or press “Change columns” to choose another column for the questions.`,
  'sheet-empty': 'No data found in the uploaded file!',
  'sheet-too-many-questions': ({ most, count }) =>
    `A quiz can have at most ${most} questions; this sheet has ${count}. Split it into several files.`,
  /** `wanted` are headings that are understood in English as in the user’s language. */
  'sheet-lacks-columns': ({ wanted, found }) =>
    `No column is headed ${either(wanted)}. The headings found are ${list(found)}. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.`,
  'sheet-lacks-columns-of-many': ({ wanted, found }) =>
    `No column is headed ${either(wanted)}. The headings found are ${list(found)} and others. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.`,
  'sheet-without-headings':
    'This sheet has no headings. Say above each column what it holds: at least “Question” and “Correct Answer”.',
} satisfies Sentences<CellFindings>

export const choosingFile = {
  title: 'Upload your questions',
  createQuiz: 'Create Quiz',
  proceed: 'Upload & Proceed',
  reading: 'Reading…',
  guide: {
    label: 'About the file',
    title: 'What goes in the file',
    sheet:
      'The first sheet is read; if the questions are on another one, you are asked. Each row below the column names is one question. Other shapes are understood too, such as one option per row.',
    columns:
      'Column names can be in many languages, and Kahoot and Quizizz templates work too. You see next what each column was taken for. Columns that a quiz cannot hold are shown to you and left out.',
    template: 'Download a template (.xlsx)',
    /** The name of the file that is saved, before `.xlsx`. */
    templateName: 'quizly-template',
  },
  /** Columns of the template in this language: its words stand in files/questions.ts and files/template.ts. */
  columnNames: {
    question: 'Question',
    type: 'Type',
    options: 'Option A – Option D',
    correct: 'Correct Answer',
    worth: 'Points, Explanation',
    pairs: 'Pair 1 – Pair 4',
    items: 'Item 1 – Item 4',
  },
  /** “Single, Multiple or Write” are typed into the sheet: the types of files/template.ts. `types` are all others. */
  columnHints: {
    question:
      'The text students read. For Gap Text with the answers in it: [[12|twelve]], or [[Rome|=Paris]] to choose from a list.',
    type: (types: Names) => `Single, Multiple, Write, ${either(types)}. May be left out.`,
    options: 'Only for Single and Multiple.',
    correct:
      'The option’s text or letter. For Multiple, letters with commas: A, C. Empty where the answers stand elsewhere.',
    worth: 'Both may be left out. A question without points is worth 1.',
    pairs: 'For Match Pairs: a pair in each, like France = Paris.',
    items: 'For Put in Order: the items in the right order.',
  },
  onOtherTab: (tab: number) => `The questions are on tab ${tab}. Read that one?`,
  onNamedTab: <Node>(tab: number, name: Node) => [
    `The questions are on tab ${tab}, “`,
    name,
    '”. Read that one?',
  ],
  readTab: (tab: number) => `Read tab ${tab}`,
  stay: 'Stay with the first tab',
  remove: (file: string) => `Remove ${file}`,
  chooseFile: 'Choose a file',
  fileHint:
    'Excel (.xlsx or .xls). Also .xlsm, .ods, .csv, .tsv, a quiz downloaded as .json, and questions from other programs: GIFT, Moodle XML, Aiken, Canvas, QTI.',
  fileLabel: 'Excel file',
  youChose: <Node>(file: Node) => ['You chose “', file, '”.'],
  kilobytes: (size: number) => `${size} KB`,
  megabytes: (size: string) => `${size} MB`,
}

/** Why an uploaded file is not read. */
export const fileFaults = {
  'file-unreadable':
    'This file is not a workbook that can be read. Save it as an Excel workbook (.xlsx) and upload it again.',
  'file-empty': 'No data found in the uploaded file!',
  'file-with-password':
    'This workbook is protected with a password. Save it without a password in your spreadsheet program and upload it again.',
  'file-too-large':
    'This file is too large. Leave only the sheet with the questions in it, without pictures.',
  'file-with-too-many-rows': ({ count, most }) =>
    `The sheet has ${number(count)} rows, and ${number(most)} are the most. Split it into several files.`,
  /** Nobody has counted further. */
  'file-with-endless-rows': ({ counted, most }) =>
    `The sheet has more than ${number(counted)} rows, and ${number(most)} are the most. Split it into several files.`,
} satisfies Sentences<FileFaults>

/** What is said about an uploaded file: how it was read, and what of it is left out. */
export const fileNotes = {
  'rows-filtered': ({ count, rows, more }) =>
    plural(count, {
      one: `1 row that the sheet’s filter hides is left out: ${list(rows, more)}.`,
      other: `${count} rows that the sheet’s filter hides are left out: ${list(rows, more)}.`,
    }),
  'hidden-rows-read': ({ rows, more }) => `Hidden rows are read like all others: ${list(rows, more)}.`,
  'columns-cut': ({ most, column }) =>
    `Only the first ${most} columns are read: column ${column} and those behind it are left out.`,
  'pictures-left-out': 'The pictures are left out. Change the questions that need them.',
  'pictures-left-out-at': ({ count, rows, more }) =>
    plural(count, {
      one: `The pictures at row ${list(rows, more)} are left out. Change the questions that need them.`,
      other: `The pictures at rows ${list(rows, more)} are left out. Change the questions that need them.`,
    }),
  'comments-left-out': 'Comments on cells are left out.',
  'struck-left-out': ({ count, cells, more }) =>
    plural(count, {
      one: `Struck-through text is left out: cell ${list(cells, more)}.`,
      other: `Struck-through text is left out: cells ${list(cells, more)}.`,
    }),
  'raised-signs-kept': ({ count, cells, more }) =>
    plural(count, {
      one: `Raised and lowered signs are kept as ², ₂, ^ or _: look at cell ${list(cells, more)}.`,
      other: `Raised and lowered signs are kept as ², ₂, ^ or _: look at cells ${list(cells, more)}.`,
    }),
  'text-read': ({ encoding, separator }) =>
    ({
      commas: `Read as ${encoding}, separated by commas.`,
      semicolons: `Read as ${encoding}, separated by semicolons.`,
      tabs: `Read as ${encoding}, separated by tabs.`,
      bars: `Read as ${encoding}, separated by bars.`,
    })[separator],
  /** Nothing in the file says which letters it has. */
  'text-read-in-doubt': ({ encoding, separator }) =>
    ({
      commas: `Read as ${encoding}, separated by commas. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      semicolons: `Read as ${encoding}, separated by semicolons. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      tabs: `Read as ${encoding}, separated by tabs. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
      bars: `Read as ${encoding}, separated by bars. If letters look wrong, save the file as CSV UTF-8 or as an Excel workbook and upload it again.`,
    })[separator],
  'hidden-tab-read': 'The first tab is read, although it is hidden in the file.',
  'questions-on-tab': ({ tab, name }) => `The questions are on tab ${tab}, ${name}.`,
  /** `tabs` are numbers with names: 2 (“Part 2”), 3 (“Part 3”). */
  'further-tabs': ({ count, tabs }) =>
    plural(count, {
      one: `Only the first tab is read. Tab ${list(tabs)} has questions too: in your file, copy them below those of the first tab, or save them as a file of their own.`,
      other: `Only the first tab is read. Tabs ${list(tabs)} have questions too: in your file, copy them below those of the first tab, or save them as a file of their own.`,
    }),
} satisfies Sentences<FileNotes>

/** Buttons that correct a row by one click. */
export const fixes = {
  'read-as-accepted': ({ count }) =>
    plural(count, { one: `Read as ${count} accepted answer`, other: `Read as ${count} accepted answers` }),
  'read-as-number': ({ number, tolerance }) => `Read as the number ${number} ± ${tolerance}`,
  /** `text` is what is written into the cell: A,C or “Rome”. */
  'write-text': ({ text }) => `Use ${text}`,
  'write-texts': ({ texts }) => `Use ${list(texts)}`,
  /** Two texts that are written into cells: True / False. */
  'write-pair': ({ first, second }) => `${first} / ${second}`,
  'clear-text': ({ text }) => `Clear ${text}`,
  'multiple-correct': 'Multiple Correct',
  'multiple-choice': 'Multiple Choice',
  'write-answer': 'Write Answer',
  'remove-row': 'Remove row',
  'leave-out-notes': 'Leave out the feedback',
  'count-from-zero': 'Count from 0',
  'not-a-question': 'Not a question',
  /** The type of a column, as in its select. */
  'not-used': 'Not used',
  'clear-types': 'Leave the types empty',
  convert: 'Convert',
} satisfies Sentences<FixLabels>
/** Buttons that correct all rows with the same fault, of which there are at least two. */
export const fixesForAll = {
  'as-number': (rows: number) =>
    plural(rows, {
      one: `Read as a number with a tolerance in ${rows} row`,
      other: `Read as numbers with tolerances in all ${rows} rows`,
    }),
  'accepted-answers': (rows: number) =>
    plural(rows, {
      one: `Read as accepted answers in ${rows} row`,
      other: `Read as accepted answers in all ${rows} rows`,
    }),
  'as-read': (rows: number) =>
    plural(rows, { one: `Use what was read in ${rows} row`, other: `Use what was read in all ${rows} rows` }),
  'other-reading': (rows: number) =>
    plural(rows, {
      one: `Use the other reading in ${rows} row`,
      other: `Use the other reading in all ${rows} rows`,
    }),
  nearest: (rows: number) =>
    plural(rows, {
      one: `Use the nearest option in ${rows} row`,
      other: `Use the nearest option in all ${rows} rows`,
    }),
  'as-fraction': (rows: number) =>
    plural(rows, { one: `Use the fractions in ${rows} row`, other: `Use the fractions in all ${rows} rows` }),
  'as-turned-fraction': (rows: number) =>
    plural(rows, {
      one: `Use the fractions turned over in ${rows} row`,
      other: `Use the fractions turned over in all ${rows} rows`,
    }),
  'as-date': (rows: number) =>
    plural(rows, { one: `Use the dates in ${rows} row`, other: `Use the dates in all ${rows} rows` }),
  'true-false': (rows: number) =>
    plural(rows, { one: `True / False in ${rows} row`, other: `True / False in all ${rows} rows` }),
  choice: (rows: number) =>
    plural(rows, { one: `Multiple Choice in ${rows} row`, other: `Multiple Choice in all ${rows} rows` }),
  several: (rows: number) =>
    plural(rows, { one: `Multiple Correct in ${rows} row`, other: `Multiple Correct in all ${rows} rows` }),
  written: (rows: number) =>
    plural(rows, { one: `Written answer in ${rows} row`, other: `Written answer in all ${rows} rows` }),
  'one-spelling': (rows: number) =>
    plural(rows, {
      one: `Use the first spelling in ${rows} row`,
      other: `Use the first spelling in all ${rows} rows`,
    }),
  'clear-placeholder': (rows: number) =>
    plural(rows, { one: `Clear such cells in ${rows} row`, other: `Clear such cells in all ${rows} rows` }),
  'clear-repeated': (rows: number) =>
    plural(rows, {
      one: `Clear repeated options in ${rows} row`,
      other: `Clear repeated options in all ${rows} rows`,
    }),
  'clear-type': (rows: number) =>
    plural(rows, { one: `Clear the type in ${rows} row`, other: `Clear the type in all ${rows} rows` }),
  'remove-blank': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row without a question`,
      other: `Remove ${rows} rows without a question`,
    }),
  'remove-title': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row that is not a question`,
      other: `Remove ${rows} rows that are not questions`,
    }),
  'remove-unmarkable': (rows: number) =>
    plural(rows, {
      one: `Remove ${rows} row that cannot be marked`,
      other: `Remove ${rows} rows that cannot be marked`,
    }),
  'remove-repeated': (rows: number) =>
    plural(rows, { one: `Remove ${rows} repeated question`, other: `Remove ${rows} repeated questions` }),
  'remove-headings': (rows: number) =>
    plural(rows, { one: `Remove ${rows} heading row`, other: `Remove ${rows} heading rows` }),
  'leave-out-notes': (rows: number) =>
    plural(rows, {
      one: `Leave out the feedback in ${rows} row`,
      other: `Leave out the feedback in all ${rows} rows`,
    }),
  /** These change the whole sheet. All its keys are then numbers from 0. */
  'from-zero': () => 'Count from 0',
  'type-unused': () => 'Not used',
  'clear-types': () => 'Leave the types empty',
  convert: () => 'Convert',
}

/**
 * What is wrong with the cell that says which options are correct, or how it is read. Texts of cells come in quotation
 * marks already; `labels` are the letters and numbers of the options, such as “A–D, 1–4”.
 */
export const keyFindings = {
  'key-missing': ({ labels }) =>
    `The correct answer is missing. Write ${list(labels)}, or the text of an option.`,
  'key-missing-without-options': 'The correct answer is missing. Write the text of an option.',
  'key-not-an-option': ({ key, count, labels }) =>
    plural(count, {
      one: `${key} is not one of the options. Use ${list(labels)}, or the text of an option.`,
      other: `${key} is not one of the ${count} options. Use ${list(labels)}, or the text of an option.`,
    }),
  /** `apart` are letters or numbers with commas, as they are typed into the sheet. */
  'key-run-together': ({ key, count, apart }) =>
    plural(count, {
      one: `${key} is not one of the options. For several answers write ${apart}.`,
      other: `${key} is not one of the ${count} options. For several answers write ${apart}.`,
    }),
  'key-mixes-kinds': ({ key, labels }) =>
    `${key} mixes texts, letters and numbers. Use ${list(labels)}, or the text of an option.`,
  'key-names-empty-option': ({ key, option, labels }) =>
    `${key} names option ${option}, which is empty in this row. Fill it in, or use ${list(labels)}, or the text of an option.`,
  /** `ways` are letters: “A or B”, “A,B or C,D”. */
  'key-in-cyrillic': ({ key, count, ways }) =>
    plural(count, {
      one: `${key} is a Cyrillic letter. Use ${either(ways)}, or the text of an option.`,
      other: `${key} is in Cyrillic letters. Use ${either(ways)}, or the text of an option.`,
    }),
  'key-in-greek': ({ key, count, ways }) =>
    plural(count, {
      one: `${key} is a Greek letter. Use ${either(ways)}, or the text of an option.`,
      other: `${key} is in Greek letters. Use ${either(ways)}, or the text of an option.`,
    }),
  'key-read-as-position': ({ key, answers, instead }) =>
    `${key} is read as a position: the answer is ${texts(answers)}. If the text is meant, write ${instead} here.`,
  'key-read-as-text-not-letter': ({ key, meant }) =>
    `${key} is read as the text of an option. If the letter is meant, write ${texts(meant)} here.`,
  'key-read-as-text-not-position': ({ key, meant }) =>
    `${key} is read as the text of an option. If the position is meant, write ${texts(meant)} here.`,
  'key-read-as-letter': ({ key, answers, instead }) =>
    `${key} is read as a letter, like the other keys: the answer is ${texts(answers)}. If the text is meant, write ${instead} here.`,
  'keys-count-from-zero': ({ row }) =>
    `The key in row ${row} is 0, so that this column seems to count the options from 0. Here they count from 1.`,
  'keys-may-count-from-zero':
    'No key names the last option. If this column counts the options from 0, say so; otherwise everything is right.',
  /** `other` is the heading of a column. */
  'keys-contradict': ({ other, rows, more }) =>
    `Column ${other} names other answers than this column in these rows: ${list(rows, more)}. Look which of the two is right.`,
  'key-read-as-own-letter': ({ key, answers }) =>
    `${key} is read as the letter in the option itself: the answer is ${texts(answers)}.`,
  'key-read-as-list': ({ key, answers, number }) =>
    `${key} is read as a list: the answers are ${texts(answers)}. If the number is meant, write ${number} here.`,
  'key-read-loosely': ({ answers }) => `Read as: ${texts(answers)}.`,
} satisfies Sentences<KeyFindings>

/**
 * What is said about a whole sheet: how it was read, and what is not used. Headings come in quotation marks already.
 * `list(columns, more)` is “A”, “B” and 3 more; rows that follow one another are joined: 2, 4–7.
 */
export const notes = {
  'read-in-shape': ({ shape }) =>
    ({
      rows: 'Read as: one question per row.',
      'list in a cell': 'Read as: all options of a question in one cell.',
      'list in the question': 'Read as: options below the question in its cell.',
      'row for each option': 'Read as: one option per row.',
      'tick columns': 'Read as: a column of ticks beside each option.',
      'key as a mask': 'Read as: a key with a sign for each option, 1 if it is correct.',
      'right then wrong': 'Read as: right answers, an empty cell, then wrong answers.',
      'marked options': 'Read as: the correct option marked by a sign or its look.',
      text: 'Read as: text with a line for each option and the answer.',
      turned: 'Read as: a table on its side, one question per column. Row 2 is column B of the file.',
      'separated text': 'Read as: text in one column, split into cells.',
      'no headings': 'Read as: one question per row, without headings.',
    })[shape],
  'read-from-row': ({ row }) => `Read as: one question per row, with headings in row ${row}.`,
  'headings-seem-late': ({ row, searched }) =>
    `The headings seem to stand in row ${row}, and are looked for in the first ${searched} rows. Choose the other layout below, or delete the rows above row ${row} in your file.`,
  'row-taken-for-headings': ({ row }) =>
    `Row ${row} is taken for the headings. If it is a question, choose the layout without headings below.`,
  'hint-left-out': ({ row }) => `Row ${row} says what to fill in, and is left out.`,
  'headings-repeated': ({ count, rows, more }) =>
    plural(count, {
      one: `Row ${list(rows, more)} repeats the headings, and is left out.`,
      other: `Rows ${list(rows, more)} repeat the headings, and are left out.`,
    }),
  'further-headings': ({ count, rows, more }) =>
    plural(count, {
      one: `Row ${list(rows, more)} has headings of its own: the rows below are read by those.`,
      other: `Rows ${list(rows, more)} have headings of their own: the rows below are read by those.`,
    }),
  'formats-unread': ({ row }) =>
    `From row ${row} on, numbers and dates in written answers count only as they are shown. Split the sheet into several files.`,
  'columns-hidden': ({ count, columns }) =>
    plural(count, {
      one: `Column ${list(columns)} is not used, because it is hidden and another one like it is not.`,
      other: `Columns ${list(columns)} are not used, because they are hidden and others like them are not.`,
    }),
  'question-beside-number': ({ number, text }) =>
    `Column ${number} holds only numbers: the questions are the texts beside it, in ${text}.`,
  'second-table': ({ cell, heading }) =>
    `A second table starts beside the first one in cell ${cell}, ${heading}, and its questions are not read. In your file, put them after those of the first one, or save them as a file of their own.`,
  /** “Change columns” is the button that shows what each column is taken for. */
  'columns-unused': ({ count, columns, more }) =>
    plural(count, {
      one: `Column ${list(columns, more)} is not used. Press “Change columns” to use it.`,
      other: `Columns ${list(columns, more)} are not used. Press “Change columns” to use them.`,
    }),
  'columns-of-time': ({ count, columns, more }) =>
    plural(count, {
      one: `Column ${list(columns, more)} is not used: questions have no time limits of their own.`,
      other: `Columns ${list(columns, more)} are not used: questions have no time limits of their own.`,
    }),
  'cells-without-heading': ({ cells, more }) =>
    `Cells without a heading are not read: ${list(cells, more)}. Press “Change columns” to use them, or correct the file and upload it again.`,
  'question-column-plainer': ({ column, others }) =>
    `Column ${column} is taken for the question, and not ${list(others)}, because its heading says it more plainly.`,
  'question-column-first': ({ column, others }) =>
    `Column ${column} is taken for the question, and not ${list(others)}, because it stands first.`,
  'key-column-plainer': ({ column, others }) =>
    `Column ${column} is taken for the correct answer, and not ${list(others)}, because its heading says it more plainly.`,
  'key-column-first': ({ column, others }) =>
    `Column ${column} is taken for the correct answer, and not ${list(others)}, because it stands first.`,
  'columns-guessed': ({ question, correct }) =>
    `The headings do not say it: column ${question} is taken for the question, and column ${correct} for the correct answer. Press “Change columns” to check this.`,
  'type-column-unused': ({ column, texts }) =>
    `Column ${column} names no types of questions, but ${list(texts)}. It is not used.`,
  'points-column-unused': ({ column, text }) =>
    `Column ${column} is not used, because ${text} is no number of points.`,
  'errors-left-out': ({ column, rows, more }) =>
    `Column ${column} shows errors in these rows, which are left out: ${list(rows, more)}.`,
  'key-always-first': ({ count }) =>
    `The first option is correct in all ${count} questions. Switch on “Shuffle the options” in the settings of the quiz, or students will notice.`,
  /** “Essay Answer” is typed into the sheet. */
  'whole-sentences': ({ rows, more }) =>
    `The answers in these rows are whole sentences, and students will have to write them word by word: ${list(rows, more)}. To mark such answers yourself, write “Essay Answer” as the type and leave the answer empty.`,
  'texts-converted': 'Formulas and web characters are converted in the questions, not in this table.',
  'looks-like-results':
    'This looks like a list of results, with names and scores. Upload the file with the questions.',
  /** “Multiple” and “Multiple Correct” are typed into the sheet. */
  'multiple-is-choice':
    'Rows of the type “Multiple” have one correct answer each, so that they are read as multiple choice. If students are to find several, write Multiple Correct.',
} satisfies Sentences<ContentNotes>

export const review = {
  title: 'Review uploaded questions',
  rows: (n: number) => plural(n, { one: `${number(n)} row`, other: `${number(n)} rows` }),
  otherFile: 'Use another file',
  quizTitle: 'Quiz Title',
  timeLimit: 'Time Limit (minutes)',
  /** Below the fields for a quiz that was downloaded from Quizly. */
  withSettings:
    'The settings of this quiz come with it: order, pages, attempts, and when students see results. Its code, times, practice and results do not.',
  checking: 'Checking the rows…',
  allSound: 'All rows can be saved.',
  nextProblem: 'Next problem',
  nextWarning: 'Next warning',
  save: 'Finalize & Save Quiz',
  saveDraft: 'Save as draft',
  saving: 'Saving…',
  undo: 'Undo',
  sheetNeedsFixing: 'This sheet needs fixing before you can save.',
  rowsNeedFixing: (n: number) =>
    plural(n, {
      one: `${number(n)} row needs fixing before you can save.`,
      other: `${number(n)} rows need fixing before you can save.`,
    }),
  checkRows: (n: number) =>
    plural(n, {
      one: `Please check ${number(n)} row. You can still save.`,
      other: `Please check ${number(n)} rows. You can still save.`,
    }),
  checkSheet: 'Please check how this sheet was read. You can still save.',
  showAll: (n: number) => `Show all ${number(n)}`,
  howRead: 'How this sheet was read',
  wrongLayout: 'Wrong layout?',
  readTab: (tab: number, name: string) => `Read tab ${tab}, “${name}”`,
  /** A button that reads the sheet again in this layout. */
  readAs: {
    rows: 'Read as one question per row',
    'list in a cell': 'Read as all options of a question in one cell',
    'list in the question': 'Read as options below the question in its cell',
    'row for each option': 'Read as one option per row',
    'tick columns': 'Read as a column of ticks beside each option',
    'key as a mask': 'Read as a key with a sign for each option, 1 if it is correct',
    'right then wrong': 'Read as right answers, an empty cell, then wrong answers',
    'marked options': 'Read as the correct option marked by a sign or its look',
    text: 'Read as text with a line for each option and the answer',
    turned: 'Read as a table on its side, one question per column',
    'separated text': 'Read as text in one column, split into cells',
    'no headings': 'Read as one question per row, without headings',
  },
  readFromRow: (row: number) => `Read as one question per row, with headings in row ${row}`,
  changedElsewhere: <Node>(strong: Slot<Node>) => [
    strong('This sheet was changed or replaced in another tab.'),
    ' Changes that you make here are not kept until you choose.',
  ],
  loadNewer: 'Load the newer sheet',
  keepThis: 'Keep this one',
  /** How many questions of a type there are; several stand beside each other: “12 × Single Correct, 3 × Match Pairs”. */
  ofType: (n: number, type: string) => `${number(n)} × ${type}`,
}

export const table = {
  label: 'Uploaded questions',
  rowColumn: 'Row',
  column: (letters: string, heading: string) => `Column ${letters}: ${heading}`,
  columnsUsed: (used: number, all: number) => `Columns: ${used} of ${all} used`,
  changeColumns: 'Change columns',
  columnsDone: 'Done with columns',
  columns: (n: number) => plural(n, { one: `${number(n)} column`, other: `${number(n)} columns` }),
  /** “2 columns further right: Points, Time”. In a language from right to left they stand further left. */
  furtherRight: <Node>(counted: string, names: Node) => [`${counted} further right: `, names],
  furtherRightAndMore: <Node>(counted: string, names: Node, more: number) => [
    `${counted} further right: `,
    names,
    ` and ${more} more`,
  ],
  /** In a language from right to left: scroll left. */
  scrollRight: 'Scroll right',
  /** What a column of the sheet is taken for. */
  roles: {
    question: 'Question',
    correct: 'Correct answer',
    wrong: 'Wrong answer',
    type: 'Type',
    fixed: 'Don’t shuffle',
    accepted: 'Also accepted',
    either: 'Also correct',
    rule: 'Full marks or not scored',
    details: 'Points and marking',
    deduction: 'Penalty',
    credit: 'Partial credit',
    tolerance: 'Tolerance',
    unit: 'Unit',
    pair: 'Pair',
    item: 'Item of an order',
    note: 'Feedback on an option',
    further: 'Further answers',
    distractors: 'Distractors',
    explanation: 'Explanation',
    points: 'Points',
    time: 'Time limit',
    unused: 'Not used',
    list: 'All options in one cell',
    mask: 'Key as a mask (0 1 0)',
    ticks: '1 or 0 beside each option',
    'right-then-wrong': 'Right ones, then wrong ones',
  },
  option: (letter: string) => `Option ${letter}`,
  cell: (row: number, heading: string) => `Row ${row}, ${heading}`,
  cellIsCorrect: (row: number, heading: string) => `Row ${row}, ${heading} is correct`,
  moreCells: (row: number) => `More cells of row ${row}`,
  next: 'Next',
  chooseEvery: 'Choose every correct option',
  chooseOne: 'Choose the correct option',
  removeRow: (row: number) => `Remove row ${row}`,
  /** Read aloud before the text of a correct option. */
  correct: 'Correct: ',
  editAll: (n: number) => `Edit all ${number(n)} characters`,
  showAll: (n: number) => `Show all ${number(n)} characters`,
  /** How the answer of a row is written. */
  typedAnswers: { write: 'Written answer', numeric: 'Number' },
  /** `answer` is one of those. */
  alsoAccepted: (answer: string, others: string) => `${answer}. Also accepted: ${others}`,
}

export const upload = {
  wrongType: 'Invalid file type! Please upload an Excel (.xlsx or .xls) file.',
  /** Below the sentence above. */
  alsoRead:
    'Quizly also reads .xlsm, .ods, .csv and .tsv, a quiz that was downloaded as .json, and questions in GIFT, Moodle XML, Aiken, Canvas and QTI.',
  noFile: 'Please upload an Excel file before proceeding.',
  uploaded: 'File uploaded successfully! Proceeding to review questions.',
  noSheet: 'No quiz data found. Please upload a quiz file first.',
  noRows: 'No quiz data found!',
  noQuizFile:
    'This is not a quiz that was downloaded from Quizly as JSON. Download it again, or upload an Excel file.',
  notSaved: 'Error saving quiz. Try again.',
  sheetChanged: 'Sheet changed',
  rowRemoved: (row: number) => `Row ${number(row)} removed`,
  rowsRemoved: (count: number) =>
    plural(count, { one: `${number(count)} row removed`, other: `${number(count)} rows removed` }),
  rowsChanged: (count: number) =>
    plural(count, { one: `${number(count)} row changed`, other: `${number(count)} rows changed` }),
  noAnswer: 'Server error. Please try again.',
  tooSlow:
    'This file takes too long to read. Copy the questions into a new workbook, save it as .xlsx and upload that.',
  fileGone: 'This file cannot be read any more. It may have been moved or changed; choose it again.',
  readerMissing: 'The reader for spreadsheets could not be loaded. Check your connection and try again.',
  storageFull:
    'This sheet does not fit into the storage of this browser. Remove columns that are no part of the quiz, or split it into several files.',
  editsNotStored:
    'Your changes are not kept on this device, because its storage is full or forbidden. Save the quiz before you leave this page.',
  pictureRefused: (why: string) => `A picture of this quiz could not be stored. ${why}`,
}

/** Why a row of a sheet that became a question with a written answer may be meant otherwise. `answer` is in quotation marks. */
export const writtenInstead = {
  'row-written-names-column': ({ answer }) =>
    `${answer} is also the heading of a column that is not used. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-true-false': ({ answer }) =>
    `This reads like a true-or-false question, but it has no options: write True and False as options. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-list': ({ answer }) =>
    `${answer} lists right and wrong options. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-option-name': ({ answer }) =>
    `${answer} looks like the name of an option, but there are no options. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-option-names': ({ answer }) =>
    `${answer} looks like the names of options, but there are no options. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-in-question': ({ answer }) =>
    `The answer stands in the question, like an option. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
  'row-written-others-choose': ({ answer }) =>
    `Other rows have options, and this one has none. Students will have to write ${answer}. If that is not meant, fill in the options, or press “Change columns” to say which hold them.`,
} satisfies Sentences<WrittenInsteads>
