import { type FormEvent, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { TextField } from '../../../components/forms/field.tsx'
import { Dialog } from '../../../components/overlays/dialog.tsx'
import { noWayBack } from '../give-time.ts'

const mostMinutes = 1_440
const problemText = 'Enter whole minutes, from 1 to 1,440.'

/** Asks how many minutes to give, and why. */
export function OtherTime({
  title,
  act,
  onGive,
  onClose,
}: {
  title: string
  /** What the button says that gives it. */
  act: string
  onGive: (time: { minutes: number; reason?: string }) => void
  onClose: () => void
}) {
  const [minutes, setMinutes] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()

  function give(event: FormEvent) {
    event.preventDefault()
    const count = /^\d{1,4}$/.test(minutes.trim()) ? Number(minutes) : 0
    if (count < 1 || count > mostMinutes) return setProblem(problemText)
    onGive({ minutes: count, ...(reason.trim() !== '' && { reason: reason.trim() }) })
    onClose()
  }
  return (
    <Dialog labelledBy="other-time" onClose={onClose}>
      <h2 id="other-time">
        <bdi>{title}</bdi>
      </h2>
      <form className="stack stack-4" noValidate onSubmit={give}>
        <TextField
          label="Minutes (required)"
          hint={noWayBack}
          aria-required
          inputMode="numeric"
          data-autofocus
          value={minutes}
          problem={problem}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <TextField
          label="Reason (optional)"
          hint="Kept with the extra time. Students do not see it."
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">{act}</Button>
        </div>
      </form>
    </Dialog>
  )
}
