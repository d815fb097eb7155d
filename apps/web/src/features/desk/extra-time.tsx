import type { CallBodyInput, Calls } from '@quizly/contract'
import { runAction } from '../../components/feedback/use-action.ts'
import { call } from '../../lib/calls/call.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'

type Body = CallBodyInput<Calls['giveExtraTime']>
type TimeToGive = Omit<Body, '_id'>

/** Gives time to students; `describe` gives the sentence about it. Tried again, it is given once: its ID stays. */
export async function giveExtraTime(
  quizId: string,
  time: TimeToGive,
  describe: (given: number) => string,
  whenGiven: () => void,
): Promise<void> {
  const body = { _id: crypto.getRandomValues(new Uint32Array(4)).join('-'), ...time }
  async function give() {
    const { given } = await call('giveExtraTime', { params: { quizId }, body })
    whenGiven()
    return given
  }
  await runAction(give, undefined, {
    done: (given) =>
      given === 0 && time.reach !== 'student'
        ? { kind: 'warn', text: noneReached[time.reach] }
        : `${describe(given)} ${noWayBack}`,
    failed: 'The time could not be given: the server could not be reached.',
  })
}

const noneReached = {
  running: 'No student got extra time: no one is taking the quiz right now.',
  'cut-off': 'No student got extra time: their attempts are already submitted.',
}

/** Gives time to one student, whose attempt goes on if it was submitted. */
export function giveStudentTime(
  quizId: string,
  { userId, name, isSubmitted }: { userId: string; name: string; isSubmitted: boolean },
  amount: Amount,
  whenGiven: () => void,
) {
  const describe = () => `${name} ${isSubmitted ? 'can continue with' : 'has'} ${amountText(amount)}.`
  const time = { reach: 'student', userId, ...amount, reopen: isSubmitted } as const
  void giveExtraTime(quizId, time, describe, whenGiven)
}

/** Students may count on time as soon as they are told of it. */
const noWayBack = 'Extra time can’t be taken back.'

/** "5 more minutes", "25% more time" */
export const amountText = ({ minutes, percent = 0 }: Pick<TimeToGive, 'minutes' | 'percent'>) =>
  minutes === undefined ? `${percent}% more time` : moreMinutes(minutes)

/** "5 more minutes" */
export const moreMinutes = (minutes: number) => `${minutes} more ${minutes === 1 ? 'minute' : 'minutes'}`

const mostMinutes = 1_440
const problemText = 'Enter whole minutes, from 1 to 1,440.'

export function OtherTime({
  title,
  act,
  onGive,
  onClose,
}: {
  title: string
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

export type Amount = Pick<TimeToGive, 'minutes' | 'percent' | 'reason'>

export const usual: { label: string; amount: Amount }[] = [
  { label: '+ 5 minutes', amount: { minutes: 5 } },
  { label: '+ 10 minutes', amount: { minutes: 10 } },
  { label: '+ 25% of the time', amount: { percent: 25 } },
]

/** A menu of how much time to give. `label` names it, `act` is what giving another amount is called. */
export function TimeMenu({
  label,
  className,
  act = 'Give extra time',
  onGive,
  children,
}: {
  label: string
  className: string
  act?: string
  onGive: (amount: Amount) => void
  children: ReactNode
}) {
  const [asksOther, setAsksOther] = useState(false)
  const items = [
    ...usual.map(({ label: name, amount }) => ({ label: name, run: () => onGive(amount) })),
    { label: 'Other…', run: () => setAsksOther(true) },
  ]
  return (
    <>
      <Menu label={label} className={className} items={items}>
        {children}
      </Menu>
      {asksOther && <OtherTime title={label} act={act} onGive={onGive} onClose={() => setAsksOther(false)} />}
    </>
  )
}
