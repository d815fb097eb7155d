import type { QuestionContent } from '@quizly/domain'
import { formats } from '@quizly/formats'
import { parseSheet } from '@quizly/spreadsheets'
import { readWorkbook } from '@quizly/spreadsheets/read-workbook.ts'
import { expect, test } from 'vitest'

const single = (text: string, options: string[], right = 0): QuestionContent => ({
  text,
  type: 'single',
  options,
  correctAnswers: [options[right] ?? ''],
})

function write(...contents: QuestionContent[]) {
  const format = formats.find(({ name }) => name === 'kahoot')
  const items = contents.map((content) => ({ content }))
  const written = format?.write?.(items, { title: 'Capitals & <more>', pictures: new Map() })
  if (!written) throw new Error('Nothing was written')
  const losses = written.losses.map((each) => each.map(({ kind, what }) => `${kind} ${what}`))
  return { losses, bytes: new Uint8Array(written.parts[0]?.bytes ?? []) }
}

test('what fits into Kahoot’s sheet is read again from it as it was (T528)', async () => {
  const sent: QuestionContent[] = [
    single('What is the capital of Norway?', ['Oslo', 'Bergen']),
    single('How many legs does a spider have?', ['6', '8', '10', '12'], 1),
    single('A whale is a fish.', ['True', 'False'], 1),
    single('ما عاصمة مصر؟', ['القاهرة', 'الإسكندرية', 'أسوان']),
    single('  Is 1 < 2 & 2 > 1?  ', ['=1+1', '"yes", she said', 'x'.repeat(75)], 2),
    {
      text: 'y'.repeat(120),
      type: 'multiple',
      options: ['Emu', 'Swift', 'Kiwi', 'Heron'],
      correctAnswers: ['Emu', 'Kiwi'],
    },
  ]
  const { losses, bytes } = write(...sent)
  expect(losses).toEqual([[], [], [], [], [], ['approximated any-right-counts']])
  const read = await readWorkbook(bytes.buffer, 'en', 'questions.xlsx')
  if (read.error !== undefined) throw new Error(read.error)
  const { questions, problems } = parseSheet(read.table)
  expect(problems).toEqual([])
  expect(questions).toEqual(
    sent.map((content, i) => ({
      ...content,
      text: content.text.trim(),
      row: 9 + i,
    })),
  )
})

test('what does not fit is left out, and says why (T529)', async () => {
  const options = ['a', 'b', 'c', 'd', 'e']
  const { losses, bytes } = write(
    single('Which?', options),
    single('x'.repeat(121), ['a', 'b']),
    single('Which?', ['a', 'b'.repeat(76)]),
    { text: 'Why?', type: 'write', options: [], correctAnswers: ['so'] },
    { ...single('What is **this**?', ['a *b*', 'a b']), format: 'markdown' },
    single('Which stays?', ['this', 'that']),
  )
  expect(losses).toEqual([
    ['refused options-over'],
    ['refused text-over'],
    ['refused text-over'],
    ['refused not-held'],
    ['dropped not-held', 'refused options-alike'],
    [],
  ])
  const read = await readWorkbook(bytes.buffer, 'en', 'questions.xlsx')
  if (read.error !== undefined) throw new Error(read.error)
  expect(parseSheet(read.table).questions.map(({ text, row }) => [row, text])).toEqual([[9, 'Which stays?']])
})
