import type { OwnQuizSummary, QuizSettings } from '@quizly/contract'
import { call } from '../../../lib/calls/call.ts'
import { messageOf, tryAgain } from '../../../lib/failures.ts'
import { settingsIn } from '../../../lib/settings-in.ts'
import { notify, type ToastMessage } from '../../../components/feedback/toast.tsx'
import { undoSettings } from './undo-settings.ts'

export type Switch = QuizSettings['code']

/** What an educator must know before a quiz closes: how many are taking it, and whether results come out with it. */
export type BeforeClosing = { running: number; releases: boolean }

/**
 * Opens or closes a quiz and says so, with a way back. If students are taking it or closing releases results, it only
 * asks, unless that is confirmed. A failure is returned. Opening means now: an opening is left out, and so is a closing
 * that is over.
 */
export async function switchQuiz(
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
