import type { ListedQuiz, StudentResult } from '@quizly/contract'
import type { Db } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/closing.service.ts'
import { getOwnQuiz, summarize } from '../quizzes/quizzes.service.ts'
import { listProgressOfOwner, listQuizzesOfOwner, listStudentResultRows } from './desk.repository.ts'

/** An author's quizzes, newest first, with how each went so far. */
export async function listOwnQuizzes(db: Db, ownerId: string, now: number): Promise<ListedQuiz[]> {
  await closeOverdueAttempts(db, now)
  const progress = await listProgressOfOwner(db, ownerId)
  return (await listQuizzesOfOwner(db, ownerId)).map((quiz) => {
    const { running = 0, finished = 0, averageShare = null } = progress.get(quiz.id) ?? {}
    return {
      _id: quiz.id,
      title: quiz.title,
      timeLimit: quiz.timeLimitMinutes,
      numQuestions: quiz.numQuestions,
      isReady: quiz.isReady,
      secretCode: quiz.secretCode,
      createdAt: new Date(quiz.createdAt).toISOString(),
      running,
      finished,
      averagePercent: averageShare === null ? null : Math.round(averageShare * 1000) / 10,
    }
  })
}

/** The results of one's own quiz, by the students' names. */
export async function listResultsOfQuiz(db: Db, quizId: string, ownerId: string, now: number) {
  const quiz = await getOwnQuiz(db, quizId, ownerId)
  await closeOverdueAttempts(db, now)
  const rows = await listStudentResultRows(db, quizId)
  const results = rows.map(({ id, student, submittedAt, ...marks }): StudentResult => {
    const at = new Date(submittedAt).toISOString()
    return {
      _id: id,
      userId: student.id,
      name: student.name,
      email: student.email,
      submittedAt: at,
      ...marks,
    }
  })
  return { quiz: summarize(quiz), results }
}
