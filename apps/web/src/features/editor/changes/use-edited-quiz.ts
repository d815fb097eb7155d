import type { CallBodyInput, Calls, StoredDraft, QuizChanges } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { useMemo, useState } from 'react'
import { openDraft, useLocalDraft } from '../../../lib/device/local-draft.ts'
import { isKnown, reconcile } from '../drafts/reconcile.ts'
import { type TakenDraft, useServerDraft } from '../drafts/use-server-draft.ts'
import { isSameQuestions } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { draftsOf } from '../question/question-list.ts'
import { useQuestionEditor } from '../question/use-question-editor.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { call } from '../../../lib/calls/call.ts'
import { useConfirmation } from '../saving/use-saving.ts'
import type { Reach } from './reach.ts'
import { type Choice, type RevisionSteps, sendRevision } from './send-revision.ts'

/** A quiz as it is stored, and one’s own draft of it; undefined if that could not be read. */
export type EditedQuiz = {
  questions: readonly Question[]
  revision: number
  language?: string | undefined
  draft: StoredDraft | null | undefined
}

/**
 * The questions of a quiz in the editor. Changes are kept on this device and on the server, together with `base`, the
 * revision that they started from, until they are saved, discarded or undone. `isRestored`: changes of an earlier
 * visit are back, from this device or another.
 */
export function useEditedQuiz(quizId: string, quiz: EditedQuiz) {
  const { questions: stored, revision, language, draft: onServer } = quiz
  const [current, setCurrent] = useState(stored)
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() => draftsOf(stored))
  const [draft] = useState(() => openDraft(`edit:${quizId}`, isQuestionDrafts))
  const [baseDraft] = useState(() => openDraft(`edit-base:${quizId}`, isRevision))
  const [known] = useState(() => openDraft(`edit-known:${quizId}`, isKnown))
  const [opened] = useState(() => {
    const questions = draft.load()
    const isMine = questions !== undefined && !isSameQuestions(questions, saved)
    const mine = isMine ? { questions, baseRevision: baseDraft.load() ?? revision } : undefined
    return reconcile(mine, known.load(), onServer, revision)
  })
  const [first] = useState(() => opened.draft?.questions ?? saved)
  const [isRestored] = useState(() => !isSameQuestions(first, saved))
  const [base, setBase] = useState(() => opened.draft?.baseRevision ?? revision)
  const editor = useQuestionEditor(first, language)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  // The base is kept first: changes must never be found without it.
  const localBase = useLocalDraft(baseDraft, isChanged ? base : undefined)
  const localQuestions = useLocalDraft(draft, isChanged ? editor.questions : undefined)
  const questions = isChanged ? editor.questions : undefined
  const server = useServerDraft({ quizId, opened, known, questions, baseRevision: base })

  function forget() {
    localQuestions.discard()
    localBase.discard()
  }
  function takeDraft({ questions: theirs, baseRevision }: TakenDraft) {
    setBase(baseRevision)
    editor.actions.replaceAll(theirs)
  }
  /** Goes on with what was chosen of two versions, on top of what somebody else has saved. */
  function take(
    merged: readonly QuestionDraft[],
    { questions: theirs, revision: theirRevision }: QuizChanges,
  ) {
    setCurrent(theirs)
    setSaved(draftsOf(theirs))
    setBase(theirRevision)
    forget()
    editor.actions.replaceAll(merged)
  }
  const undo = () => editor.actions.replaceAll(saved)
  const from = opened.isFromElsewhere ? ('elsewhere' as const) : ('here' as const)
  const restored = isRestored && isChanged ? from : undefined
  const { isStored } = localQuestions
  return {
    editor,
    stored: current,
    base,
    isChanged,
    isStored,
    restored,
    undo,
    forget,
    take,
    takeDraft,
    server,
  }
}

function isRevision(stored: unknown): stored is number {
  return Number.isInteger(stored)
}

/** What somebody else has saved, and what was to be saved here. */
type Elsewhere = { theirs: QuizChanges; mine: readonly QuestionDraft[] }

/**
 * Saves changed questions. `reach` and `elsewhere` are the questions that the educator must answer now, or
 * null. `take` gets what they have chosen of two versions.
 */
export function useSendingRevision(quizId: string, take: RevisionSteps['take']) {
  const reach = useConfirmation<Reach>()
  const elsewhere = useConfirmation<Elsewhere, Choice>()
  const input = (body: CallBodyInput<Calls['updateQuiz']>) => ({ params: { quizId }, body })
  const send = (questions: readonly QuestionDraft[], baseRevision: number, draftId?: string) =>
    sendRevision(questions, baseRevision, {
      preview: (body) => call('previewQuizUpdate', input(body)),
      update: (body) => call('updateQuiz', input({ ...body, ...(draftId && { draftId }) })),
      confirm: reach.ask,
      choose: (theirs, mine) => elsewhere.ask({ theirs, mine }),
      take,
    })
  return { send, reach: reach.asked, elsewhere: elsewhere.asked }
}
