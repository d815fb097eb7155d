import type { QuizChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useCallback, useMemo, useState } from 'react'
import { useDraft } from '../../../lib/device/use-draft.ts'
import { isSameQuestions, type QuestionDraft } from '../editor/question-draft.ts'
import { draftsOf } from '../editor/question-list.ts'
import { useQuestionEditor } from '../editor/use-question-editor.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useKeptWork } from '../../../lib/device/use-kept-work.ts'

/**
 * The questions of a quiz in the editor. Changes are kept on this device, together with `base`, the revision
 * that they started from, until they are saved, discarded or undone. `isRestored`: changes of an earlier
 * visit are back.
 */
export function useEditedQuiz(quizId: string, stored: readonly Question[], revision: number) {
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() => draftsOf(stored))
  const { value, change, discard } = useDraft(`edit:${quizId}`, () => saved, isQuestionDrafts)
  const keptBase = useDraft(`edit-base:${quizId}`, () => revision, isRevision)
  const [isRestored] = useState(() => !isSameQuestions(value, saved))
  const [base, setBase] = useState(isRestored ? keptBase.value : revision)
  const editor = useQuestionEditor(value)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  const { change: keepBase } = keptBase
  const keep = useCallback(
    (questions: readonly QuestionDraft[]) => {
      if (isSameQuestions(questions, saved)) return discard()
      keepBase(base)
      change(questions)
    },
    [base, change, discard, keepBase, saved],
  )
  const { stop: stopKeeping } = useKeptWork(editor.questions, keep)

  function forget() {
    stopKeeping()
    discard()
  }
  function take({ questions, revision: current }: QuizChanges) {
    const theirs = draftsOf(questions)
    setSaved(theirs)
    setBase(current)
    forget()
    editor.actions.replaceAll(theirs)
  }
  const undo = () => editor.actions.replaceAll(saved)
  return { editor, base, isChanged, isRestored: isRestored && isChanged, undo, forget, take }
}

function isRevision(stored: unknown): stored is number {
  return Number.isInteger(stored)
}
