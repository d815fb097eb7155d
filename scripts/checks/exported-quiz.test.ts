import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, type LanguageTag, languageTags } from '../../packages/words/src/index.ts'
import { workbookFile } from '../../apps/server/src/files/workbook.ts'
import { readWorkbook } from '../../packages/spreadsheets/src/read-workbook.ts'
import { validQuestions } from '../../packages/spreadsheets/src/write/questions-testing.ts'
import { quizSheet } from '../../packages/spreadsheets/src/write/quiz-cells.ts'
import type { QuestionContent } from '../../packages/domain/src/questions/question.ts'
import { parseSheet } from '../../packages/spreadsheets/src/parse-sheet.ts'

async function exported(questions: readonly QuestionContent[], language: LanguageTag): Promise<ArrayBuffer> {
  const { headings, cellsOf } = quizSheet(questions, language)
  const { direction } = languages[language]
  async function* pages() {
    yield questions.map(cellsOf)
  }
  const widths = headings.map(() => 20)
  const file = await buffer(workbookFile({ name: 'Questions', direction, headings, widths, pages: pages() }))
  return new Uint8Array(file).buffer
}

test.each(languageTags)(
  'a quiz that the server exports and the page for uploads reads is the same, in %s',
  async (language) => {
    await fc.assert(
      fc.asyncProperty(validQuestions, async (questions) => {
        const read = await readWorkbook(await exported(questions, language), language, 'quiz.xlsx')
        if (read.error !== undefined) throw new Error(read.error)
        const { problems, questions: found } = parseSheet(read.table)
        expect(problems).toEqual([])
        expect(found.map(({ row: _, ...question }) => question)).toEqual(questions)
      }),
      { numRuns: 20 },
    )
  },
)

test('a quiz whose texts are those of headings, or numbers of other options, is the same', async () => {
  const questions: QuestionContent[] = [
    { text: 'A', type: 'single', options: ['Question', 'A'], correctAnswers: ['Question'] },
    { text: 'B', type: 'multiple', options: ['3', 'B', '1'], correctAnswers: ['3', '1'] },
  ]
  const read = await readWorkbook(await exported(questions, 'en'), 'en-US', 'quiz.xlsx')
  if (read.error !== undefined) throw new Error(read.error)
  expect(parseSheet(read.table).questions.map(({ row: _, ...question }) => question)).toEqual(questions)
})
