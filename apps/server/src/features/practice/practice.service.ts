import type { PractisedQuiz } from '@quizly/contract'
import {
  askedIn,
  isDrawn,
  renderedTextsOf,
  shownIn,
  limits,
  mayPractise,
  type Question,
  richLimits,
  capabilitiesOf,
  type VerdictName,
  verdictsIn,
  visibility,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { findLastDeadline, findLastDeadlines } from '../../db/attempts/last-deadlines.ts'
import { mapReadable } from '../../db/readable-rows.ts'
import type { Db, Store } from '../../db/store.ts'
import { closeOverdueAttempts, findAttempt } from '../attempts/close.service.ts'
import { listSubmittedAttempts } from '../attempts/results.service.ts'
import { withLatest } from '../attempts/several-attempts.service.ts'
import { getRevision, withAnswers } from '../quizzes/questions.service.ts'
import { quizNotFound } from '../quizzes/roles.service.ts'

type Practised = Omit<PractisedQuiz, 'questions'> & { questions: readonly Question[] }

/** So many results are looked through, the latest first. */
const maxResults = 50

const mistaken: ReadonlySet<VerdictName> = new Set(['incorrect', 'partly', 'skipped'])

/** Who has not entered the quiz is told that there is none. */
export async function practiseQuiz(
  db: Db,
  quizId: string,
  studentId: string,
  now: number,
): Promise<Practised> {
  const attempt = await findAttempt(db, { quizId, studentId, number: 'latest' }, now)
  if (!attempt) throw quizNotFound()
  const { quiz } = attempt
  const lastDeadline = quiz.canBePractised ? await findLastDeadline(db, quiz, now) : undefined
  if (!mayPractise(quiz, attempt, lastDeadline, now)) throw new AppError('not-found', 'no-practice')
  const current = await getRevision(db, quizId, quiz.currentRevision)
  const questions =
    attempt.state !== 'admitted' && isDrawn(attempt)
      ? shownIn(current, askedIn(await getRevision(db, quizId, attempt.revision), attempt))
      : current
  const isShown = ({ marking }: Question) => marking?.all !== 'left-out'
  return practised(quiz, questions.every(isShown) ? questions : questions.filter(isShown))
}

/** Of each quiz the latest result counts, if its student may see the correct answers at this moment. */
export async function listMistakes(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  studentId: string,
  now: number,
): Promise<{ quizzes: Practised[]; isCut?: true }> {
  await closeOverdueAttempts(db, now, { studentId, reports })
  const listed = await listSubmittedAttempts(reports, studentId, { limit: maxResults })
  const quizzes = new Map<string, Practised>()
  const lastDeadlines = await findLastDeadlines(
    reports,
    listed.map(({ quiz }) => quiz),
    now,
  )
  const known = new Set<string>()
  let left: number = limits.mistakes
  let room: number = richLimits.bytesPerQuiz
  let isCut = listed.length === maxResults
  await mapReadable(await withLatest(reports, studentId, listed), async (attempt) => {
    const { quiz, outcomes, markedRevision } = attempt
    if (known.has(quiz.id)) return
    known.add(quiz.id)
    const lastDeadline = lastDeadlines.get(quiz.id)
    const seen = visibility({ reader: { kind: 'student' }, quiz, attempt, lastDeadline, now })
    if (seen.questions !== 'with-answers') return
    if (left === 0 || room <= 0) {
      isCut = true
      return
    }
    const questions = await getRevision(reports, quiz.id, markedRevision)
    const wrong = new Set(
      verdictsIn(outcomes, questions).flatMap(({ questionId, verdict }) =>
        mistaken.has(verdict) ? [questionId] : [],
      ),
    )
    const mistakes: Question[] = []
    for (const question of questions) {
      if (!wrong.has(question._id) || left === 0 || room <= 0) continue
      mistakes.push(question)
      left -= 1
      room -= renderedTextsOf(question).reduce((sum, { nodes }) => sum + nodes.length, 0)
    }
    if (mistakes.length < wrong.size) isCut = true
    if (mistakes.length > 0) quizzes.set(quiz.id, practised(quiz, mistakes))
  })
  return { quizzes: [...quizzes.values()], ...(isCut && { isCut }) }
}

function practised(
  { id, title, language }: { id: string; title: string; language: string | null },
  questions: readonly Question[],
): Practised {
  const capabilities = capabilitiesOf(questions)?.parts
  return {
    _id: id,
    title,
    ...(language !== null && { language }),
    ...(capabilities && { parts: capabilities }),
    questions: withAnswers(questions),
  }
}
