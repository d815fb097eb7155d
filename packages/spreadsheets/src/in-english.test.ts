import { cellMessageInEnglish, sheetFindings } from '@quizly/words/sheets.ts'
import type { SheetFinding } from './codes.ts'
import { expect, test } from 'vitest'
import { plain as plainHeadings, verdict } from './samples-testing.ts'

const plain = plainHeadings.join('|')
const numeric =
  'Question|Type|Option A|Option B|Correct Answer (Quizly: number of the option, or text)|Tolerance (Quizly: of a number)|Unit (Quizly: of a number)'
const own =
  'Question|Type|Option A|Option B|Correct Answer (Quizly: number of the option, or text)|Points|Penalty (Quizly: for a wrong answer)|Partial Credit (Quizly: rule)'
const qa = 'Question|Answer'
const wrongAnswers = 'Question|Correct answer|Wrong answers'
const quizizz =
  'Question Text|Question Type|Option 1|Option 2|Option 3|Option 4|Option 5|Correct Answer|Time in seconds|Image Link'
const lines = (count: number) => Array.from({ length: count }, (_, i) => i).join('\n')

/** Each code has a sheet, with bars between its cells, and what is said about it. */
const said: [code: SheetFinding['code'], sheet: string[], sentence: string][] = [
  [
    'cell-too-long',
    [plain, `Q||${'x'.repeat(2_001)}|b|||B`],
    'Row 2, Option A: This text has 2,001 characters, and 2,000 are the most. Make it shorter.',
  ],
  [
    'cell-question-missing',
    [plain, '||a|b|||A'],
    'Row 2, Question: The question is missing. Type its text here.',
  ],
  [
    'cell-answer-missing',
    [wrongAnswers, 'Q||x; y'],
    'Row 2, Correct answer: The correct answer is missing. Type its text here.',
  ],
  [
    'cell-written-answer-missing',
    [plain, 'Q'],
    'Row 2, Correct Answer: The correct answer is missing. Type it here.',
  ],
  [
    'cell-formula-without-result',
    [plain, 'Q||#FORMULA!|b|||B'],
    'Row 2, Option A: The file holds no result for this formula. Save it once more in your spreadsheet program, fill in the cell that it refers to, or type the text here.',
  ],
  [
    'cell-error',
    [plain, 'Q||#REF!|b|||B'],
    'Row 2, Option A: This cell shows the error #REF!. Correct its formula, or type the text here.',
  ],
  [
    'cell-date-for-fraction',
    [plain, 'Q||1-Feb|3|||B'],
    'Row 2, Option A: Your spreadsheet program may have turned the fraction 1/2 into the date “1-Feb”. Choose which you mean.',
  ],
  [
    'type-unknown',
    [plain, 'Q|riddle|a|b|||A'],
    'Row 2, Type: “riddle” is not a type of question. Use Single Correct, Multiple Correct or Write Answer.',
  ],
  [
    'type-unmarkable',
    [plain, 'Q|Essay|a|b|||A'],
    'Row 2, Type: “Essay” has no answer that could be marked. Use Single Correct, Multiple Correct or Write Answer, or take this row out.',
  ],
  [
    'row-too-many-options',
    ['Question|A|B|C|D|E|F|G|Answer', 'Q|q|r|s|t|u|v|w|A'],
    'Row 2, G: A question can have at most 6 options; this one has 7. Clear some.',
  ],
  [
    'row-no-options',
    [plain, 'Q|single|||||x'],
    'Row 2, Option A: This type of question needs at least 2 options, and there is none. Add options.',
  ],
  [
    'row-one-option',
    [plain, 'Q||Rain||||A'],
    'Row 2, Option B: This type of question needs at least 2 options, and there is only “Rain”. Add options.',
  ],
  [
    'row-options-alike',
    [plain, 'Q||Fire|fire|||A'],
    'Row 2, Option A: The options “Fire” and “fire” differ only in capital letters. Make them differ in words. If both are meant, write one of them in the editor after saving.',
  ],
  [
    'cell-key-cleaned',
    [plain, 'Q||||||photo\u200Bsynthesis'],
    'Row 2, Correct Answer: The correct answer holds signs that print nothing. They are taken out.',
  ],
  [
    'row-option-twice',
    [plain, 'Q||Fire|Fire|Water||C'],
    'Row 2, Option A: “Fire” appears twice in this row. Change or clear one.',
  ],
  [
    'cell-taken-for-empty',
    [plain, 'Q||a|b|-||A'],
    'Row 2, Option C: “-” is taken for an empty cell and is no option. Clear it, or write the option in words.',
  ],
  [
    'cell-placeholder-is-option',
    [plain, 'Q||a|-|c||A'],
    'Row 2, Option B: “-” is an option here, and students will see it. If the cell is meant to be empty, clear it.',
  ],
  [
    'row-too-many-accepted',
    ['Question|Answer|Also Accepted', `Q|x|${lines(1_001)}`],
    'Row 2, Also Accepted: At most 1,000 answers can be accepted here, of 100,000 characters in all. Take some away.',
  ],
  [
    'row-one-written-answer',
    [quizizz, 'Q|Fill-in-the-Blank|colour|color|||||30|'],
    'Row 2, Option 2: What counts in writing is the text of the correct answer, so that “color” will not be accepted.',
  ],
  [
    'row-label-is-written-answer',
    [plain, 'Q|write|one|two|||B'],
    'Row 2, Correct Answer: Students will have to write “B”. If an option is meant, write its text here: “two”.',
  ],
  [
    'row-all-spellings-wanted',
    [plain, 'Q||||||colour / color'],
    'Row 2, Correct Answer: Students will have to write all of “colour / color”. If its parts are answers of their own, read them as accepted answers; if one part is enough, leave only that part here.',
  ],
  [
    'row-fixed-unknown',
    [`${plain}|Don’t Shuffle (numbers of options)`, 'Q||a|b|||A|7'],
    'Row 2, Don’t Shuffle (numbers of options): “7” does not name options of this row. Write the numbers of the options that keep their place, such as 1, 4, or clear the cell.',
  ],
  [
    'row-rule-unknown',
    [`${plain}|Full Marks or Not Scored (rule for all students)`, 'Q||a|b|||A|maybe'],
    'Row 2, Full Marks or Not Scored (rule for all s…: “maybe” is no rule. Write “Full marks for all” or “Not scored”, or clear the cell.',
  ],
  [
    'row-details-unknown',
    [`${plain}|Points and Marking (Quizly: for another import)`, 'Q||a|b|||A|two points'],
    'Row 2, Points and Marking (Quizly: for another …: This cell was changed, so that the points of the question are not known. Clear it, or export the quiz again.',
  ],
  [
    'row-notes-apart',
    [`${plain}|Points and Marking (Quizly: for another import)`, 'Q||a|b|c||A|{"optionNotes":["","No."]}'],
    'Row 2, Points and Marking (Quizly: for another …: The feedback in this cell belongs to other options than this row has: there is one text for each option. Leave the feedback out, or write the options as they were.',
  ],
  [
    'row-points-wrong',
    [own, 'Q|single|a|b|1|0.001||'],
    'Row 2, Points: Points are a number from 0.01 to 1,000 with at most two decimals. Correct them, or clear the cell.',
  ],
  [
    'row-deduction-wrong',
    [own, 'Q|single|a|b|1|2|3|'],
    'Row 2, Penalty (Quizly: for a wrong answer): A penalty is a number with at most two decimals, and at most the points of the question.',
  ],
  [
    'row-credit-unknown',
    [own, 'Q|single|a|b|1|||Per correct part'],
    'Row 2, Partial Credit (Quizly: rule): “Per correct part” is no rule for this question. Write “Correct minus wrong”, “Per correct part” or “Half for one mistake” for a question with several decisions, or clear the cell.',
  ],
  [
    'row-tolerance-wrong',
    [numeric, 'Q|numeric answer|||9.81|-1|'],
    'Row 2, Tolerance (Quizly: of a number): A tolerance is for numeric answers, and 0 or more: 0.05, or 1 % of the number. Correct it, or clear the cell.',
  ],
  [
    'row-unit-wrong',
    [numeric, 'Q|numeric answer|||9.81||kgg'],
    'Row 2, Unit (Quizly: of a number): “kgg” is no unit that Quizly knows, or the answer is no number. Correct it, or clear the cell.',
  ],
  [
    'row-number-wrong',
    [plain, 'Q|Numeric Answer|||||fast'],
    'Row 2, Correct Answer: “fast” cannot be read as a number. Write it like 9.81, or change the type.',
  ],
  [
    'row-number-with-tolerance',
    [plain, 'Q||||||9.81 ± 0.05'],
    'Row 2, Correct Answer: Students will have to write exactly “9.81 ± 0.05”. If it is a number with a tolerance, read it as one.',
  ],
  [
    'row-order-wrong',
    [plain, 'Q|Put in Order|a|b|||a'],
    'Row 2, Type: Write the items in their right order under Item 1, Item 2 and so on, or into the option columns: at least two, all different. Leave everything else empty.',
  ],
  [
    'row-further-wrong',
    [
      'Question|Type|Option A|Option B|Correct Answer (Quizly: number of the option, or text)|Further Answers (Quizly: one on each line)',
      'Q|Write Answer|||a|A',
    ],
    'Row 2, Further Answers (Quizly: one on each lin…: Further answers are for written and numeric answers: one on each line, all different, and at most 20 with the correct answer. Correct them, or clear the cell.',
  ],
  [
    'row-essay-wrong',
    [plain, 'Q|Essay Answer|a||||'],
    'Row 2, Type: An essay has no options and no correct answer. Leave these cells empty.',
  ],
  [
    'row-gaps-wrong',
    [plain, 'Q [[=a]]|Gap Text|||||'],
    'Row 2, Type: Write the answer of each gap into the text of the question, in double brackets: [[Paris]], [[12|twelve]], or [[Rome|=Paris]] to choose from a list. Leave everything else empty.',
  ],
  [
    'row-pairs-wrong',
    [plain, 'Q|Match Pairs|a = 1|b|||'],
    'Row 2, Type: Write a pair like “France = Paris” under Pair 1, Pair 2 and so on, or into the option columns: at least two, with different items and at least two matches; distractors match nothing. Leave everything else empty.',
  ],
  [
    'row-too-many-keys',
    [`${plain}|Also Correct`, `Q||a|b|||A|${'1\n'.repeat(65)}`],
    'Row 2, Also Correct: A question can have at most 64 keys. Take some away.',
  ],
  [
    'row-key-unknown',
    [`${plain}|Also Correct`, 'Q||a|b|||A|1, 9'],
    'Row 2, Also Correct: “1, 9” does not name options of this row. Write the numbers of the options that are correct together, such as 1, 4, or clear the cell.',
  ],
  [
    'row-one-wrong-answer',
    [wrongAnswers, 'Q|x|y, z'],
    'Row 2, Wrong answers: “y, z” is read as one wrong answer. If these are two, write a semicolon between them.',
  ],
  [
    'row-several-wrong-answers',
    [wrongAnswers, 'Q|x|y; z'],
    'Row 2, Wrong answers: “y; z” is read as 2 wrong answers.',
  ],
  [
    'row-too-many-correct',
    [plain, 'Q|single|a|b|||A,B'],
    'Row 2, Correct Answer: “A,B” names 2 correct answers, and this type has one. Name one, or change the type to Multiple Correct.',
  ],
  [
    'row-repeats-question',
    [plain, 'Q||a|b|||A', 'Q||a|b|||B'],
    'Row 2, Correct Answer: Row 3 has the same question with a different answer. Correct one or remove one.',
  ],
  [
    'row-is-headings',
    ['Question|Option A|Option B|Answer', 'Q|x|y|A', 'Prompt|Correct|Choice 1|Correct'],
    'Row 3, Question: This row looks like the headings of a further table. If the columns below it stand in another order, copy them to a file of their own.',
  ],
  [
    'row-marked-option',
    [plain, 'Q||*a|b|||A'],
    'Row 2, Correct Answer: The option “*a” has a mark that students would see. Take it away.',
  ],
  [
    'row-has-tags',
    [plain, '<p>Why?</p>||a|b|||A'],
    'Row 2, Question: “<p>Why?</p>” has tags of a web page, and students would see them. Take them away if they are not meant.',
  ],
  [
    'row-only-number',
    [plain, '2||a|b|||A'],
    'Row 2, Question: The question is only the number “2”. Type its text here, or press “Change columns” to choose another column for the questions.',
  ],
  [
    'texts-look-like-formulas',
    [plain, 'How much is $\\frac{1}{2}$?||a|b|||A'],
    'Some texts look like formulas that students would see as they are typed: “$\\frac{1}{2}$”. Convert them to see formulas.',
  ],
  [
    'texts-look-like-web',
    [plain, 'Q||caf&eacute;|b|||A'],
    'Some texts have web characters that students would see as they are typed: “&eacute;”. Convert them to the letters and signs that they stand for.',
  ],
  [
    'types-unknown',
    [plain, 'Q|guess|a|b|||A', 'R|riddle|a|b|||A', 'S|single|a|b|||A'],
    'Row 1, Type: These are not types of questions: “guess”, “riddle”. They stand in these rows: 2–3. Use Single Correct, Multiple Correct or Write Answer, or leave the cells empty.',
  ],
  [
    'keys-count-from-zero',
    ['Question|A|B|Answer', 'Q|x|y|0', 'R|k|l|1'],
    'Row 1, Answer: The key in row 2 is 0, so that this column seems to count the options from 0. Here they count from 1.',
  ],
  [
    'keys-may-count-from-zero',
    ['Question|A|B|C|Answer', ...['Q', 'R', 'S', 'T'].map((text, i) => `${text}|x|y|z|${1 + (i % 2)}`)],
    'Row 1, Answer: No key names the last option. If this column counts the options from 0, say so; otherwise everything is right.',
  ],
  [
    'keys-contradict',
    ['Question|A|B|Correct Answer|Answer', 'Q|x|y|A|x', 'R|k|l|A|l', 'S|m|n|A|B'],
    'Row 1, Correct Answer: Column “Answer” names other answers than this column in these rows: 3–4. Look which of the two is right.',
  ],
  ['sheet-empty', [plain, '| '], 'No data found in the uploaded file!'],
  [
    'sheet-too-many-questions',
    [qa, ...Array.from({ length: 501 }, (_, i) => `How much is ${i} + ${i}?|It is ${2 * i}`)],
    'A quiz can have at most 500 questions; this sheet has 501. Split it into several files.',
  ],
  [
    'sheet-lacks-columns',
    ['Town|Country', 'Rome|Italy'],
    'No column is headed “Question” or “Correct Answer”. The headings found are “Town”, “Country”. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.',
  ],
  [
    'sheet-lacks-columns-of-many',
    ['Question|c1|c2|c3|c4|c5|c6|c7|c8', 'Q|x'],
    'No column is headed “Correct Answer”. The headings found are “Question”, “c1”, “c2”, “c3”, “c4”, “c5”, “c6”, “c7” and others. The columns expected are Question, Correct Answer and, where there are options, Option A to Option F; Type is optional. Say above each column what it holds, or change the headings in your file and upload it again.',
  ],
]

test.each(said)('%s', (code, sheet, sentence) => {
  const [headings = [], ...rows] = sheet.map((row) => row.split('|'))
  const { problems, warnings } = verdict(headings, ...rows)
  const found = [...problems, ...warnings].filter((each) => each.code === code)
  expect(found.map(cellMessageInEnglish)).toContain(sentence)
})

test('every code has its sheet', () => {
  const codes = new Set<string>([...said.map(([code]) => code), 'in-cell', 'sheet-without-headings'])
  const isElsewhere = (code: string) => /^(?:key|row-written)-/.test(code)
  expect(Object.keys(sheetFindings).filter((code) => !codes.has(code) && !isElsewhere(code))).toEqual([])
})
