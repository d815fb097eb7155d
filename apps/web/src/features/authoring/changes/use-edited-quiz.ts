import type { QuizChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { openDraft } from '../../../lib/device/kept-work.ts'
import { useKeptWork } from '../../../lib/device/use-kept-work.ts'
import { isSameQuestions, type QuestionDraft } from '../editor/question-draft.ts'
import { draftsOf } from '../editor/question-list.ts'
import { useQuestionEditor } from '../editor/use-question-editor.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'

/**
 * The questions of a quiz in the editor. Changes are kept on this device, together with `base`, the revision
 * that they started from, until they are saved, discarded or undone. `isRestored`: changes of an earlier
 * visit are back.
 */
export function useEditedQuiz(quizId: string, stored: readonly Question[], revision: number) {
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() => draftsOf(stored))
  const [draft] = useState(() => openDraft(`edit:${quizId}`, isQuestionDrafts))
  const [baseDraft] = useState(() => openDraft(`edit-base:${quizId}`, isRevision))
  const [first] = useState(() => draft.load() ?? saved)
  const [isRestored] = useState(() => !isSameQuestions(first, saved))
  const [base, setBase] = useState(() => (isRestored ? baseDraft.load() : undefined) ?? revision)
  const editor = useQuestionEditor(first)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  // The base is kept first: changes must never be found without it.
  const keptBase = useKeptWork(baseDraft, isChanged ? base : undefined)
  const keptQuestions = useKeptWork(draft, isChanged ? editor.questions : undefined)

  function forget() {
    keptQuestions.discard()
    keptBase.discard()
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
