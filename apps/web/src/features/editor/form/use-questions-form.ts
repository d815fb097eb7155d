import type { QuizChanges, StoredDraft } from '@quizly/contract'
import type { Question } from '@quizly/domain'
import { type ReactNode, useLayoutEffect, useMemo, useState } from 'react'
import { openDraft, useLocalDraft } from '../../../lib/device/local-draft.ts'
import { discardImport } from '../../formats/stored-import.ts'
import type { HandedQuestions } from '../importing/handed-questions.ts'
import { isKnown, reconcile } from '../drafts/reconcile.ts'
import { type TakenDraft, useServerDraft } from '../drafts/use-server-draft.ts'
import { isSameQuestions } from '../question/question-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { draftsOf, firstDrafts, withDrafts } from '../question/question-list.ts'
import { useQuestionEditor } from '../question/use-question-editor.ts'
import { isQuestionDrafts } from '../saving/stored-questions.ts'
import { useSaving } from '../saving/use-saving.ts'

/** A quiz as it is stored, and one’s own draft of its questions; undefined if that could not be read. */
export type EditedQuiz = {
  _id: string
  title: string
  language?: string | undefined
  questions: readonly Question[]
  /** 0 before its first questions are saved. */
  revision: number
  numQuestions?: number
  draft: StoredDraft | null | undefined
  /** Questions of a file, to be put behind the others. */
  added?: HandedQuestions | undefined
}

type Ask = <Answer>(render: (answer: (given: Answer) => void) => ReactNode) => Promise<Answer>

/** What saving goes by, and what it may ask: beside the questions, or in their place. */
type SavingOptions = {
  baseRevision: number
  draftId: string | undefined
  ask: Ask
  askInPlace: Ask
  /** Goes on with what was chosen of two versions, on top of what somebody else has saved. */
  take: (merged: readonly QuestionDraft[], theirs: QuizChanges) => void
}

/** `texts` say what was done; without them the questions on the server are not these. */
type Saved = { isSaved: boolean; texts?: () => [string, ...string[]] }

export type SaveQuestions = (questions: readonly QuestionDraft[], options: SavingOptions) => Promise<Saved>

/**
 * The questions of a quiz in the editor. Changes are kept on this device and on the server, together with the revision
 * that they started from, until they are saved, discarded or undone. `restored`: changes of an earlier visit are back,
 * from this device or another.
 */
export function useQuestionsForm(
  quiz: EditedQuiz,
  save: SaveQuestions,
  onSaved: (texts: () => [string, ...string[]], questions: readonly QuestionDraft[]) => Promise<void>,
  failureMessage: (error: unknown) => string,
) {
  const { _id: quizId, revision, draft: onServer, added } = quiz
  const isNew = revision === 0
  const [stored, setStored] = useState(quiz.questions)
  const [saved, setSaved] = useState<readonly QuestionDraft[]>(() =>
    isNew ? firstDrafts() : draftsOf(stored),
  )
  const [local] = useState(() => openLocal(quizId, isNew ? 'questions' : 'edit'))
  const [opened] = useState(() => {
    const questions = local.draft.load()
    const isMine = questions !== undefined && !isSameQuestions(questions, saved)
    const mine = isMine ? { questions, baseRevision: local.base.load() ?? revision } : undefined
    return reconcile(mine, local.known.load(), onServer, revision)
  })
  const [first] = useState(() => withDrafts(opened.draft?.questions ?? saved, added?.added ?? []))
  const [isRestored] = useState(() => opened.draft && !isSameQuestions(opened.draft.questions, saved))
  const [baseRevision, setBase] = useState(() => opened.draft?.baseRevision ?? revision)
  const editor = useQuestionEditor(first, quiz.language)
  const isChanged = useMemo(() => !isSameQuestions(editor.questions, saved), [editor.questions, saved])
  // The base is kept first: changes must never be found without it.
  const localBase = useLocalDraft(local.base, isChanged && !isNew ? baseRevision : undefined)
  const questions = isChanged ? editor.questions : undefined
  const localQuestions = useLocalDraft(local.draft, questions)
  const server = useServerDraft({ quizId, opened, known: local.known, questions, baseRevision })
  const dialog = useQuestion()
  const screen = useQuestion()
  // Before it is shown: an effect that runs later is lost to whoever reloads the page at once.
  useLayoutEffect(() => {
    // What came from a file is given up there once it is kept here.
    if (!added || (!isNew && !local.base.keep(baseRevision))) return
    if (local.draft.keep([...first])) void discardImport(added.importId)
    // They come once, with the screen.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  function forget() {
    localQuestions.discard()
    localBase.discard()
  }
  function take(
    merged: readonly QuestionDraft[],
    { questions: theirs, revision: theirRevision }: QuizChanges,
  ) {
    setStored(theirs)
    setSaved(draftsOf(theirs))
    setBase(theirRevision)
    forget()
    editor.actions.replaceAll(merged)
  }
  async function send(sent: readonly QuestionDraft[]) {
    const { texts } = await server.saving((draftId) =>
      save(sent, { baseRevision, draftId, ask: dialog.ask, askInPlace: screen.ask, take }),
    )
    if (!texts) return
    forget()
    await onSaved(texts, sent)
  }
  const saving = useSaving(editor.questions, send, failureMessage)
  function takeDraft({ questions: theirs, baseRevision: theirBase }: TakenDraft) {
    setBase(theirBase)
    editor.actions.replaceAll(theirs)
  }
  function discard() {
    forget()
    server.discard()
  }
  const from = opened.isFromElsewhere ? ('elsewhere' as const) : ('here' as const)
  return {
    editor,
    saving,
    stored,
    isNew,
    isChanged,
    isStored: localQuestions.isStored,
    restored: isRestored && isChanged && !isNew ? from : undefined,
    place: server.place,
    dialog: dialog.shown,
    screen: screen.shown,
    undo: () => editor.actions.replaceAll(saved),
    discard,
    chooseDraft: (theirs: StoredDraft | undefined) => server.choose(theirs, takeDraft),
  }
}

/** The places on this device for the questions, the revision they started from, and what is known of the server’s draft. */
const openLocal = (quizId: string, name: 'questions' | 'edit') => ({
  draft: openDraft(`${name}:${quizId}`, isQuestionDrafts),
  base: openDraft(`${name}-base:${quizId}`, (stored): stored is number => Number.isInteger(stored)),
  known: openDraft(`${name}-known:${quizId}`, isKnown),
})

/** A question during an action: `ask` shows it until it is answered. */
function useQuestion() {
  const [render, setRender] = useState<(() => ReactNode) | null>(null)
  const ask: Ask = (renderWith) =>
    new Promise((resolve) => {
      const node = () =>
        renderWith((given) => {
          setRender(null)
          resolve(given)
        })
      setRender(() => node)
    })
  return { ask, shown: render?.() }
}
