import { drafts as draftsWords, rooms as authoringWords } from '@quizly/words/authoring.ts'
import type { StoredDraft } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import type { DraftPlace } from './draft-keeper.ts'
import { Button } from '../../../components/forms/button.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { dateAndTime } from '../../../lib/dates.ts'
import { differences } from './draft-content.ts'
import { textOnly } from '../../../question-types/text-only.ts'

/** Where a draft is safe. */
export function placeOfDraft({ on }: DraftPlace, isOnDevice: boolean): 'server' | 'device' | 'nowhere' {
  if (on === 'server') return 'server'
  return isOnDevice ? 'device' : 'nowhere'
}

/** The state of a draft in the dock; if another device has changed it too, the way to choose. */
export function DraftState({
  place,
  language,
  mine,
  onChoose,
  children,
}: {
  place: DraftPlace
  language: string
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
        {draftsWords.conflict((text) => (
          <button key="choose" type="button" className="linkish" onClick={() => setAsking(true)}>
            {text}
          </button>
        ))}
      </p>
      {isAsking && (
        <ChooseDraft
          theirs={theirs}
          language={language}
          mine={mine}
          onChoose={choose}
          onLater={() => setAsking(false)}
        />
      )}
    </>
  )
}

const maxShown = 5

/** Shows where two drafts differ, and lets their writer choose. Nothing is lost before that. */
function ChooseDraft({
  theirs,
  language,
  mine,
  onChoose,
  onLater,
}: {
  theirs: StoredDraft
  language: string
  mine: readonly QuestionDraft[]
  onChoose: (theirs: StoredDraft | undefined) => void
  onLater: () => void
}) {
  const found = differences(mine, theirs.questions)
  const more = found.length - maxShown
  return (
    <Dialog alert labelledBy="choose-draft" describedBy="choose-draft-text" onClose={onLater}>
      <h2 id="choose-draft">{draftsWords.which}</h2>
      <div id="choose-draft-text" className="stack stack-2">
        <p>
          {draftsWords.compared(
            authoringWords.questions(mine.length),
            authoringWords.questions(theirs.questions.length),
            dateAndTime(theirs.savedAt),
          )}
        </p>
        <ul className="stack stack-2">
          {found.slice(0, maxShown).map(({ position, change, question }) => {
            const difference = draftsWords.differences[change](position)
            return (
              <li key={`${position} ${change}`}>
                {question.text
                  ? draftsWords.differenceAt(
                      difference,
                      <bdi key="text" lang={language}>
                        {textOnly(question, question.text)}
                      </bdi>,
                    )
                  : difference}
              </li>
            )
          })}
          {more > 0 && <li>{draftsWords.more(more)}</li>}
        </ul>
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={onLater}>
          {draftsWords.later}
        </Button>
        <Button look="secondary" onClick={() => onChoose(theirs)}>
          {draftsWords.takeOther}
        </Button>
        <Button onClick={() => onChoose(undefined)}>{draftsWords.keepThis}</Button>
      </div>
    </Dialog>
  )
}
