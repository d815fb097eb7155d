import { editor as editorWords, messages, rooms as authoringWords } from '@quizly/words/authoring.ts'
import { isBlank, optionLetter, type Question, type QuestionType, takesSeveral } from '@quizly/domain'
import { type RefObject, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { markOption, withPastedLines } from '../../../question-types/choice/option-drafts.ts'
import { changeDraftType, hasAnswers } from './question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { changeQuestions, type Edit, type FocusRequest, startList } from './question-list.ts'

/** What can be done to the questions. The functions stay the same while the editor is open. */
export type QuestionActions = {
  add: () => void
  edit: (key: string, edit: Edit) => void
  changeType: (question: QuestionDraft, type: QuestionType) => void
  addOption: (question: QuestionDraft) => void
  removeOption: (question: QuestionDraft, position: number) => void
  pasteOptions: (question: QuestionDraft, position: number, lines: readonly string[]) => void
  /** Marks an option as correct, or takes the mark away where several can have one. */
  mark: (question: QuestionDraft, position: number) => void
  move: (question: QuestionDraft, index: number, by: 1 | -1, button: HTMLElement) => void
  duplicate: (question: QuestionDraft, index: number) => void
  remove: (question: QuestionDraft, index: number) => void
  takeOver: (questions: readonly Question[]) => void
  replaceAll: (questions: readonly QuestionDraft[]) => void
}

/** The list of questions that is being edited, in the quiz’s language. Whatever deletes typed text can be undone. */
export function useQuestionEditor(initial: readonly QuestionDraft[], language: string | undefined) {
  const [list, dispatch] = useReducer(changeQuestions, initial, startList)
  const [announcement, setAnnouncement] = useState('')
  const heldTop = useRef(0)
  const toasts = useScreenToasts()
  useFocusRequest(list.focus, heldTop)

  const actions = useMemo((): QuestionActions => {
    function offerUndo(text: () => string, run: () => void) {
      toasts.notify({ kind: 'success', text, action: { label: () => authoringWords.undo, run } })
    }
    return {
      add: () => dispatch({ type: 'add' }),
      edit: (key, edit) => dispatch({ type: 'edit', key, edit }),
      changeType(question, type) {
        dispatch({ type: 'edit', key: question.key, edit: (draft) => changeDraftType(draft, type, language) })
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
        setAnnouncement(editorWords.moved(index + 1, index + 1 + by))
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
      takeOver(questions) {
        dispatch({ type: 'take-over', questions })
        setAnnouncement(editorWords.inserted(questions.length))
      },
      replaceAll(questions) {
        toasts.clear()
        dispatch({ type: 'replace', questions })
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
    } else {
      const block = element.closest('.qb') ?? element
      block.scrollIntoView({ block: request.scroll })
    }
  }, [request, heldTop])
}
