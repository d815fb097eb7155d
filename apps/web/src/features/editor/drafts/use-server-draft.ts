import { useEffect, useMemo, useRef, useState } from 'react'
import type { StoredDraft } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import type { LocalDraft } from '../../../lib/device/local-draft.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { type DraftContent, readQuestions, textOfContent, toContent } from './draft-content.ts'
import { createDraftKeeper, type DraftPlace } from './draft-keeper.ts'
import type { Known, Opened } from './reconcile.ts'

/** What a page that is being closed may still send, in bytes. */
const maxAtLeaving = 60_000

/** One’s own draft of a quiz on the server; undefined if it cannot be read now. */
export async function loadDraft(
  quizId: string,
  signal: AbortSignal,
): Promise<StoredDraft | null | undefined> {
  try {
    return (await call('getDraft', { params: { quizId } }, { signal })).draft
  } catch {
    return undefined
  }
}

export type TakenDraft = { questions: readonly QuestionDraft[]; baseRevision: number }

type Options = {
  quizId: string
  opened: Opened
  known: LocalDraft<Known>
  /** Undefined: there is nothing to keep. */
  questions: readonly QuestionDraft[] | undefined
  baseRevision: number
}

/**
 * Keeps questions that are being written on the server. `place` says where they are now. While they are saved nothing
 * else is sent, and the draft goes with them.
 */
export function useServerDraft({ quizId, opened, known, questions, baseRevision }: Options) {
  const [place, setPlace] = useState<DraftPlace>({ on: 'device' })
  const [keeper] = useState(() =>
    createDraftKeeper(opened, {
      keep: (draftId, body) => keep(quizId, draftId, body),
      discard: (draftId) => call('discardDraft', { params: { quizId, draftId } }),
      note: (now) => void known.keep(now),
      show: setPlace,
      generateId: () => crypto.getRandomValues(new Uint32Array(4)).join('-'),
    }),
  )
  const content = useMemo(() => questions && toContent(questions, baseRevision), [questions, baseRevision])
  const reported = useRef(opened.isSent || !opened.draft ? content : undefined)

  useEffect(() => {
    if (content === reported.current) return
    reported.current = content
    keeper.change(content)
  }, [keeper, content])

  useEffect(() => {
    const leaveNothing = () => document.visibilityState === 'hidden' && keeper.flush()
    keeper.resume()
    keeper.report()
    window.addEventListener('online', keeper.flush)
    document.addEventListener('visibilitychange', leaveNothing)
    return () => {
      window.removeEventListener('online', keeper.flush)
      document.removeEventListener('visibilitychange', leaveNothing)
      keeper.flush()
      keeper.stop()
    }
  }, [keeper])

  async function saving<T extends { isSaved: boolean }>(save: (draftId?: string) => Promise<T>): Promise<T> {
    let isSaved = false
    try {
      const outcome = await save(await keeper.settle())
      isSaved = outcome.isSaved
      return outcome
    } finally {
      if (isSaved) known.discard()
      else keeper.resume()
    }
  }
  function discard() {
    reported.current = undefined
    keeper.change(undefined)
  }
  /** Ends a conflict: with their draft, which `take` brings into the editor, or with what is written here. */
  function choose(theirs: StoredDraft | undefined, take: (draft: TakenDraft) => void) {
    const taken = theirs && readQuestions(theirs)
    keeper.choose(taken && theirs)
    if (taken) take({ questions: taken, baseRevision: theirs.baseRevision })
  }
  return { place, saving, discard, choose }
}

function keep(quizId: string, draftId: string, body: DraftContent & { after?: string }) {
  const keepalive = document.visibilityState === 'hidden' && textOfContent(body).length < maxAtLeaving
  return call('keepDraft', { params: { quizId, draftId }, body }, { keepalive })
}
