import type { QuizAnalysis } from '@quizly/contract'
import {
  analyseItems,
  columnsOfPoints,
  outcomeOf,
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
import { countToMark } from '../manual-grading/count-to-mark.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { type AnalysedResult, countResults, listAnalysedResults } from './reports.repository.ts'
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
  const unmarked = marked.filter(({ weighted }) => weighted?.waiting).length
  const results = unmarked > 0 ? marked.map(withoutWaiting(questions)) : marked
  const analysis = await analyse(questions, results)
  // Figures are of the attempts that count, but all answers are marked.
  const open =
    quiz.attemptRule === null
      ? all.reduce((sum, { weighted }) => sum + (weighted?.waiting ?? 0), 0)
      : ((await countResults(reports, [quizId])).get(quizId)?.waiting ?? 0)
  const toMarkOf = await countToMark(reports, [quiz], new Map([[quizId, open]]), { userId, now })
  const { all: toMark } = toMarkOf(quizId)
  const toRelease = open - toMark
  const seenEarly = await findSeenEarly(reports, quiz)
  const waiting = all.length - marked.length
  return {
    quiz: summarizeOwn(quiz, now),
    analysis: {
      ...analysis,
      ...(unmarked > 0 && { ...countWaiting(analysis, marked), unmarked }),
      waiting,
      ...(toMark > 0 && { toMark }),
      ...(toRelease > 0 && { toRelease }),
      ...(seenEarly && { seenEarly }),
    },
  }
}

/** A result as if it had not been asked what a person has still to mark: that is in no figure, nor in what could be reached. */
const withoutWaiting =
  (questions: readonly Question[]) =>
  (result: AnalysedResult): AnalysedResult => {
    if (!result.weighted?.waiting) return result
    const allPoints = pointsOfQuestions(questions)
    const open = result.outcomes.reduce(
      (sum, { verdict }, index) => sum + (verdict === 'waiting' ? (allPoints?.[index]?.points ?? 0) : 0),
      0,
    )
    return {
      ...result,
      outcomes: result.outcomes.map((outcome) =>
        outcome.verdict === 'waiting' ? outcomeOf('not-asked') : outcome,
      ),
      weighted: { ...result.weighted, maxPoints: result.weighted.maxPoints - open },
    }
  }

type Analysed = Pick<QuizAnalysis, 'questions' | 'uncounted'>

/** Of each question how many answers a person has still to mark. */
function countWaiting({ questions, uncounted }: Analysed, results: readonly AnalysedResult[]): Analysed {
  const countOf = (number: number) =>
    results.filter(({ outcomes }) => outcomes[number - 1]?.verdict === 'waiting').length
  const counted = <Of extends { number: number }>(of: Of) => {
    const toMark = countOf(of.number)
    return toMark > 0 ? { ...of, toMark } : of
  }
  return { questions: questions.map(counted), uncounted: uncounted.map(counted) }
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
): Promise<Omit<QuizAnalysis, 'waiting' | 'unmarked' | 'toMark' | 'toRelease'>> {
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
