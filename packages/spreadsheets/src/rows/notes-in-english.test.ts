import { notes } from '@quizly/words/spreadsheet.ts'
import type { SheetNote } from '../codes.ts'
import { expect, test } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { saidNote } from '../samples-testing.ts'
import { tablesOfAnyShape } from '../read-cells.ts'
import type { BesideCells } from '../sheet.ts'

const qa = 'Question|Answer'
const withTwo = 'Question|A|B|Answer'
const quizizz =
  'Question Text|Question Type|Option 1|Option 2|Option 3|Option 4|Option 5|Correct Answer|Time in seconds|Image Link'
const withoutCommas = {
  plainValues: (_row: number, _column: number, text: string) =>
    text.includes(',') ? [text.replace(',', '')] : [],
}

/** Each code has a sheet, with bars between its cells, and what is said about it. */
const said: [code: SheetNote['code'], sheet: string[], sentence: string, beside?: BesideCells][] = [
  [
    'read-in-shape',
    ['Question|Options|Answer', 'Q|x\ny\nz|B', 'R|k\nl\nm|C'],
    'Read as: all options of a question in one cell.',
  ],
  [
    'read-in-shape',
    [qa, 'Q\nA) x\nB) y|B', 'R\nA) k\nB) l|A'],
    'Read as: options below the question in its cell.',
  ],
  [
    'read-in-shape',
    ['Question|Option|Correct', 'Q|a|x', '|b|', 'R|c|', '|d|x'],
    'Read as: one option per row.',
  ],
  [
    'read-in-shape',
    ['Question|Option A|Correct|Option B|Correct', 'Q|x|x|y|', 'R|k||l|x'],
    'Read as: a column of ticks beside each option.',
  ],
  [
    'read-in-shape',
    ['Question|A|B|C', 'Q|x|*y|z', 'R|*k|l|m'],
    'Read as: the correct option marked by a sign or its look.',
  ],
  [
    'read-in-shape',
    ['What?', 'A) x', 'B) y', 'ANSWER: B'],
    'Read as: text with a line for each option and the answer.',
  ],
  [
    'read-in-shape',
    ['Question|Q|R', 'A|x|k', 'B|y|l', 'Answer|A|B'],
    'Read as: a table on its side, one question per column. Row 2 is column B of the file.',
  ],
  [
    'read-in-shape',
    ['Question;A;B;Answer', 'Q;x;y;A', 'R;k;l;B'],
    'Read as: text in one column, split into cells.',
  ],
  [
    'read-in-shape',
    ['Capital of Italy?|Rome|Bern|Rome', 'Capital of France?|Paris|Oslo|Paris'],
    'Read as: one question per row, without headings.',
  ],
  [
    'headings-seem-late',
    [...Array.from({ length: 21 }, (_, i) => `Please read line ${i} first`), withTwo, 'Q|x|y|A'],
    'The headings seem to stand in row 22, and are looked for in the first 20 rows. Choose the other layout below, or delete the rows above row 22 in your file.',
  ],
  [
    'row-taken-for-headings',
    ['One|Two|Three', 'Rome|Italy|x', 'Paris|France|y'],
    'Row 1 is taken for the headings. If it is a question, choose the layout without headings below.',
  ],
  [
    'hint-left-out',
    [
      quizizz,
      '(Text of the question)|(Type)|(Option)|(Option)|(Option)|(Option)|(Option)|(Answer)|(Seconds)|(Link)',
      'Q|Multiple Choice|x|y||||1|30|',
    ],
    'Row 2 says what to fill in, and is left out.',
  ],
  [
    'headings-repeated',
    [qa, 'Q|x y', qa, 'R|y z', qa, qa, 'S|z z'],
    'Rows 3, 5–6 repeat the headings, and are left out.',
  ],
  [
    'further-headings',
    [withTwo, 'Q|x|y|A', 'Answer|Question|A|B', 'B|R|k|l'],
    'Row 3 has headings of its own: the rows below are read by those.',
  ],
  [
    'formats-unread',
    [qa, ...Array.from({ length: 2_002 }, (_, i) => `How many are ${i}?|${i},000`)],
    'From row 2002 on, numbers and dates in written answers count only as they are shown. Split the sheet into several files.',
    withoutCommas,
  ],
  [
    'columns-hidden',
    ['Question|Option A|Option B|Answer|Correct Answer', 'Q|x|y|A|B'],
    'Column “Correct Answer” is not used, because it is hidden and another one like it is not.',
    { hiddenColumns: [4] },
  ],
  [
    'question-beside-number',
    ['Question||A|B|Answer', '1|Why?|x|y|A', '2|How?|x|y|B'],
    'Column “Question” holds only numbers: the questions are the texts beside it, in “Column B”.',
  ],
  [
    'second-table',
    ['Question|Answer|Note|Question|Answer', 'Q|x y||R|y z'],
    'A second table starts beside the first one in cell D1, “Question (2)”, and its questions are not read. In your file, put them after those of the first one, or save them as a file of their own.',
  ],
  [
    'columns-unused',
    ['Question|Answer|t1|t2|t3|t4|t5|t6|t7', 'Q|x y|a|b|c|d|e|f|g'],
    'Columns “t1”, “t2”, “t3”, “t4”, “t5” and 2 more are not used. Press “Change columns” to use them.',
  ],
  [
    'columns-of-time',
    ['Question|Answer|Time limit', 'Q|x y|5'],
    'Column “Time limit” is not used: questions have no time limits of their own.',
  ],
  [
    'cells-without-heading',
    [qa, 'Q|x y|stray', 'R|y z||loose'],
    'Cells without a heading are not read: C2, D3. Press “Change columns” to use them, or correct the file and upload it again.',
  ],
  [
    'question-column-plainer',
    ['Text|Question|Answer', 'Read this.|Q|x y'],
    'Column “Question” is taken for the question, and not “Text”, because its heading says it more plainly.',
  ],
  [
    'question-column-first',
    ['Question|QUESTION|Answer', 'Q|R|x y'],
    'Column “Question” is taken for the question, and not “QUESTION”, because it stands first.',
  ],
  [
    'key-column-plainer',
    ['Question|Option A|Option B|Answer|Correct Answer', 'Q|x|y|A|B'],
    'Column “Correct Answer” is taken for the correct answer, and not “Answer”, because its heading says it more plainly.',
  ],
  [
    'key-column-first',
    ['Question|Option A|Option B|Solution|Key', 'Q|x|y|A|B'],
    'Column “Solution” is taken for the correct answer, and not “Key”, because it stands first.',
  ],
  [
    'read-in-shape',
    ['Question|A|B|C|Answer', 'Q|x|y|z|0 1 0', 'R|k|l|m|100'],
    'Read as: a key with a sign for each option, 1 if it is correct.',
  ],
  [
    'read-in-shape',
    ['Geo|Capital of Peru?|Lima||Quito|Cusco', 'Zoo|Who barks?|Dog||Cat'],
    'Read as: right answers, an empty cell, then wrong answers.',
  ],
  [
    'columns-guessed',
    ['No||a|b|', '1|Which one is red?|x|y|a', '2|Which one is blue?|k|l|b'],
    'The headings do not say it: column “Column B” is taken for the question, and column “Column E” for the correct answer. Press “Change columns” to check this.',
  ],
  [
    'type-column-unused',
    ['Question|Type|A|B|Answer', 'Q|easy|x|y|A', 'R|hard|k|l|B'],
    'Column “Type” names no types of questions, but “easy”, “hard”. It is not used.',
  ],
  [
    'points-column-unused',
    ['Question|Points|Answer', 'Q|many|x y'],
    'Column “Points” is not used, because “many” is no number of points.',
  ],
  [
    'errors-left-out',
    ['Question|Points|Answer', 'Q|2|x y', 'R|#REF!|k l'],
    'Column “Points” shows errors in these rows, which are left out: 3.',
  ],
  [
    'key-always-first',
    ['Question|A|B|Answer', ...['Q', 'R', 'S', 'T', 'U'].map((text) => `${text}|x|y|A`)],
    'The first option is correct in all 5 questions. Switch on “Shuffle the options” in the settings of the quiz, or students will notice.',
  ],
  [
    'whole-sentences',
    [qa, 'Why?|Because the sun melts all of the snow.'],
    'The answers in these rows are whole sentences, and students will have to write them word by word: 2. To mark such answers yourself, write “Essay Answer” as the type and leave the answer empty.',
  ],
  [
    'looks-like-results',
    ['Name|Score|Date', 'Ann|17|Monday'],
    'This looks like a list of results, with names and scores. Upload the file with the questions.',
  ],
  [
    'multiple-is-choice',
    ['Question|Type|A|B|Answer', 'Q|Multiple|x|y|A', 'R|multiple|k|l|B'],
    'Rows of the type “Multiple” have one correct answer each, so that they are read as multiple choice. If students are to find several, write Multiple Correct.',
  ],
]

test.each(said)('%s of %j', (code, sheet, sentence, beside) => {
  const [table] = tablesOfAnyShape(
    sheet.map((row) => row.split('|')),
    beside,
  )
  const found = (table ? parseSheet(table).notes : []).filter(
    (note) => typeof note === 'object' && note.code === code,
  )
  expect(found.map(saidNote)).toContain(sentence)
})

test('a plain sheet that was stored as such is told too', () => {
  const notesOf = (headerRow: number) =>
    parseSheet({
      columns: ['Question', 'Answer'],
      rows: [{ row: 30, values: ['Q', 'x y'] }],
      headerRow,
      shape: 'rows',
    }).notes.map(saidNote)
  expect([notesOf(1), notesOf(25)]).toEqual([
    ['Read as: one question per row.'],
    ['Read as: one question per row, with headings in row 25.'],
  ])
})

test('every code has its sheet', () => {
  const codes = new Set<string>([...said.map(([code]) => code), 'read-from-row', 'texts-converted'])
  expect(Object.keys(notes).filter((code) => !codes.has(code))).toEqual([])
})
