import { readFile } from 'node:fs/promises'
import {
  type Call,
  type CallResult,
  createQuestions,
  createQuiz,
  getQuestions,
  uploadPicture,
} from '@quizly/contract'
import { samplePicture } from '../../apps/server/src/testing/sample-questions.ts'
import type { SeededQuiz, SeededUser } from '../../apps/server/src/testing/seed.ts'
import type { PersistentCall } from './persistent-call.ts'
import { anyQuestion } from './student/sample-questions.ts'

const photo = new URL('../../docs/taking-a-quiz.png', import.meta.url)

/** Makes a quiz with questions of every type and with pictures as an educator does, by calls. */
export async function makeIllustratedQuiz(
  send: PersistentCall,
  { token }: SeededUser,
  count: number,
): Promise<SeededQuiz> {
  async function call<const C extends Call>(
    requested: C,
    options: Parameters<PersistentCall>[1],
  ): Promise<CallResult<C>> {
    const { status, body } = await send(requested, { token, ...options })
    if (status >= 400) throw new Error(`An educator was answered ${status}: ${JSON.stringify(body)}`)
    return body as CallResult<C>
  }
  const pictures: string[] = []
  for (const body of [await readFile(photo), samplePicture]) {
    pictures.push((await call(uploadPicture, { body })).hash)
  }
  const about = { title: 'Illustrated', secretCode: 'PICTURES', timeLimit: 60 }
  const { quiz } = await call(createQuiz, { body: { ...about, numQuestions: count } })
  const requested = Array.from({ length: count }, (_, at) => anyQuestion(at, pictures))
  await call(createQuestions, { body: { quizId: quiz._id, questions: requested } })
  const { questions } = await call(getQuestions, { params: { quizId: quiz._id } })
  return { ...about, _id: quiz._id, questions }
}
