import type { QuestionContent } from '@quizly/domain'
import type { LanguageTag } from '@quizly/words'
import { expect } from 'vitest'
import { parseSheet } from '../parse-sheet.ts'
import { textsOf } from './csv.ts'
import { quizSheet } from './quiz-cells.ts'
import { tableFromCells } from '../read-cells.ts'

/** What the reader of uploads makes of exported questions. */
export function readBack(questions: readonly QuestionContent[], language: LanguageTag = 'en') {
  const { headings, cellsOf } = quizSheet(questions, language)
  const cells = questions.map((question) => textsOf(cellsOf(question)))
  for (const row of cells) expect(row).toHaveLength(headings.length)
  const table = tableFromCells([headings, ...cells])
  return table && parseSheet(table)
}
