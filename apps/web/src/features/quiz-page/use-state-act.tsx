import type { OwnQuizSummary, QuizSettings } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { notify, type ToastMessage, useScreenToasts } from '../../components/feedback/toast.tsx'
import type { QuizAct } from './quiz-acts.tsx'
import { call } from '../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../lib/failures.ts'
import { settingsIn } from '../../lib/settings-in.ts'
import { undoSettings } from './undo-settings.ts'
import { plural } from '../../lib/plural.ts'
import { Button } from '../../components/forms/button.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'

/** What comes next for a quiz in its state, for those who may change it; and the question that it may ask. */
export function useStateAct(
  quiz: OwnQuizSummary,
  onChanged: () => void,
): { act?: QuizAct; dialog?: ReactNode } {
  const [isBusy, setBusy] = useState(false)
  const [asked, setAsked] = useState<BeforeClosing>()
  const toasts = useScreenToasts()

  async function turn(to: Switch, isConfirmed = false) {
    toasts.clear()
    setAsked(undefined)
    setBusy(true)
    const { asks, failure } = await switchQuiz(quiz._id, to, { isConfirmed, onChanged })
    if (asks) setAsked(asks)
    else if (failure) {
      toasts.notify({ ...failure, action: { label: 'Try again', run: () => void turn(to, isConfirmed) } })
    }
    await refreshQuiz(quiz._id)
    onChanged()
    setBusy(false)
  }
  const turnTo = (to: Switch, label: string, busyLabel: string) => ({
    act: { label, busyLabel, busy: isBusy, run: () => void turn(to) },
  })
  if (!mayEdit(quiz)) return {}
  switch (quiz.state) {
    case 'draft':
      return { act: { label: 'Finalize', look: 'primary', to: paths.finalize(quiz._id) } }
    case 'open':
      return {
        ...turnTo('closed', 'Close quiz', 'Closing…'),
        dialog: asked && (
          <ConfirmClosing
            before={asked}
            onAnswer={(isWanted) => (isWanted ? void turn('closed', true) : setAsked(undefined))}
          />
        ),
      }
    case 'closed':
      return turnTo('open', quiz.whyClosed === 'not-open-yet' ? 'Open now' : 'Reopen quiz', 'Opening…')
    case 'archived':
      return {}
  }
}

type Switch = QuizSettings['code']

/** What an educator must know before a quiz closes: how many are taking it, and whether results come out with it. */
type BeforeClosing = { running: number; releases: boolean }

/**
 * Opens or closes a quiz and says so, with a way back. If students are taking it or closing releases results, it only
 * asks, unless that is confirmed. A failure is returned. Opening means now: an opening is left out, and so is a closing
 * that is over.
 */
async function switchQuiz(
  quizId: string,
  to: Switch,
  { isConfirmed, onChanged }: { isConfirmed: boolean; onChanged: () => void },
): Promise<{ asks?: BeforeClosing; failure?: ToastMessage }> {
  const params = { quizId }
  try {
    const loaded = await call('getQuizSettings', { params })
    const base = settingsIn(loaded)
    const { state, whyClosed } = loaded.quiz
    const { running } = loaded
    const releases = to === 'closed' && base.resultRelease === 'when-closed'
    const text = to === 'closed' ? closedNow(running) : openedWith(base)
    if (to === 'open' ? state === 'open' : base.code === to) {
      notify({ kind: 'success', text })
      return {}
    }
    if (to === 'closed' && !isConfirmed && (running > 0 || releases)) return { asks: { running, releases } }
    const wanted = to === 'open' ? openedNow(base, whyClosed) : { ...base, code: to }
    const saved = await call('updateQuizSettings', { params, body: { ...wanted, base } })
    const undo = { label: 'Undo', run: () => void undoSettings(quizId, base, saved, onChanged) }
    notify({ kind: 'success', text, ...(!releases && { action: undo }) })
    return {}
  } catch (error) {
    const text = messageOf(error) || `This could not be changed. ${tryAgain(error)}`
    return { failure: { kind: 'error', text } }
  }
}

function openedNow(settings: QuizSettings, why: OwnQuizSummary['whyClosed']): QuizSettings {
  const { opensAt: _opensAt, ...open } = { ...settings, code: 'open' as const }
  if (why !== 'over') return open
  const { closesAt: _closesAt, everyoneStops: _everyoneStops, ...always } = open
  return always
}

function closedNow(running: number): string {
  const keep =
    running === 0
      ? ''
      : ` ${running === 1 ? '1 student is still working and keeps' : `${running} students are still working and keep`} their time.`
  return `The quiz is closed. No one else can start.${keep}`
}

function openedWith({ joining }: QuizSettings): string {
  return joining === 'closed'
    ? 'The quiz is open. Students who have joined can start; the code is off.'
    : 'The quiz is open. Students can join with the code.'
}

/** Asks before a quiz is closed that students are taking, or whose results come out with it. */
function ConfirmClosing({
  before: { running, releases },
  onAnswer,
}: {
  before: BeforeClosing
  onAnswer: (isWanted: boolean) => void
}) {
  const goBack = () => onAnswer(false)
  return (
    <Dialog alert labelledBy="closing-title" describedBy="closing-text" onClose={goBack}>
      <h2 id="closing-title">{releases ? 'Close the quiz and release the results?' : 'Close the quiz?'}</h2>
      <div id="closing-text" className="stack stack-2">
        {running > 0 && (
          <p>
            {plural(running, 'student is', 'students are')} working. They keep their time; no one else can
            start.
          </p>
        )}
        {releases && (
          <p>
            {running > 0 ? 'When the last student has finished, students' : 'Students'} who have submitted see
            their score and the correct answers. You can’t undo this.
          </p>
        )}
      </div>
      <div className="dialog__actions">
        <Button look="secondary" data-autofocus onClick={goBack}>
          Keep it open
        </Button>
        <Button onClick={() => onAnswer(true)}>{releases ? 'Close and release' : 'Close quiz'}</Button>
      </div>
    </Dialog>
  )
}
