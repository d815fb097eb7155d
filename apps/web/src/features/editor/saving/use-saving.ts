import { useEffect, useMemo, useRef, useState } from 'react'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { CallError } from '../../../lib/failures.ts'
import { tellTexts } from '../../rich-text/pending-texts.ts'
import { useSentPictures } from '../../rich-text/use-sent-pictures.ts'
import {
  checkQuestions,
  type FoundProblem,
  isInPlace,
  locateProblems,
  openProblems,
} from './found-problems.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'

const nothingFound: readonly FoundProblem[] = []

/**
 * Checks the questions here, sends them, and shows what is wrong in either place: `open` at the fields,
 * `listed` at the top. Any other failure is a toast, worded by `failureMessage`, with a button to try again.
 * While it is sending, pressing again has no effect.
 */
export function useSaving(
  questions: readonly QuestionDraft[],
  send: (questions: readonly QuestionDraft[]) => Promise<void>,
  failureMessage: (error: unknown) => string,
) {
  const { open, listed, show } = useFoundProblems(questions)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const toasts = useScreenToasts()
  const pictures = useSentPictures(toasts)

  // A retry saves the list as it is then, not as it was when saving failed.
  const saveLatest = useRef(() => Promise.resolve())
  const saveAgain = () => void saveLatest.current()

  async function save(): Promise<void> {
    if (sending.current) return
    if (tellTexts()) return saveLatest.current()
    toasts.clear()
    if (!pictures.areSent()) return saveWithPictures()
    const problems = checkQuestions(questions)
    show(problems)
    if (problems.length > 0) return
    sending.current = true
    setBusy(true)
    try {
      await send(questions)
    } catch (error) {
      const refused =
        error instanceof CallError ? locateProblems(error.failure.problems ?? [], questions) : []
      show(refused)
      // A refusal without a place in the page would not be shown at all, so it becomes a toast.
      if (openProblems(refused, questions).length === 0) {
        toasts.notifyFailure(() => failureMessage(error), saveAgain)
      }
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  /** Saves as soon as the pictures are there, unless the writer would rather go on. */
  async function saveWithPictures() {
    sending.current = true
    setBusy(true)
    const hasSettled = await pictures.settle()
    sending.current = false
    setBusy(false)
    if (hasSettled) await saveLatest.current()
  }

  useEffect(() => {
    saveLatest.current = save
  })
  return { save: () => void save(), busy, open, listed }
}

/** The problems of the last check. Corrected ones, and a list that no longer fits, do not come back. */
function useFoundProblems(questions: readonly QuestionDraft[]) {
  const [found, setFound] = useState(nothingFound)
  const [listed, setListed] = useState(nothingFound)
  const open = useMemo(() => openProblems(found, questions), [found, questions])
  if (open.length < found.length) setFound(open)
  if (listed.length > 0 && (open.length === 0 || !isInPlace(listed, questions))) setListed(nothingFound)

  function show(problems: readonly FoundProblem[]) {
    setFound(problems)
    setListed(problems)
  }
  return { open, listed, show }
}
