import { format } from '@quizly/words/language.ts'
import { numeric as numericWords } from '@quizly/words/results.ts'
import { type NumberForm, readAnswer, shownNumber } from '@quizly/domain'

/** How a typed number will be read, by the same function that marks it; undefined for a blank text. */
export function readAs(text: string, form: NumberForm): string | undefined {
  if (text.trim() === '') return undefined
  const answer = readAnswer(text, form)
  if (!answer) return numericWords.notYet
  if ('unknownUnit' in answer) return numericWords.unknownUnit(answer.unknownUnit)
  const number = shownNumber(answer.number, format.decimalMark === ',' ? ',' : '.')
  return numericWords.readAs(answer.unitText === '' ? number : `${number} ${answer.unitText}`)
}
