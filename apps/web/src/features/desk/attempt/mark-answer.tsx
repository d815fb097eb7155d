import * as reasonWords from '@quizly/words/results/offered-reasons.ts'
import * as markWords from '@quizly/words/desk/mark-by-hand.ts'
import * as commonWords from '@quizly/words/student/everywhere.ts'
import type { AttemptForOwner } from '@quizly/contract'
import type { HandVerdict } from '@quizly/domain'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import type { MarkedQuestion } from '../../../components/result/marked-question.ts'
import { dateAndTime } from '../../../lib/dates.ts'
import type { useMarkingByHand } from '../marking/api.ts'
import './mark-answer.css'
import { personName } from '../../../lib/words/person-name.ts'
import { shownReason, storedReason } from '../../../lib/words/reasons.ts'

/** Where an educator counts one answer as correct or as incorrect, with a reason, and takes that back. */
export function MarkAnswer({
  marked: { number, question, verdict },
  marks = [],
  canMark,
  marking: { isBusy, mark },
}: {
  marked: MarkedQuestion
  marks: AttemptForOwner['marksByHand']
  canMark: boolean
  marking: ReturnType<typeof useMarkingByHand>
}) {
  const [wanted, setWanted] = useState<HandVerdict>()
  const place = useRef<HTMLDivElement>(null)
  const given = marks.find(({ questionId, counts }) => counts && questionId === question._id)
  if (!canMark && !given) return null
  const spoken = (text: string) => (
    <span key="spoken" className="vh">
      {text}
    </span>
  )
  /** The button that was pressed is gone, so the focus goes to what is in its place. */
  const focusHere = () => place.current?.focus()
  async function undo() {
    if (await mark({ questionId: question._id, verdict: null })) focusHere()
  }
  function stop() {
    setWanted(undefined)
    focusHere()
  }
  return (
    <div className="by-hand" ref={place} tabIndex={-1} role="group" aria-label={markWords.label(number)}>
      {given?.verdict ? (
        <>
          <p>
            {markWords.counted[given.verdict](
              <bdi key="by">{personName(given.by)}</bdi>,
              <span key="at" className="nowrap">
                {dateAndTime(given.at)}
              </span>,
              <bdi key="reason">{shownReason(given.reason)}</bdi>,
            )}
          </p>
          {canMark && (
            <Button
              look="secondary"
              size="sm"
              busy={isBusy}
              busyLabel={markWords.saving}
              onClick={() => void undo()}
            >
              {markWords.undo(number, spoken)}
            </Button>
          )}
        </>
      ) : wanted ? (
        <ReasonForm
          {...{ number, wanted, isBusy }}
          onCancel={stop}
          onSave={async (reason) => {
            if (await mark({ questionId: question._id, verdict: wanted, reason })) stop()
          }}
        />
      ) : (
        offers[verdict].map((offer) => (
          <Button key={offer} look="quiet" size="sm" onClick={() => setWanted(offer)}>
            {markWords.countAs[offer](number, spoken)}
          </Button>
        ))
      )}
    </div>
  )
}

const offers: Record<MarkedQuestion['verdict'], HandVerdict[]> = {
  correct: ['incorrect'],
  partly: ['correct', 'incorrect'],
  incorrect: ['correct'],
  skipped: ['correct'],
  'left-out': ['correct', 'incorrect'],
  'not-asked': [],
}

function ReasonForm({
  number,
  wanted,
  isBusy,
  onSave,
  onCancel,
}: {
  number: number
  wanted: HandVerdict
  isBusy: boolean
  onSave: (reason: string) => Promise<void>
  onCancel: () => void
}) {
  const [written, setReason] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const reason = written ?? reasonWords.reasons['by-hand']
  const id = `by-hand-${number}`
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (reason.trim() !== '') return void onSave(storedReason(reason, 'by-hand'))
    setMissing(true)
    document.getElementById(id)?.focus()
  }
  return (
    <form
      className="stack stack-2 by-hand__form"
      noValidate
      onSubmit={submit}
      onKeyDown={({ key }) => key === 'Escape' && !isBusy && onCancel()}
    >
      <TextField
        id={id}
        // The button that was pressed made room for this field.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        label={markWords.why[wanted](number)}
        hint={markWords.whyHint}
        problem={isMissing ? markWords.noReason : undefined}
        aria-required
        maxLength={500}
        value={reason}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="actions">
        <Button type="submit" busy={isBusy} busyLabel={markWords.saving}>
          {markWords.save[wanted]}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {commonWords.cancel}
        </Button>
      </div>
    </form>
  )
}
