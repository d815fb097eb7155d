import {
  draws as drawWords,
  editor as editorWords,
  messages,
  rooms as authoringWords,
} from '@quizly/words/authoring.ts'
import { isBlank, optionLetter, type Question, takesSeveral } from '@quizly/domain'
import { type RefObject, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { markOption, withPastedLines } from '../../../question-types/choice/option-drafts.ts'
import { changeDraftType, hasAnswers, type TypeAndKind } from './question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import {
  type ChosenSlot,
  inSlot,
  placeAfterMove,
  slotName,
  withDraw,
  withoutSlot,
  withSlot,
  withSlotsOf,
} from '../slots/slot-drafts.ts'
import { changeQuestions, type Edit, type FocusRequest, startList } from './question-list.ts'

/** What can be done to the questions. The functions stay the same while the editor is open. */
export type QuestionActions = {
  add: () => void
  edit: (key: string, edit: Edit, focusId?: string) => void
  changeType: (question: QuestionDraft, chosen: TypeAndKind) => void
  addOption: (question: QuestionDraft) => void
  removeOption: (question: QuestionDraft, position: number) => void
  pasteOptions: (question: QuestionDraft, position: number, lines: readonly string[]) => void
  /** Marks an option as correct, or takes the mark away where several can have one. */
  mark: (question: QuestionDraft, position: number) => void
  move: (question: QuestionDraft, index: number, by: 1 | -1, button: HTMLElement) => void
  duplicate: (question: QuestionDraft, index: number) => void
  remove: (question: QuestionDraft, index: number) => void
  setSlot: (chosen: ChosenSlot, before?: string) => void
  setDraw: (name: string, draw: number) => void
  addToSlot: (name: string) => void
  moveSlot: (index: number, by: 1 | -1, button: HTMLElement) => void
  dissolveSlot: (name: string) => void
  takeOver: (questions: readonly Question[]) => void
  replaceAll: (questions: readonly QuestionDraft[]) => void
}

/** The list of questions that is being edited, in the quiz’s language. Whatever deletes typed text can be undone. */
export function useQuestionEditor(initial: readonly QuestionDraft[], language: string | undefined) {
  const [list, dispatch] = useReducer(changeQuestions, initial, startList)
  const [announcement, setAnnouncement] = useState('')
  const heldTop = useRef(0)
  const questions = useRef(list.questions)
  useLayoutEffect(() => {
    questions.current = list.questions
  })
  const toasts = useScreenToasts()
  useFocusRequest(list.focus, heldTop)

  const actions = useMemo((): QuestionActions => {
    function offerUndo(text: () => string, run: () => void) {
      toasts.notify({ kind: 'success', text, action: { label: () => authoringWords.undo, run } })
    }
    return {
      add: () => dispatch({ type: 'add' }),
      edit: (key, edit, focusId) => dispatch({ type: 'edit', key, edit, focusId }),
      changeType(question, { type, kind }) {
        const { key, text } = question
        dispatch({
          type: 'edit',
          key,
          edit: (draft) => changeDraftType(draft, type, language, kind),
          focusId: `${key}-${isBlank(text) ? 'text' : kind.firstField}`,
        })
        if (!hasAnswers(question)) return
        const undo = () => dispatch({ type: 'restore-answers', before: question })
        offerUndo(() => messages.answersCleared, undo)
      },
      addOption: (question) => dispatch({ type: 'add-option', question }),
      removeOption(question, position) {
        dispatch({ type: 'remove-option', question, position })
        if (isBlank(question.options[position] ?? '')) return
        const undo = () => dispatch({ type: 'restore-answers', before: question })
        offerUndo(() => messages.optionRemoved, undo)
      },
      pasteOptions(question, position, lines) {
        const { leftOut, ...pasted } = withPastedLines(question.options, position, lines)
        dispatch({ type: 'paste-options', key: question.key, ...pasted })
        if (lines.length === 1) return
        const taken = lines.length - leftOut
        const text = () =>
          leftOut === 0 ? messages.linesPasted(taken) : messages.linesLeftOut(taken, leftOut)
        offerUndo(text, () => dispatch({ type: 'restore-answers', before: question }))
      },
      mark(question, position) {
        const isCorrect = !takesSeveral(question.type) || !question.correct.includes(position)
        dispatch({
          type: 'edit',
          key: question.key,
          edit: (draft) => markOption(draft, position, isCorrect),
        })
        const option = optionLetter(position)
        setAnnouncement(isCorrect ? editorWords.marked(option) : editorWords.unmarked(option))
      },
      move(question, index, by, button) {
        heldTop.current = button.getBoundingClientRect().top
        dispatch({ type: 'move', key: question.key, by })
        const to = placeAfterMove(questions.current, index, by)
        if (to !== undefined) setAnnouncement(editorWords.moved(index + 1, to + 1))
      },
      duplicate(question, index) {
        dispatch({ type: 'duplicate', key: question.key })
        setAnnouncement(editorWords.copied(index + 2, index + 1))
      },
      remove(question, index) {
        dispatch({ type: 'remove', key: question.key })
        offerUndo(
          () => messages.questionRemoved,
          () => dispatch({ type: 'put-back', question, index }),
        )
      },
      setSlot(chosen, before) {
        const [first] = chosen.members.keys()
        dispatch({
          type: 'arrange',
          arrange: (drafts) => withSlot(drafts, chosen, before),
          focusId: `${first}-slot`,
        })
        setAnnouncement(drawWords.saved(chosen.name, chosen.members.size))
      },
      setDraw: (name, draw) =>
        dispatch({ type: 'arrange', arrange: (drafts) => withDraw(drafts, name, draw) }),
      addToSlot: (name) => dispatch({ type: 'add-to-slot', name }),
      moveSlot(index, by, button) {
        heldTop.current = button.getBoundingClientRect().top
        dispatch({ type: 'move-slot', index, by, focusId: button.id })
        setAnnouncement(by === 1 ? drawWords.movedDown : drawWords.movedUp)
      },
      dissolveSlot(name) {
        const before = questions.current
        const members = inSlot(before, name)
        const key = members[0]?.key
        dispatch({
          type: 'arrange',
          arrange: (drafts) => drafts.map((draft) => (slotName(draft) === name ? withoutSlot(draft) : draft)),
          focusId: key,
        })
        const undo = () =>
          dispatch({
            type: 'arrange',
            arrange: (drafts) => withSlotsOf(drafts, members),
            focusId: `${key}-slot`,
          })
        offerUndo(() => drawWords.dissolved(members.length), undo)
      },
      takeOver(taken) {
        dispatch({ type: 'take-over', questions: taken })
        setAnnouncement(editorWords.inserted(taken.length))
      },
      replaceAll(others) {
        toasts.clear()
        dispatch({ type: 'replace', questions: others })
      },
    }
  }, [toasts, language])
  return { questions: list.questions, actions, announcement }
}

/**
 * Moves the focus, and scrolls as asked, after the list of questions has changed. With `keep` the focused
 * button stays in its place on the screen (`heldTop`), so that it can be pressed again.
 */
function useFocusRequest(request: FocusRequest | null, heldTop: RefObject<number>): void {
  useLayoutEffect(() => {
    const element = request && document.getElementById(request.id)
    if (!element) return
    element.focus({ preventScroll: true })
    if (request.scroll === 'keep') {
      window.scrollBy(0, element.getBoundingClientRect().top - heldTop.current)
    } else if (request.scroll === 'field') {
      element.scrollIntoView({ block: 'nearest' })
    } else {
      const block = element.closest('.qb') ?? element
      block.scrollIntoView({ block: request.scroll })
    }
  }, [request, heldTop])
}
