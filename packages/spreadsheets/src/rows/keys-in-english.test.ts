import { cellMessageInEnglish, sheetFindings } from '@quizly/words/sheets.ts'
import type { SheetFinding } from '../codes.ts'
import { expect, test } from 'vitest'
import { plain as plainHeadings, verdict } from '../samples-testing.ts'

const plain = plainHeadings.join('|')
const qa = 'Question|Answer'

/** Each code has a sheet, with bars between its cells, and what is said about its key. */
const said: [code: SheetFinding['code'], sheet: string[], sentence: string][] = [
  [
    'key-missing',
    [plain, 'Q||a|b||d|'],
    'Row 2, Correct Answer: The correct answer is missing. Write A, B, D, 1, 2, 4, or the text of an option.',
  ],
  [
    'key-missing-without-options',
    [plain, 'Q|single|||||'],
    'Row 2, Correct Answer: The correct answer is missing. Write the text of an option.',
  ],
  [
    'key-not-an-option',
    [plain, 'Q||a|b|c|d|E'],
    'Row 2, Correct Answer: “E” is not one of the 4 options. Use A–D, 1–4, or the text of an option.',
  ],
  [
    'key-run-together',
    [plain, 'Q||a|b|c|d|13'],
    'Row 2, Correct Answer: “13” is not one of the 4 options. For several answers write 1,3.',
  ],
  [
    'key-mixes-kinds',
    [plain, 'Q||x|y|z||A,2'],
    'Row 2, Correct Answer: “A,2” mixes texts, letters and numbers. Use A–C, 1–3, or the text of an option.',
  ],
  [
    'key-names-empty-option',
    [plain, 'Q||a|b|||D'],
    'Row 2, Correct Answer: “D” names option D, which is empty in this row. Fill it in, or use A, B, 1, 2, or the text of an option.',
  ],
  [
    'key-in-cyrillic',
    [plain, 'Q||a|b|c|d|В'],
    'Row 2, Correct Answer: “В” is a Cyrillic letter. Use B or C, or the text of an option.',
  ],
  [
    'key-in-greek',
    [plain, 'Q||a|b|c|d|Β, Γ'],
    'Row 2, Correct Answer: “Β, Γ” is in Greek letters. Use B,C, or the text of an option.',
  ],
  [
    'key-read-as-position',
    [plain, 'Q||2|1|4|3|1', 'Q||x|y|z||2'],
    'Row 2, Correct Answer: “1” is read as a position: the answer is “2”. If the text is meant, write 2 here.',
  ],
  [
    'key-read-as-text-not-letter',
    [plain, 'Q||B|A|||A'],
    'Row 2, Correct Answer: “A” is read as the text of an option. If the letter is meant, write “B” here.',
  ],
  [
    'key-read-as-text-not-position',
    [plain, 'Q||2|1|||1'],
    'Row 2, Correct Answer: “1” is read as the text of an option. If the position is meant, write “2” here.',
  ],
  [
    'key-read-as-own-letter',
    [plain, 'Q||B) Rome|A) Bern|||A'],
    'Row 2, Correct Answer: “A” is read as the letter in the option itself: the answer is “A) Bern”.',
  ],
  [
    'key-read-as-list',
    [plain, 'Q||a|b|1.2||1,2'],
    'Row 2, Correct Answer: “1,2” is read as a list: the answers are “a”; “b”. If the number is meant, write “1.2” here.',
  ],
  [
    'key-read-loosely',
    [plain, 'Q||Paris|Rome|Bern||Rome and Bern'],
    'Row 2, Correct Answer: Read as: “Rome”; “Bern”.',
  ],
  [
    'row-written-names-column',
    ['Question|Answer|i|ii', 'Q|ii|x|y'],
    'Row 2, Answer: “ii” is also the heading of a column that is not used. Students will have to write “ii”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'row-written-true-false',
    [qa, 'Q|TRUE'],
    'Row 2, Answer: This reads like a true-or-false question, but it has no options: write True and False as options. Students will have to write “TRUE”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'key-read-as-letter',
    [plain, 'Q||B|S|P|X|B', 'R||Cat|Hen|||A', 'S||Cat|Dog|||B'],
    'Row 2, Correct Answer: “B” is read as a letter, like the other keys: the answer is “S”. If the text is meant, write A here.',
  ],
  [
    'row-written-list',
    [qa, 'Q|Right: x; Wrong: y', 'R|word'],
    'Row 2, Answer: “Right: x; Wrong: y” lists right and wrong options. Students will have to write “Right: x; Wrong: y”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'row-written-option-name',
    [qa, 'Q|B'],
    'Row 2, Answer: “B” looks like the name of an option, but there are no options. Students will have to write “B”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'row-written-option-names',
    [qa, 'Q|A, C'],
    'Row 2, Answer: “A, C” looks like the names of options, but there are no options. Students will have to write “A, C”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'row-written-in-question',
    [qa, 'Which?\nthis\nthat|That'],
    'Row 2, Answer: The answer stands in the question, like an option. Students will have to write “That”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
  [
    'row-written-others-choose',
    [plain, 'Q||a|b|||A', 'R||||||word'],
    'Row 3, Correct Answer: Other rows have options, and this one has none. Students will have to write “word”. If that is not meant, fill in the options, or press “Change columns” to say which hold them.',
  ],
]

test.each(said)('%s', (code, sheet, sentence) => {
  const [headings = [], ...rows] = sheet.map((row) => row.split('|'))
  const { problems, warnings } = verdict(headings, ...rows)
  const found = [...problems, ...warnings].filter((each) => each.code === code)
  expect(found.map(cellMessageInEnglish)).toContain(sentence)
})

test('every code has its sheet', () => {
  const codes = new Set<string>(said.map(([code]) => code))
  const ofKeys = Object.keys(sheetFindings).filter((code) => /^(?:key|row-written)-/.test(code))
  expect(ofKeys.filter((code) => !codes.has(code))).toEqual([])
})
