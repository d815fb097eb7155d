import type { KeptDraft } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import type { QuestionDraft } from '../editor/question-draft.ts'
import { ChooseDraft } from './choose-draft.tsx'
import type { DraftPlace } from './draft-keeper.ts'

/** Where a draft is kept, in words. */
export function draftKept({ on }: DraftPlace, isOnDevice: boolean): string {
  if (on === 'server') return 'Draft kept on the server'
  return isOnDevice ? 'Draft kept on this device' : 'This device cannot keep a draft'
}

/** The state of a draft in the dock; if another device has changed it too, the way to choose. */
export function DraftState({
  place,
  mine,
  onChoose,
  children,
}: {
  place: DraftPlace
  mine: readonly QuestionDraft[]
  onChoose: (theirs: KeptDraft | undefined) => void
  children: ReactNode
}) {
  const [isAsking, setAsking] = useState(false)
  const { theirs } = place
  if (!theirs) return <p className="dock__state">{children}</p>
  function choose(chosen: KeptDraft | undefined) {
    setAsking(false)
    onChoose(chosen)
  }
  return (
    <>
      <p className="dock__state" role="alert">
        Another device has changed this draft too.{' '}
        <button type="button" className="linkish" onClick={() => setAsking(true)}>
          Choose which to keep
        </button>
      </p>
      {isAsking && (
        <ChooseDraft theirs={theirs} mine={mine} onChoose={choose} onLater={() => setAsking(false)} />
      )}
    </>
  )
}
