import type { SheetFinding } from './codes.ts'
import type { QuestionContent } from '../question/question.ts'
import { lookalikesOf } from '../question-types/convert-lookalikes.ts'
import type { Fix } from './sheet.ts'
import { quoted } from './text.ts'

/** Every formula and every name of a character has one of these signs. */
const mayHave = /[$\\&^_]/
const convert: Fix = { kind: 'convert', label: { code: 'convert' }, cells: [] }

/** What other programs write for formulas and characters, told once for the whole sheet with one example. */
export function lookalikes(
  rows: readonly { question: QuestionContent }[],
): (SheetFinding & { fixes: Fix[] })[] {
  let formula: string | undefined
  let character: string | undefined
  for (const { question } of rows) {
    if (formula !== undefined && character !== undefined) break
    const { text, options, correctAnswers, explanation = '' } = question
    if (![text, ...options, ...correctAnswers, explanation].some((each) => mayHave.test(each))) continue
    const found = lookalikesOf(question)
    formula ??= found.formulas[0]
    character ??= found.characters[0]
  }
  const told = (code: 'texts-look-like-formulas' | 'texts-look-like-web', text: string | undefined) =>
    text === undefined ? [] : [{ code, params: { text: quoted(text) }, fixes: [convert] }]
  return [...told('texts-look-like-formulas', formula), ...told('texts-look-like-web', character)]
}
