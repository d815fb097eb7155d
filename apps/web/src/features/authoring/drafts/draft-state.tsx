import type { StoredDraft } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { DraftPlace } from './draft-keeper.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { plural } from '../../../lib/plural.ts'
import { differences } from './draft-content.ts'

/** Where a draft is kept, in words. */
export function placeOfDraft({ on }: DraftPlace, isOnDevice: boolean): string {
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
  onChoose: (theirs: StoredDraft | undefined) => void
  children: ReactNode
}) {
  const [isAsking, setAsking] = useState(false)
  const { theirs } = place
  if (!theirs) return <p className="dock__state">{children}</p>
  function choose(chosen: StoredDraft | undefined) {
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

const mostShown = 5

/** Shows where two drafts differ, and lets their writer choose. Nothing is lost before that. */
function ChooseDraft({
  theirs,
  mine,
  onChoose,
  onLater,
}: {
  theirs: StoredDraft
  mine: readonly QuestionDraft[]
  onChoose: (theirs: StoredDraft | undefined) => void
  onLater: () => void
}) {
  const found = differences(mine, theirs.questions)
  const more = found.length - mostShown
  return (
    <Dialog alert labelledBy="choose-draft" describedBy="choose-draft-text" onClose={onLater}>
      <h2 id="choose-draft">Which draft do you want to keep?</h2>
      <div id="choose-draft-text" className="stack stack-2">
        <p>
          This device has {plural(mine.length, 'question')}. The other draft has{' '}
          {plural(theirs.questions.length, 'question')}, last changed {dateAndTime(theirs.savedAt)}. In the
          other draft:
        </p>
        <ul className="stack stack-2">
          {found.slice(0, mostShown).map(({ place, words, text }) => (
            <li key={`${place} ${words}`}>
              Question {place} {words}
              {text && (
                <>
                  : <bdi>{text}</bdi>
                </>
              )}
            </li>
          ))}
          {more > 0 && <li>{plural(more, 'more difference')}</li>}
        </ul>
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onLater}>
          Decide later
        </Button>
        <Button look="secondary" onClick={() => onChoose(theirs)}>
          Take the other draft
        </Button>
        <Button onClick={() => onChoose(undefined)}>Keep this draft</Button>
      </div>
    </Dialog>
  )
}
