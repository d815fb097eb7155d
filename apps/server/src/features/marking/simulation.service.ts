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
import { letOthersIn } from '../../slices.ts'
import { getCurrentQuestions, type Quiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listNames } from './marking.repository.ts'
import { listStoredResults, type StoredResult } from './simulation.repository.ts'

const pageSize = 200
const mostNamed = 50

type Body = CallBody<typeof simulateRulesCall>
type Simulation = Awaited<ReturnType<typeof simulateRules>>

/** Writes nothing and takes no lock. */
export async function simulate(
  db: Db,
  { quizId, userId }: { quizId: string; userId: string },
  { questionId, rules: wanted, names }: Body,
): Promise<RuleSimulation> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await getCurrentQuestions(db, quiz)
  const place = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[place]
  if (!question) throw new AppError('not-found', 'question-unknown')
  const rules = [...new Set(wanted)].map((rule) => (rule === 'none' ? undefined : rule))
  for (const rule of rules) requirePossible(question, place, rule)
  const all = await listAll(db, quiz)
  const marked = all.filter(({ markedRevision }) => markedRevision === quiz.currentRevision)
  const results = marked.filter(({ weighted }) => !weighted?.waiting)
  const unmarked = marked.length - results.length
  const simulation = await simulateRules({ questions, place, rules }, results, letOthersIn)
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

function requirePossible(question: Question, place: number, rule: CreditRule | undefined): void {
  const problems = problemsOfQuestion(withRule(question, rule), place).filter(({ path }) =>
    path.startsWith(`questions.${place}.rule`),
  )
  if (problems.length > 0) throw invalidInput(problems.map((problem) => ({ ...problem, path: 'rules' })))
}

async function listAll(db: Db, quiz: Quiz): Promise<StoredResult[]> {
  const all: StoredResult[] = []
  const readPage = (after: ResultPage['after']) => listStoredResults(db, quiz, { after, limit: pageSize })
  for await (const { results } of eachPage(readPage)) all.push(...results)
  return all
}

async function pageOfNames(
  db: Db,
  results: readonly StoredResult[],
  { rules: [first] }: Simulation,
  { move, after }: NonNullable<Body['names']>,
): Promise<NonNullable<RuleSimulation['names']>> {
  const start = results.findIndex(({ studentId }) => studentId === after) + 1
  const moved = (first?.moved ?? []).filter((each) => each.move === move && each.at >= start)
  const page = moved.slice(0, mostNamed).flatMap((each) => {
    const result = results[each.at]
    return result ? [{ ...each, result }] : []
  })
  const names = await listNames(
    db,
    page.map(({ result }) => result.studentId),
  )
  const next = moved.length > mostNamed ? page.at(-1)?.result.studentId : undefined
  return {
    students: page.map(({ result, after: { points, maxPoints } }) => ({
      userId: result.studentId,
      name: names.get(result.studentId) ?? '',
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
