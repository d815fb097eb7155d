import type { OwnQuizSummary } from '@quizly/contract'
import { useState } from 'react'
import { refreshQuiz } from '../../lib/calls/desk-queries.ts'
import { mayEdit } from '../../lib/may-edit.ts'
import { paths } from '../../lib/paths.ts'
import { Button } from '../forms/button.tsx'
import { LinkButton } from '../forms/link-button.tsx'
import { useScreenToasts } from '../feedback/toast.tsx'
import { ConfirmRelease } from './confirm-release.tsx'
import { type Switch, switchQuiz } from './switch-quiz.ts'

/** What comes next for a quiz in its state, for those who may change it. */
export function StateAction({
  quiz,
  onChanged,
}: {
  quiz: OwnQuizSummary
  onChanged: (() => void) | undefined
}) {
  if (!mayEdit(quiz)) return null
  switch (quiz.state) {
    case 'draft':
      return <LinkButton to={paths.finalize(quiz._id)}>Finalize</LinkButton>
    case 'open':
      return (
        <SwitchButton
          key="close"
          quizId={quiz._id}
          to="closed"
          label="Close"
          busyLabel="Closing…"
          onChanged={onChanged}
        />
      )
    case 'closed':
      return (
        <SwitchButton
          key="open"
          quizId={quiz._id}
          to="open"
          label={quiz.whyClosed === 'not-open-yet' ? 'Open now' : 'Open again'}
          busyLabel="Opening…"
          onChanged={onChanged}
        />
      )
    case 'archived':
      return null
  }
}

type SwitchProps = {
  quizId: string
  to: Switch
  label: string
  busyLabel: string
  onChanged: (() => void) | undefined
}

/** Opens or closes a quiz. Before results come out that cannot be taken back, it asks. */
function SwitchButton({ quizId, to, label, busyLabel, onChanged }: SwitchProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const toasts = useScreenToasts()
  async function run({ isConfirmed = false } = {}) {
    toasts.clear()
    setAsking(false)
    setBusy(true)
    const { told, asks } = await switchQuiz(quizId, to, isConfirmed)
    if (asks) setAsking(true)
    if (told?.kind === 'error')
      toasts.notify({ ...told, action: { label: 'Try again', run: () => void run() } })
    else if (told) toasts.notify(told)
    await refreshQuiz(quizId)
    onChanged?.()
    setBusy(false)
  }
  return (
    <>
      <Button busy={isBusy} busyLabel={busyLabel} onClick={() => void run()}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmRelease
          title="Close the quiz and give out the results?"
          stay="Leave it open"
          go="Close and give out"
          onAnswer={(isWanted) => (isWanted ? void run({ isConfirmed: true }) : setAsking(false))}
        />
      )}
    </>
  )
}
