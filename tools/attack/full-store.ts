import { plainAccess, type QuestionContent } from '@quizly/domain'
import type { Db } from '../../apps/server/src/db/store.ts'
import { insertQuiz } from '../../apps/server/src/features/quizzes/quizzes.repository.ts'
import { insertRevision } from '../../apps/server/src/features/quizzes/revisions.repository.ts'
import { sampleQuestions } from '../../apps/server/src/testing/sample-questions.ts'
import { seed, type SeededQuiz, type SeededUser } from '../../apps/server/src/testing/seed.ts'
import type { People } from './target.ts'

const rowsAtOnce = 250
/** The limit is 1,000. */
const ofStudent = 900
const times = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, i) => make(i))

/** Questions that fill a body of this many bytes. */
export function largeQuestions(bytes: number): QuestionContent[] {
  const text = 'x'.repeat(9_500)
  return times(Math.floor(bytes / 9_600), (index) => ({
    text: `${index} ${text}`,
    type: 'write',
    options: [],
    correctAnswers: ['x'],
  }))
}

/**
 * Gives the attacking educator this many quizzes, one quiz this many results, and the attacking student
 * almost the maximum number of attempts.
 */
export async function fillLists(db: Db, { educator, student, quiz }: People, count: number): Promise<void> {
  const now = Date.now()
  const questions = times(51, (at) => ({ _id: `question-${at}`, ...sampleQuestions[at % 2 === 0 ? 0 : 1] }))
  await db.transaction().execute(async (trx) => {
    const names = times(count, (index) => `full${index}`)
    const { users } = await seed(trx, { users: Object.fromEntries(names.map((name) => [name, {}])) })
    const rows = Object.values(users as Record<string, SeededUser>).map(({ _id }, index) =>
      resultRow(`of-quiz-${index}`, quiz, _id),
    )
    for (const [index, id] of names.entries()) {
      const own = { id, ownerId: educator._id, title: `Quiz ${index}`, timeLimitMinutes: 5, numQuestions: 51 }
      const access = { ...plainAccess, language: null }
      const secretCode = `F${index}`.padEnd(8, 'x')
      await insertQuiz(trx, { ...own, ...access, titleKey: id, secretCode, currentRevision: null }, now)
      await insertRevision(trx, { quizId: id, revision: 1, questions, educatorId: educator._id }, now)
      if (index < ofStudent) rows.push(resultRow(`own-${index}`, { _id: id, questions }, student._id))
    }
    for (let done = 0; done < rows.length; done += rowsAtOnce) {
      await trx
        .insertInto('attempts')
        .values(rows.slice(done, done + rowsAtOnce))
        .execute()
    }
  })
}

/** The quiz that `fillClass` makes. */
export const largeClass = 'large-class'

/** Gives the attacking educator a quiz with so many results, of sample questions in turn: every third is written. */
export async function fillClass(
  db: Db,
  { educator }: People,
  { results, questions: count }: { results: number; questions: number },
): Promise<void> {
  const now = Date.now()
  const questions = times(count, (at) => ({
    _id: `question-${at}`,
    ...(sampleQuestions[at % 3] ?? sampleQuestions[0]),
  }))
  const quiz = { _id: largeClass, questions }
  await db.transaction().execute(async (trx) => {
    const own = {
      id: largeClass,
      ownerId: educator._id,
      title: 'Class',
      timeLimitMinutes: 5,
      numQuestions: count,
    }
    const access = { ...plainAccess, language: null }
    await insertQuiz(
      trx,
      { ...own, ...access, titleKey: 'class', secretCode: 'LargeOne', currentRevision: null },
      now,
    )
    await insertRevision(trx, { quizId: largeClass, revision: 1, questions, educatorId: educator._id }, now)
    await trx.updateTable('quizzes').set({ current_revision: 1 }).where('id', '=', largeClass).execute()
    const names = times(results, (index) => `class${index}`)
    const { users } = await seed(trx, { users: Object.fromEntries(names.map((name) => [name, {}])) })
    const rows = Object.values(users as Record<string, SeededUser>).map(({ _id }, index) =>
      resultRow(`of-class-${index}`, quiz, _id),
    )
    for (let done = 0; done < rows.length; done += rowsAtOnce) {
      await trx
        .insertInto('attempts')
        .values(rows.slice(done, done + rowsAtOnce))
        .execute()
    }
  })
}

function resultRow(
  id: string,
  { _id: quizId, questions }: Pick<SeededQuiz, '_id' | 'questions'>,
  studentId: string,
) {
  const at = Date.now() - 3_600_000
  return {
    id,
    quiz_id: quizId,
    student_id: studentId,
    state: 'submitted' as const,
    revision: 1,
    admitted_at: at,
    started_at: at,
    deadline: at + 600_000,
    saved_answers: '[]',
    late_answers: '[]',
    submitted_at: at + 60_000,
    submitted_by: 'student' as const,
    answers: JSON.stringify(
      questions.map(({ _id, options }) => ({ questionId: _id, selectedOption: options[0] ?? 'x' })),
    ),
    outcomes: questions.map(({ options }) => (options.length > 0 ? '-AC' : '-')).join(''),
    score: 0,
    total_questions: questions.length,
    marked_revision: 1,
  }
}
