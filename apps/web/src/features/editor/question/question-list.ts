import type { Question } from '@quizly/domain'
import { blankDraft, draftOf, isUntouched, restoreAnswers } from './question-draft.ts'
import { addOption, removeOption, withoutEmptyEnd } from '../../../question-types/choice/option-drafts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { inSlot, moveRun, placeAfterMove, slotName, withOwnSlots } from '../slots/slot-drafts.ts'

/**
 * Where the focus goes after a change, and how the page scrolls: to the block's start, its block or the field itself just
 * into view, or not at all.
 */
export type FocusRequest = { id: string; scroll: 'start' | 'nearest' | 'field' | 'keep' }

/**
 * The questions in the editor. `lastKey` is the highest number ever used in a key, so that no key is used
 * twice.
 */
export type QuestionList = {
  questions: readonly QuestionDraft[]
  lastKey: number
  focus: FocusRequest | null
}

export type Edit = (draft: QuestionDraft) => QuestionDraft

export type QuestionChange =
  | { type: 'add' }
  | { type: 'add-to-slot'; name: string }
  | { type: 'move-slot'; index: number; by: 1 | -1; focusId: string }
  | {
      type: 'arrange'
      arrange: (questions: readonly QuestionDraft[]) => QuestionDraft[]
      focusId?: string | undefined
    }
  | { type: 'edit'; key: string; edit: Edit; focusId?: string | undefined }
  | { type: 'add-option'; question: QuestionDraft }
  | { type: 'remove-option'; question: QuestionDraft; position: number }
  | { type: 'paste-options'; key: string; options: string[]; last: number }
  | { type: 'restore-answers'; before: QuestionDraft }
  | { type: 'move'; key: string; by: 1 | -1 }
  | { type: 'duplicate'; key: string }
  | { type: 'remove'; key: string }
  | { type: 'put-back'; question: QuestionDraft; index: number }
  | { type: 'take-over'; questions: readonly Question[] }
  | { type: 'replace'; questions: readonly QuestionDraft[] }

/** The button that adds a question. It gets the focus if no question is left. */
export const addButtonId = 'add-question'

const keyOf = (number: number) => `q${number}`

export function draftsOf(questions: readonly Question[]): QuestionDraft[] {
  return questions.map((question, i) => draftOf(question, keyOf(i + 1)))
}

export function firstDrafts(): QuestionDraft[] {
  return [blankDraft(keyOf(1))]
}

export function startList(questions: readonly QuestionDraft[]): QuestionList {
  const numbers = questions.map(({ key }) => Number(key.slice(1)))
  return { questions, lastKey: Math.max(0, ...numbers), focus: null }
}

export function changeQuestions(list: QuestionList, change: QuestionChange): QuestionList {
  switch (change.type) {
    case 'add':
      return addQuestion(list)
    case 'add-to-slot':
      return addToSlot(list, change.name)
    case 'move-slot': {
      const questions = moveRun(list.questions, change.index, change.by)
      return { ...list, questions, focus: { id: change.focusId, scroll: 'keep' } }
    }
    case 'arrange': {
      const { arrange, focusId } = change
      const focus: FocusRequest | null = focusId ? { id: focusId, scroll: 'field' } : list.focus
      return { ...list, questions: arrange(list.questions), focus }
    }
    case 'edit': {
      const { key, edit, focusId } = change
      const focus: FocusRequest | null = focusId ? { id: focusId, scroll: 'field' } : list.focus
      return { ...editQuestion(list, key, edit), focus }
    }
    case 'add-option': {
      const { key, options } = change.question
      const focus: FocusRequest = { id: `${key}-option-${options.length}`, scroll: 'nearest' }
      return { ...editQuestion(list, key, addOption), focus }
    }
    case 'remove-option': {
      const { key, options } = change.question
      const next = Math.min(change.position, options.length - 2)
      const focus: FocusRequest = { id: `${key}-option-${next}`, scroll: 'nearest' }
      return { ...editQuestion(list, key, (draft) => removeOption(draft, change.position)), focus }
    }
    case 'paste-options': {
      const { key, options, last } = change
      const focus: FocusRequest = { id: `${key}-option-${last}`, scroll: 'nearest' }
      return { ...editQuestion(list, key, (draft) => ({ ...draft, options })), focus }
    }
    case 'restore-answers': {
      const { key } = change.before
      const restored = editQuestion(list, key, (draft) => restoreAnswers(draft, change.before))
      return { ...restored, focus: { id: key, scroll: 'nearest' } }
    }
    case 'move':
      return moveQuestion(list, change.key, change.by)
    case 'duplicate':
      return duplicateQuestion(list, change.key)
    case 'remove':
      return removeQuestion(list, change.key)
    case 'put-back':
      return putBack(list, change.question, change.index)
    case 'take-over':
      return takeOver(list, change.questions)
    case 'replace': {
      const [first] = change.questions
      return { ...startList(change.questions), focus: first ? { id: first.key, scroll: 'nearest' } : null }
    }
  }
}

function addQuestion({ questions, lastKey }: QuestionList): QuestionList {
  const question = blankDraft(keyOf(lastKey + 1))
  const focus: FocusRequest = { id: `${question.key}-text`, scroll: 'start' }
  return { questions: [...questions.map(withoutEmptyEnd), question], lastKey: lastKey + 1, focus }
}

function addToSlot({ questions, lastKey }: QuestionList, name: string): QuestionList {
  const last = inSlot(questions, name).at(-1)
  const index = last ? questions.indexOf(last) + 1 : questions.length
  const { draw = 1 } = last?.slot ?? {}
  const question: QuestionDraft = { ...blankDraft(keyOf(lastKey + 1)), slot: { name, draw } }
  return {
    questions: questions.map(withoutEmptyEnd).toSpliced(index, 0, question),
    lastKey: lastKey + 1,
    focus: { id: `${question.key}-text`, scroll: 'start' },
  }
}

function editQuestion(list: QuestionList, key: string, edit: Edit): QuestionList {
  const questions = list.questions.map((draft) => (draft.key === key ? edit(draft) : draft))
  return { ...list, questions }
}

function moveQuestion(list: QuestionList, key: string, by: 1 | -1): QuestionList {
  const from = list.questions.findIndex((question) => question.key === key)
  const moved = list.questions[from]
  const to = placeAfterMove(list.questions, from, by)
  if (!moved || to === undefined) return list
  const questions = list.questions.toSpliced(from, 1).toSpliced(to, 0, moved)
  return { ...list, questions, focus: { id: `${key}-${by === 1 ? 'down' : 'up'}`, scroll: 'keep' } }
}

/** A copy after the question; the server does not have it yet. */
function duplicateQuestion({ questions, lastKey }: QuestionList, key: string): QuestionList {
  const index = questions.findIndex((question) => question.key === key)
  const copies = questions.slice(index, index + 1).map((question) => ({
    ...question,
    key: keyOf(lastKey + 1),
    _id: undefined,
  }))
  return {
    questions: [...questions.slice(0, index + 1), ...copies, ...questions.slice(index + 1)],
    lastKey: lastKey + 1,
    focus: { id: `${keyOf(lastKey + 1)}-text`, scroll: 'start' },
  }
}

/**
 * Questions from elsewhere at the end. To the server they are new. The blank question that a new list begins with makes
 * room for them.
 */
export function withDrafts(
  questions: readonly QuestionDraft[],
  added: readonly QuestionDraft[],
  lastKey = startList(questions).lastKey,
): QuestionDraft[] {
  const isUnused = added.length > 0 && questions.length === 1 && questions.every(isUntouched)
  const taken = withOwnSlots(added, questions).map((draft, i) => ({
    ...draft,
    key: keyOf(lastKey + 1 + i),
    _id: undefined,
  }))
  return [...(isUnused ? [] : questions), ...taken]
}

function takeOver({ questions, lastKey }: QuestionList, others: readonly Question[]): QuestionList {
  return {
    questions: withDrafts(questions, draftsOf(others), lastKey),
    lastKey: lastKey + others.length,
    focus: { id: `${keyOf(lastKey + 1)}-text`, scroll: 'start' },
  }
}

function removeQuestion(list: QuestionList, key: string): QuestionList {
  const index = list.questions.findIndex((question) => question.key === key)
  const questions = list.questions.filter((question) => question.key !== key)
  const beside = questions[index - 1] ?? questions[0]
  return { ...list, questions, focus: { id: beside?.key ?? addButtonId, scroll: 'nearest' } }
}

function putBack(list: QuestionList, removed: QuestionDraft, index: number): QuestionList {
  // The others of its slot may draw another number by now.
  const { slot } = removed
  const now = slot && list.questions.find((draft) => slotName(draft) === slot.name)?.slot
  const question = now ? { ...removed, slot: { ...slot, draw: now.draw } } : removed
  const questions = [...list.questions.slice(0, index), question, ...list.questions.slice(index)]
  return { ...list, questions, focus: { id: question.key, scroll: 'start' } }
}
