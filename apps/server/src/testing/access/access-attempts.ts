import {
  decide,
  type Outcome,
  type QuestionContent,
  type RunningAttempt,
  type SubmittedAttempt,
} from '@quizly/domain'
import { insertAttempt } from '../../features/attempts/admission.repository.ts'
import { sessionTag } from '../../features/attempts/execute.service.ts'
import { compareAndSet, load } from '../../features/attempts/attempt.repository.ts'
import { hashToken } from '../../features/auth/sessions/sessions.service.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Db } from '../../db/store.ts'
import type { SeededQuiz, SeededUser } from '../seed.ts'

export const essayQuestion: QuestionContent = {
  text: 'Why?',
  type: 'essay',
  options: [],
  correctAnswers: [],
  essay: {},
}
/** Written by the student of each course. */
export const essayAnswer = 'Because.'

type Tools = { newId: () => string; clock: Clock }

export async function start(
  trx: Db,
  t: Tools,
  quiz: SeededQuiz,
  student: SeededUser,
): Promise<RunningAttempt> {
  const [id, now] = [t.newId(), t.clock.now()]
  await insertAttempt(trx, { id, quizId: quiz._id, studentId: student._id, seed: id, admittedAt: now })
  const admitted = await load(trx, { quizId: quiz._id, studentId: student._id })
  if (!admitted) throw new Error('Nobody was admitted')
  const session = sessionTag({ id }, { _id: student._id, sessionId: hashToken(student.token) })
  const { attempt } = decide(admitted, { kind: 'start', session }, {}, now)
  await compareAndSet(trx, admitted, attempt)
  return { ...attempt, version: attempt.version + 1 } as RunningAttempt
}

type Submission = Pick<SubmittedAttempt, 'weighted'> & { selectedOption: string | null; outcome: Outcome }

/** The same answer to each question. */
export async function submit(
  trx: Db,
  t: Tools,
  quiz: SeededQuiz,
  student: SeededUser,
  { selectedOption, outcome, weighted }: Submission,
): Promise<RunningAttempt> {
  const started = await start(trx, t, quiz, student)
  const { questions } = quiz
  await compareAndSet(trx, started, {
    ...started,
    state: 'submitted',
    submittedAt: t.clock.now(),
    submittedBy: 'student',
    answers: questions.map(({ _id: questionId }) => ({ questionId, selectedOption })),
    lateAnswers: [],
    score: 0,
    totalQuestions: questions.length,
    ...(weighted && { weighted }),
    outcomes: questions.map(() => outcome),
    markedRevision: 1,
  })
  return started
}
