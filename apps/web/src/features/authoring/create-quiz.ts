import { type CallBodyInput, createQuiz, type createQuizBody } from '@quizly/contract'
import { drawSecretCode } from '@quizly/domain'
import { call, CallError } from '../../lib/call.ts'

type CreateQuizBody = CallBodyInput<typeof createQuiz>

/** How many codes are tried. Even two that are taken come by chance only once in ages. */
const codesAtMost = 5

export function newSecretCode(): string {
  return drawSecretCode((count) => crypto.getRandomValues(new Uint8Array(count)))
}

/** Creates a quiz; with another secret code while the one it has is taken. */
export async function createWithFreeCode(body: CreateQuizBody, codesLeft = codesAtMost) {
  try {
    return await call(createQuiz, { body })
  } catch (error) {
    const isTaken = error instanceof CallError && error.code === 'code-taken'
    if (!isTaken || codesLeft === 1) throw error
    return createWithFreeCode({ ...body, secretCode: newSecretCode() }, codesLeft - 1)
  }
}

/** The fields as they were typed, as the call wants them; what is no number becomes NaN, which is refused. */
export function readDetails(
  fields: FormData,
  secretCode: string,
): Record<keyof typeof createQuizBody.shape, unknown> {
  return {
    title: fields.get('title'),
    numQuestions: readNumber(fields.get('numQuestions')),
    timeLimit: readNumber(fields.get('timeLimit')),
    secretCode,
  }
}

function readNumber(value: FormDataEntryValue | null): number {
  const text = typeof value === 'string' ? value.trim() : ''
  return /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
