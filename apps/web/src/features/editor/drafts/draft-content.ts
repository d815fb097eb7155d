import type { StoredDraft } from '@quizly/contract'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'

export type DraftContent = Pick<StoredDraft, 'baseRevision' | 'questions'>

export function toContent(questions: readonly QuestionDraft[], baseRevision: number): DraftContent {
  return { baseRevision, questions: questions.map(({ key: _, ...draft }) => draft) }
}

/** The questions of a draft for the editor; undefined if it cannot open them. */
export function readQuestions({ questions }: DraftContent): QuestionDraft[] | undefined {
  const drafts = questions.map((question, i) => ({ ...question, key: `q${i + 1}` }))
  return isQuestionDrafts(drafts) ? drafts : undefined
}

export function textOfContent({ questions, baseRevision }: DraftContent): string {
  const inOrder = (question: DraftContent['questions'][number]) =>
    Object.entries(question).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([baseRevision, questions.map((question) => Object.fromEntries(inOrder(question)))])
}

export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  return textOfContent(one) === textOfContent(other)
}

type Question = DraftContent['questions'][number]
type Difference = { position: number; change: 'missing' | 'added' | 'changed'; question: Question }

/** Where the other draft has something else than this one, place by place. */
export function differences(mine: readonly Question[], theirs: readonly Question[]): Difference[] {
  const places = Math.max(mine.length, theirs.length)
  return Array.from({ length: places }, (_, i) => i).flatMap((i): Difference[] => {
    const [here, there] = [mine[i], theirs[i]]
    const position = i + 1
    if (!there) return here ? [{ position, change: 'missing', question: here }] : []
    if (!here) return [{ position, change: 'added', question: there }]
    return isSame(here, there) ? [] : [{ position, change: 'changed', question: there }]
  })
}

const isSame = (one: Question, other: Question) =>
  textOfContent({ baseRevision: 0, questions: [one] }) ===
  textOfContent({ baseRevision: 0, questions: [other] })
