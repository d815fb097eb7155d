import { releasing as releasingWords } from '@quizly/words/authoring.ts'
import { format } from '@quizly/words/language.ts'
import type {
  CallBodyInput,
  CallResult,
  Calls,
  OwnQuizSummary,
  ReleaseState,
  SeenResults,
} from '@quizly/contract'
import { isOfResults } from '@quizly/domain'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearch } from 'wouter'
import { useAction } from '../../components/feedback/use-action.ts'
import { undoMs } from '../../components/feedback/toast.tsx'
import { Button } from '../../components/forms/button.tsx'
import { AskDialog } from '../../components/overlays/ask-dialog.tsx'
import { call } from '../../lib/calls/call.ts'
import { changeQuiz } from '../../lib/calls/queries.ts'
import { dateAndTime } from '../../lib/dates.ts'
import { tryAgain } from '../../lib/failures.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { ownZone } from '../../lib/time/wall-time.ts'
import { useLoad } from '../../lib/use-load.ts'
import { personName } from '../../lib/words/person-name.ts'
import { ReleaseDialog } from './release-dialog.tsx'

type Body = CallBodyInput<Calls['releaseResults']>
type Release = { body: Body; before: ReleaseState }

/** How many results have marks that are ready, and how many have released ones. */
export type MarksToRelease = Pick<ReleaseState['marks'], 'ready' | 'released'>

type Props = {
  quiz: OwnQuizSummary
  isPrimary: boolean
  /** Here it is said since when results are shown, and they are withdrawn. */
  isHome: boolean
  /** Only where marks are. */
  marks: MarksToRelease | undefined
  onChanged: () => void
}

/** It stays when nothing waits any more, because its message would go with it. */
export function ReleaseResults({ quiz, isPrimary, isHome, marks, onChanged }: Props) {
  const { _id: quizId, plannedRelease: planned, waitsToBeGivenOut: isWaiting } = quiz
  const { ready = 0, released = 0 } = marks ?? {}
  const mayRelease = isWaiting === true || ready > 0
  // The head of the quiz leads here with it. Once all is released, a reload asks nothing more.
  const isAsked = new URLSearchParams(useSearch()).has('release') && mayRelease && mayEdit(quiz)
  const [open, setOpen] = useState<'release' | 'withdraw' | undefined>(isAsked ? 'release' : undefined)
  const row = useRef<HTMLDivElement>(null)
  const keepFocus = useKeptFocus(row)
  const withdraw = useWithdraw(quizId, onChanged)
  const release = useAction(
    ({ body }: Release) =>
      changeQuiz(quizId, call('releaseResults', { params: { quizId }, body })).finally(onChanged),
    {
      done: (reply, { body, before }) => ({
        text: () => whatHappened(reply, body, before),
        action: { label: () => releasingWords.undo, run: () => void withdraw.run({ since: reply.at }) },
        staysMs: undoMs,
      }),
      failed: (error) => releasingWords.failed(tryAgain(error)),
    },
  )
  const isOfMarks = !isWaiting && quiz.releasedAt === undefined
  const mayWithdraw = (isHome && quiz.releasedAt !== undefined) || released > 0
  const text = describe(quiz, { isHome, ready })
  if (text === undefined && !open && !(mayEdit(quiz) && (mayRelease || mayWithdraw))) return null
  return (
    <div className="release-results" ref={row}>
      {text !== undefined && <p>{text}</p>}
      {mayEdit(quiz) && (mayRelease || planned) && (
        <Button
          look={isPrimary && !planned ? 'primary' : 'secondary'}
          busy={release.isBusy}
          busyLabel={releasingWords.busy}
          onClick={() => setOpen('release')}
        >
          {planned ? releasingWords.change : isOfMarks ? releasingWords.releaseMarks : releasingWords.release}
        </Button>
      )}
      {mayEdit(quiz) && planned && (
        <Button
          look="secondary"
          busy={withdraw.isBusy}
          onClick={() => void withdraw.run({ since: planned.at, isPlanned: true })}
        >
          {releasingWords.cancel}
        </Button>
      )}
      {mayEdit(quiz) && mayWithdraw && (
        <Button look="secondary" onClick={() => setOpen('withdraw')}>
          {isOfMarks ? releasingWords.withdrawMarks : releasingWords.withdraw}
        </Button>
      )}
      {open === 'release' && (
        <ReleaseDialog
          quizId={quizId}
          title={isOfMarks ? releasingWords.releaseMarks : releasingWords.release}
          onClose={() => setOpen(undefined)}
          onRelease={async (body, before) => {
            await release.run({ body, before })
            keepFocus()
            setOpen(undefined)
          }}
        />
      )}
      {open === 'withdraw' && (
        <WithdrawDialog
          quizId={quizId}
          title={isOfMarks ? releasingWords.withdrawMarks : releasingWords.withdraw}
          onClose={() => setOpen(undefined)}
          onWithdraw={async () => {
            await withdraw.run({})
            keepFocus()
            setOpen(undefined)
          }}
        />
      )}
    </div>
  )
}

/** What was pressed goes when it is done, a moment later: what takes its place has the focus then, or the heading. */
function useKeptFocus(row: RefObject<HTMLElement | null>): () => void {
  const isKept = useRef(false)
  useEffect(() => {
    if (!isKept.current) return
    const { activeElement, body } = document
    isKept.current = activeElement === body || row.current?.contains(activeElement) === true
    if (!isKept.current || activeElement !== body) return
    isKept.current = false
    const next = row.current?.querySelector('button') ?? document.querySelector<HTMLElement>('main h1')
    next?.focus()
  })
  return () => {
    isKept.current = true
  }
}

function describe(
  { plannedRelease, waitsToBeGivenOut, releasedAt }: OwnQuizSummary,
  { isHome, ready }: { isHome: boolean; ready: number },
): string | undefined {
  if (plannedRelease) {
    const { at, parts } = plannedRelease
    const when = [dateAndTime(at), ownZone()] as const
    return isOfResults({ parts }) ? releasingWords.planned(...when) : releasingWords.plannedMarks(...when)
  }
  if (waitsToBeGivenOut) return releasingWords.waiting
  if (ready > 0) return releasingWords.marksReady(ready)
  return releasedAt !== undefined && isHome ? releasingWords.shown(dateAndTime(releasedAt)) : undefined
}

function whatHappened(
  { at, isPlanned, submitted, results, changed, left }: CallResult<Calls['releaseResults']>,
  { parts }: Body,
  { attemptsLeft, parts: possible }: ReleaseState,
): string {
  const released = possible.filter((part) => parts.includes(part))
  const ofResults = isOfResults({ parts: released })
  if (isPlanned) {
    const moment = dateAndTime(at)
    return ofResults ? releasingWords.willBeReleased(moment) : releasingWords.marksWillBeReleased(moment)
  }
  const sentence = !ofResults
    ? releasingWords.marksReleased(results + left)
    : !released.includes('answers')
      ? releasingWords.scoresReleased(submitted)
      : attemptsLeft === undefined
        ? releasingWords.done(submitted)
        : releasingWords.sentences(
            releasingWords.scoresReleased(submitted),
            releasingWords.othersLater(attemptsLeft),
          )
  return changed > 0 ? releasingWords.sentences(sentence, releasingWords.otherAnswers(changed)) : sentence
}

/** Some of the students by name, and how many others there are. */
function whoSaw({ count, students }: SeenResults): string {
  const shown = students.slice(0, 5).map(({ name }) => personName(name))
  const names = shown.join(format.comma)
  return releasingWords.saw(
    count,
    count > shown.length ? releasingWords.andMore(names, count - shown.length) : names,
  )
}

/** Each call does a part, so that after a failure it goes on. Who had seen it is known from the first one. */
async function withdrawAll(quizId: string, since: string | undefined): Promise<SeenResults> {
  const query = since === undefined ? {} : { since }
  const first = await call('withdrawRelease', { params: { quizId }, query })
  for (let { left } = first; left > 0;)
    ({ left } = await call('withdrawRelease', { params: { quizId }, query }))
  return first.seen
}

type Withdrawal = { since?: string; isPlanned?: boolean }

function useWithdraw(quizId: string, onChanged: (() => void) | undefined) {
  return useAction(
    ({ since }: Withdrawal) => changeQuiz(quizId, withdrawAll(quizId, since)).finally(onChanged),
    {
      done: (seen, { since, isPlanned }) => {
        const sentence = () =>
          isPlanned
            ? releasingWords.canceled
            : since === undefined
              ? releasingWords.withdrawn
              : releasingWords.undone
        return () => (seen.count > 0 ? releasingWords.sentences(sentence(), whoSaw(seen)) : sentence())
      },
      failed: (error) => releasingWords.notUndone(tryAgain(error)),
    },
  )
}

function WithdrawDialog({
  quizId,
  title,
  onClose,
  onWithdraw,
}: {
  quizId: string
  title: string
  onClose: () => void
  onWithdraw: () => Promise<void>
}) {
  const query = useLoad(quizId, (signal) => call('getRelease', { params: { quizId } }, { signal }))
  return (
    <AskDialog
      title={title}
      action={title}
      busyLabel={releasingWords.withdrawing}
      query={query}
      onClose={onClose}
      onAction={onWithdraw}
    >
      <p>{releasingWords.withdrawAsk}</p>
      {query.status === 'ready' && (
        <p>{query.data.seen.count > 0 ? whoSaw(query.data.seen) : releasingWords.noneSaw}</p>
      )}
      {query.status === 'failed' && <p>{releasingWords.notLoaded}</p>}
    </AskDialog>
  )
}
