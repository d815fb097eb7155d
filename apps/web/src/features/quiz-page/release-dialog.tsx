import { releasing as releasingWords } from '@quizly/words/authoring.ts'
import { inEnglish, quizWindow as windowProblems } from '@quizly/words/sentences.ts'
import { everywhere as commonWords } from '@quizly/words/student.ts'
import type { CallBodyInput, Calls, ReleaseState } from '@quizly/contract'
import { type ReleasePart, whyNotOpen } from '@quizly/domain'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../components/forms/button.tsx'
import { CheckBox } from '../../components/forms/check-box.tsx'
import { MomentField } from '../../components/forms/moment-field.tsx'
import { Segments } from '../../components/forms/segments.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { call } from '../../lib/calls/call.ts'
import { dateAndTime } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { momentsAt, ownZone, wallTime, zoneOffset } from '../../lib/time/wall-time.ts'
import { useLoad } from '../../lib/use-load.ts'
import type { ErrorMessage } from '../../lib/words/problem-words.ts'

type OnRelease = (body: CallBodyInput<Calls['releaseResults']>, before: ReleaseState) => Promise<void>
type Props = { quizId: string; title: string; onClose: () => void; onRelease: OnRelease }

/** What students see from when on, and what is not ready for it. */
export function ReleaseDialog({ quizId, title, onClose, onRelease }: Props) {
  const query = useLoad(quizId, (signal) => call('getRelease', { params: { quizId } }, { signal }))
  return (
    <Dialog labelledBy="release-title" onClose={onClose}>
      <h2 id="release-title">{title}</h2>
      {query.status === 'ready' ? (
        <ReleaseForm state={query.data} onClose={onClose} onRelease={onRelease} />
      ) : (
        <>
          <p role="status">{query.status === 'failed' ? releasingWords.notLoaded : releasingWords.loading}</p>
          <div className="dialog__actions">
            <Button look="secondary" data-autofocus onClick={onClose}>
              {commonWords.cancel}
            </Button>
            {query.status === 'failed' && <Button onClick={query.retry}>{commonWords.tryAgain}</Button>}
          </div>
        </>
      )}
    </Dialog>
  )
}

type FormProps = { state: ReleaseState } & Pick<Props, 'onClose' | 'onRelease'>

function ReleaseForm({ state, onClose, onRelease }: FormProps) {
  const { planned, marks } = state
  const hasMarks = Object.values(marks).some((count) => count > 0)
  const offered = state.parts.filter((part) => part !== 'marks' || hasMarks)
  const [parts, setParts] = useState<readonly ReleasePart[]>(planned?.parts ?? offered)
  const [when, setWhen] = useState<'now' | 'later'>(planned ? 'later' : 'now')
  const [moment, setMoment] = useState(planned?.at ?? tomorrowMorning)
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const isLater = when === 'later'
  const problem = isLater ? problemOf(moment) : undefined
  const isUnfinished = parts.includes('marks') && marks.toMark + marks.missing + marks.apart > 0

  async function release(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (problem) return document.getElementById('release-moment')?.focus()
    setBusy(true)
    await onRelease({ parts: [...parts], ...(isLater && { at: moment }) }, state)
    setBusy(false)
  }
  return (
    <form ref={form} className="stack stack-4" noValidate onSubmit={(event) => void release(event)}>
      <fieldset className="stack stack-2">
        <legend className="label">{releasingWords.see}</legend>
        {offered.map((part) => (
          <CheckBox
            key={part}
            label={releasingWords[part]}
            isOn={parts.includes(part)}
            onChange={(isOn) => setParts(withPart(parts, part, isOn))}
          />
        ))}
      </fieldset>
      <Segments
        legend={releasingWords.when}
        choices={[
          ['now', releasingWords.now],
          ['later', releasingWords.later],
        ]}
        value={when}
        onChoose={setWhen}
      />
      {isLater && (
        <MomentField
          id="release-moment"
          label={releasingWords.moment}
          hint={releasingWords.momentHint(...zoneOf(moment))}
          problem={hasTried ? problem : undefined}
          value={moment}
          onChange={setMoment}
        />
      )}
      <Unready state={state} parts={parts} moment={isLater ? moment : undefined} />
      <div className="dialog__actions">
        <Button look="secondary" onClick={onClose}>
          {commonWords.cancel}
        </Button>
        <Button type="submit" busy={isBusy} busyLabel={releasingWords.busy}>
          {isLater && isMoment(moment)
            ? releasingWords.releaseAt(dateAndTime(moment))
            : isUnfinished
              ? releasingWords.withoutThem
              : releasingWords.releaseNow}
        </Button>
      </div>
    </form>
  )
}

/** Correct answers never come without the score. */
function withPart(parts: readonly ReleasePart[], part: ReleasePart, isOn: boolean): ReleasePart[] {
  const others = parts.filter((each) => each !== part)
  if (isOn)
    return part === 'answers' ? [...new Set<ReleasePart>(['score', ...others, part])] : [...others, part]
  return part === 'score' ? others.filter((each) => each !== 'answers') : others
}

const isMoment = (value: string) => value.endsWith('Z')

/** At eight o'clock: the next morning is what is meant most often. */
function tomorrowMorning(): string {
  const zone = ownZone()
  const [day = ''] = wallTime(new Date(Date.now() + 86_400_000).toISOString(), zone).split('T')
  return momentsAt(`${day}T08:00`, zone)[0] ?? ''
}

function zoneOf(moment: string): [zone: string, offset: string] {
  const zone = ownZone()
  return [zone, zoneOffset(isMoment(moment) ? moment : new Date().toISOString(), zone)]
}

function problemOf(moment: string): ErrorMessage | string | undefined {
  if (!isMoment(moment)) return releasingWords.chooseMoment
  const over = { code: 'release-moment-over' } as const
  return Date.parse(moment) <= Date.now() ? { ...over, message: inEnglish(over, windowProblems) } : undefined
}

type UnreadyProps = { state: ReleaseState; parts: readonly ReleasePart[]; moment: string | undefined }

/** Who works still, and what no mark counts for. */
function Unready({ state, parts, moment }: UnreadyProps) {
  const { quiz, marks, running, attemptsLeft = 0 } = state
  const { toMark, missing, apart } = marks
  const isOfAnswers = parts.includes('answers') && state.parts.includes('answers')
  const sentences = parts.includes('marks')
    ? [
        ...(toMark > 0 ? [releasingWords.toMark(toMark)] : []),
        ...(missing > 0 ? [releasingWords.missing(missing)] : []),
        ...(apart > 0 ? [releasingWords.apart(apart)] : []),
      ]
    : []
  return (
    <div className="stack stack-2" role="status">
      {sentences.length > 0 && (
        <>
          <p>
            {[...sentences, moment === undefined ? releasingWords.waitOn : releasingWords.untilThen].join(
              ' ',
            )}
          </p>
          <p>
            <Link to={paths.marking(quiz._id)}>
              {toMark + missing > 0 ? releasingWords.markFirst : releasingWords.settleFirst}
            </Link>
          </p>
        </>
      )}
      {isOfAnswers && moment === undefined && (running > 0 || attemptsLeft > 0) && (
        <p>{whoIsAtWork(running, attemptsLeft)}</p>
      )}
      {isOfAnswers && moment !== undefined && <Openness quiz={quiz} moment={moment} />}
    </div>
  )
}

function whoIsAtWork(running: number, attemptsLeft: number): string {
  const whoSees = attemptsLeft > 0 ? releasingWords.haveAttempts(attemptsLeft) : releasingWords.mayShare
  return running > 0 ? releasingWords.sentences(releasingWords.stillWorking(running), whoSees) : whoSees
}

/** Whether students can still start when the correct answers are out. */
function Openness({
  quiz: { state, whyClosed, closesAt },
  moment,
}: Pick<ReleaseState, 'quiz'> & { moment: string }) {
  const isOpen = state === 'open' || whyClosed === 'not-open-yet'
  const window = { isOpen, opensAt: null, closesAt: closesAt === undefined ? null : Date.parse(closesAt) }
  if (whyNotOpen(window, Date.parse(moment)) !== undefined) return null
  return (
    <p>
      {closesAt === undefined ? releasingWords.staysOpen : releasingWords.closesLater(dateAndTime(closesAt))}
    </p>
  )
}
