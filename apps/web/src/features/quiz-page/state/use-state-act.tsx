import type { OwnQuizSummary } from '@quizly/contract'
import { type ReactNode, useState } from 'react'
import { refreshQuiz } from '../../../lib/calls/queries.ts'
import { mayEdit } from '../../../lib/may-edit.ts'
import { paths } from '../../../lib/paths.ts'
import { useScreenToasts } from '../../../components/feedback/toast.tsx'
import { ConfirmClosing } from './confirm-closing.tsx'
import type { QuizAct } from '../quiz-act.ts'
import { type BeforeClosing, type Switch, switchQuiz } from './switch-quiz.ts'

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
