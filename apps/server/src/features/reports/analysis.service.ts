import type { QuizAnalysis } from '@quizly/contract'
import {
  analyseItems,
  columnsOfPoints,
  pointsOf,
  pointsOfScore,
  type Question,
  summarizeScores,
  pointsOfQuestions,
} from '@quizly/domain'
import { eachPage, type ResultPage } from '../../db/attempts/result-pages.ts'
import type { Db, Store } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import { type OwnQuiz, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { findSeenEarly } from '../quizzes/settings/settings.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { type AnalysedResult, listAnalysedResults } from './reports.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

/** Of long answers a result takes many pages of a data file, which are read in one turn. */
const pageSize = 50

export async function analyseQuiz(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  quizId: string,
  userId: string,
  now: number,
) {
  const quiz = await requireRole(reports, quizId, userId, 'read')
  await closeOverdueAttempts(db, now, { reports })
  const { currentRevision } = quiz
  const questions = currentRevision === null ? [] : await getRevision(reports, quizId, currentRevision)
  const all = await listAll(reports, quiz)
  const marked = all.filter(({ markedRevision }) => markedRevision === currentRevision)
  const results = marked.filter(({ weighted }) => !weighted?.waiting)
  const unmarked = marked.length - results.length
  const analysis = await analyse(questions, results)
  const seenEarly = await findSeenEarly(reports, quiz)
  const waiting = all.length - marked.length
  return {
    quiz: summarizeOwn(quiz, now),
    analysis: { ...analysis, waiting, ...(unmarked > 0 && { unmarked }), ...(seenEarly && { seenEarly }) },
  }
}

/** How the scores spread; in a weighted quiz in points. */
function describeScores(questions: readonly Question[], results: readonly AnalysedResult[]) {
  if (pointsOfQuestions(questions)) return describePoints(results)
  const { most, leastTotal } = totalsOf(results)
  const scores = Array.from({ length: 1 + (results.length > 0 ? most : questions.length) }, () => 0)
  for (const { score } of results) scores[score] = (scores[score] ?? 0) + 1
  return { scores, ...summarizeScores(results), ...leastTotal }
}

function describePoints(results: readonly AnalysedResult[]) {
  const inPoints = results.map((result) => {
    const [points, most] = pointsOfScore(result)
    return { score: pointsOf(points), totalQuestions: pointsOf(most), tookMs: result.tookMs }
  })
  const { most: outOf, leastTotal } = totalsOf(inPoints)
  const scores = inPoints.map(({ score }) => score)
  const { step, counts } = columnsOfPoints(scores, outOf)
  const lowest = scores.reduce((least, each) => Math.min(least, each), outOf)
  const highest = scores.reduce((most, each) => Math.max(most, each), 0)
  const points = { step, outOf, lowest, highest }
  return { scores: counts, points, ...summarizeScores(inPoints), ...leastTotal }
}

/** The most of what an attempt could have reached, and the least if that is less. */
function totalsOf(results: readonly { totalQuestions: number }[]) {
  const totals = results.map(({ totalQuestions }) => totalQuestions)
  const most = totals.reduce((highest, total) => Math.max(highest, total), 0)
  const least = totals.reduce((lowest, total) => Math.min(lowest, total), most)
  return { most, leastTotal: least < most && { leastTotal: least } }
}

async function listAll(db: Db, quiz: OwnQuiz): Promise<AnalysedResult[]> {
  const all: AnalysedResult[] = []
  const readPage = (after: ResultPage['after']) => listAnalysedResults(db, quiz, { after, limit: pageSize })
  for await (const { results } of eachPage(readPage)) all.push(...results)
  return all
}

async function analyse(
  questions: readonly Question[],
  results: readonly AnalysedResult[],
): Promise<Omit<QuizAnalysis, 'waiting' | 'unmarked'>> {
  const outcomes = results.map((result) => result.outcomes)
  const items = await analyseItems(questions, outcomes, yieldToEventLoop)
  return {
    attempts: results.length,
    ...describeScores(questions, results),
    ...(items?.reliability && { reliability: items.reliability }),
    questions: questions.flatMap((question, index) => {
      const analysed = items?.items[index]
      return analysed ? [{ number: index + 1, question, ...analysed }] : []
    }),
    uncounted: questions.flatMap((question, index) => {
      const isNew = results.length > 0 && !items?.items[index]
      const why = question.marking?.all ?? (isNew ? ('not-asked' as const) : undefined)
      return why ? [{ number: index + 1, question, why }] : []
    }),
  }
}
