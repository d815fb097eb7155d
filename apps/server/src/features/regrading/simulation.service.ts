import type { CallBody, RuleSimulation, simulateRules as simulateRulesCall } from '@quizly/contract'
import {
  type CreditRule,
  pointsOf,
  problemsOfQuestion,
  type Question,
  shownScore,
  simulateRules,
  withRule,
} from '@quizly/domain'
import { AppError, invalidInput } from '../../app-error.ts'
import { eachPage, type ResultPage } from '../../db/attempts/result-pages.ts'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { getCurrentQuestions, type Quiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listNamesWithKeys, listStoredResults, type StoredResult } from './regrading.repository.ts'

const pageSize = 200
const maxNamed = 50

type Body = CallBody<typeof simulateRulesCall>
type Simulation = Awaited<ReturnType<typeof simulateRules>>

/** Writes nothing and takes no lock. */
export async function simulate(
  db: Db,
  { quizId, userId }: { quizId: string; userId: string },
  { questionId, rules: requested, names }: Body,
): Promise<RuleSimulation> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await getCurrentQuestions(db, quiz)
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  if (!question) throw new AppError('not-found', 'question-unknown')
  const rules = [...new Set(requested)].map((rule) => (rule === 'none' ? undefined : rule))
  for (const rule of rules) requirePossible(question, index, rule)
  const all = await listAll(db, quiz)
  const marked = all.filter(({ markedRevision }) => markedRevision === quiz.currentRevision)
  const results = marked.filter(({ weighted }) => !weighted?.waiting)
  const unmarked = marked.length - results.length
  const simulation = await simulateRules({ questions, index, rules }, results, yieldToEventLoop)
  return {
    attempts: results.length,
    waiting: all.length - marked.length,
    ...(unmarked > 0 && { unmarked }),
    ...(simulation.byHand > 0 && { byHand: simulation.byHand }),
    ...(simulation.unclear > 0 && { unclear: simulation.unclear }),
    rules: simulation.rules.map(({ rule, moved, ...figures }) => ({
      rule: rule ?? ('none' as const),
      ...figures,
      up: moved.filter(({ move }) => move === 'up').length,
      down: moved.filter(({ move }) => move === 'down').length,
    })),
    ...(names && { names: await pageOfNames(db, results, simulation, names) }),
  }
}

function requirePossible(question: Question, index: number, rule: CreditRule | undefined): void {
  const problems = problemsOfQuestion(withRule(question, rule), index).filter(({ path }) =>
    path.startsWith(`questions.${index}.rule`),
  )
  if (problems.length > 0) throw invalidInput(problems.map((problem) => ({ ...problem, path: 'rules' })))
}

async function listAll(db: Db, quiz: Quiz): Promise<StoredResult[]> {
  const all: StoredResult[] = []
  const readPage = (after: ResultPage['after']) => listStoredResults(db, quiz, { after, limit: pageSize })
  for await (const { results } of eachPage(readPage)) all.push(...results)
  return all
}

/** By name, so that a student is found. */
async function pageOfNames(
  db: Db,
  results: readonly StoredResult[],
  { rules: [first] }: Simulation,
  { move, after }: NonNullable<Body['names']>,
): Promise<NonNullable<RuleSimulation['names']>> {
  const moved = (first?.moved ?? []).flatMap((each) => {
    const result = each.move === move ? results[each.at] : undefined
    return result ? [{ ...each, result }] : []
  })
  const ids = [
    ...new Set([...moved.map(({ result }) => result.studentId), ...(after === undefined ? [] : [after])]),
  ]
  const names = await listNamesWithKeys(db, ids)
  const placeOf = (id: string) => `${names.get(id)?.key ?? ''}\0${id}`
  const isLater = (id: string) => after === undefined || placeOf(id) > placeOf(after)
  const sorted = moved
    .map((each) => ({ ...each, place: placeOf(each.result.studentId) }))
    .filter(({ result }) => isLater(result.studentId))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
  const page = sorted.slice(0, maxNamed)
  const next = sorted.length > maxNamed ? page.at(-1)?.result.studentId : undefined
  return {
    students: page.map(({ result, after: { points, maxPoints } }) => ({
      userId: result.studentId,
      name: names.get(result.studentId)?.name ?? '',
      before: shownScore(result),
      after: {
        score: pointsOf(points),
        totalQuestions: result.totalQuestions,
        maxScore: pointsOf(maxPoints),
      },
    })),
    ...(next !== undefined && { next }),
  }
}
