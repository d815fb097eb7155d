import type { createQuizBody } from '@quizly/contract'
import { storedLanguage } from '../../../lib/languages.ts'
import { readNumber } from '../../../lib/forms/read-number.ts'
import { readText } from '../../../lib/forms/use-form.ts'

/**
 * The typed fields in the form that the call takes. Text that is not a number becomes NaN, which is refused.
 */
export function readDetails(
  fields: FormData,
  secretCode: string,
): Record<keyof typeof createQuizBody.shape, unknown> {
  return {
    title: fields.get('title'),
    numQuestions: readNumber(fields.get('numQuestions')),
    timeLimit: readNumber(fields.get('timeLimit')),
    secretCode,
    language: storedLanguage(readText(fields, 'language')),
  }
}
