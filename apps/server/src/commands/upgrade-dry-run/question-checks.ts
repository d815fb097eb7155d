import { createHash } from 'node:crypto'
import {
  type RenderedText,
  renderedTextsOf,
  type Problem,
  problemsOfQuestion,
  type Question,
  trimQuestion,
} from '@quizly/domain'
import { inEnglish } from '@quizly/words/sentences.ts'
import { writeCapabilities } from '../../db/attempts/stored-score.ts'
import type { Db } from '../../db/store.ts'
import type { RenderQuestions } from '../../features/rendering/rendering.service.ts'
import { listRevisions } from '../../db/upgrades/stored-marks.ts'

type QuestionKey = { quizId: string; quiz: string; revision: number; question: number }

export type CheckedQuestions = {
  revisions: number
  questions: number
  texts: number
  /** They would be written otherwise than they are stored. */
  written: QuestionKey[]
  /** Of these the drawn texts would look otherwise. */
  drawn: QuestionKey[]
  /** Educators could not save them any more as they are. */
  refused: (QuestionKey & { why: string })[]
  /** Quizzes that would be called plain, or weighted, otherwise. */
  traits: { quizId: string; quiz: string }[]
}

/** Reads and writes every revision and draws its texts, each question of a quiz once. */
export async function checkQuestions(db: Db, renderQuestions: RenderQuestions): Promise<CheckedQuestions> {
  const found: CheckedQuestions = {
    revisions: 0,
    questions: 0,
    texts: 0,
    written: [],
    drawn: [],
    refused: [],
    traits: [],
  }
  let last = { quizId: '', revision: 0 }
  let known = new Set<string>()
  for (;;) {
    const revisions = await listRevisions(db, last)
    for (const { quizId, quiz, revision, questions: json, isCurrent, traits } of revisions) {
      if (quizId !== last.quizId) known = new Set()
      last = { quizId, revision }
      found.revisions += 1
      const questions = JSON.parse(json) as Question[]
      if (isCurrent && writeCapabilities(questions) !== traits) found.traits.push({ quizId, quiz })
      for (const [at, question] of questions.entries()) {
        const place = { quizId, quiz, revision, question: at + 1 }
        if (isCurrent) found.refused.push(...refusalsOf(question, place))
        const hash = createHash('sha256').update(JSON.stringify(question)).digest('base64')
        if (known.has(hash)) continue
        known.add(hash)
        found.questions += 1
        if (asText(trimQuestion(question)) !== asText(question)) found.written.push(place)
        if (!question.format) continue
        found.texts += renderedTextsOf(question).length
        if (!(await isRenderedAlike(question, renderQuestions))) found.drawn.push(place)
      }
    }
    if (revisions.length === 0) return found
  }
}

const refusalsOf = (question: Question, place: QuestionKey) =>
  problemsOfQuestion(question, place.question - 1)
    .slice(0, 1)
    .map((problem: Problem) => ({ ...place, why: inEnglish(problem) }))

/** As nodes: how they are written does not matter. */
async function isRenderedAlike(question: Question, renderQuestions: RenderQuestions): Promise<boolean> {
  const [again] = await renderQuestions<Question>([question]).catch(() => [])
  const nodesOf = (texts: RenderedText[] = []) =>
    texts.map(({ source, nodes }) => [source, JSON.parse(nodes) as unknown] as const)
  const allOf = ({ drawn, drawnFeedback }: Question) => asText([nodesOf(drawn), nodesOf(drawnFeedback)])
  return again !== undefined && allOf(question) === allOf(again)
}

/** In one order of names. */
function asText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
}
