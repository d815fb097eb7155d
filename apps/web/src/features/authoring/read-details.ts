import type { createQuizBody } from '@quizly/contract'
import { ownLanguage } from './languages.ts'

/** The fields as they were typed, as the call wants them; what is no number becomes NaN, which is refused. */
export function readDetails(
  fields: FormData,
  secretCode: string,
): Record<keyof typeof createQuizBody.shape, unknown> {
  const language = fields.get('language')
  return {
    title: fields.get('title'),
    numQuestions: readNumber(fields.get('numQuestions')),
    timeLimit: readNumber(fields.get('timeLimit')),
    secretCode,
    language: language === ownLanguage ? undefined : (language ?? undefined),
  }
}

function readNumber(value: FormDataEntryValue | null): number {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
