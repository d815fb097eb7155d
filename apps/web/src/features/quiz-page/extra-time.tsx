import { extraTime as extraTimeWords } from '@quizly/words/desk.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import type { CallBodyInput, CallResult, Calls } from '@quizly/contract'
import { runAction } from '../../components/feedback/use-action.ts'
import { call } from '../../lib/calls/call.ts'
import { readCount } from '../../lib/forms/read-number.ts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../components/forms/button.tsx'
import { TextField } from '../../components/forms/field.tsx'
import { Dialog } from '../../components/overlays/dialog.tsx'
import { Menu } from '../../components/overlays/menu.tsx'

type Body = CallBodyInput<Calls['giveExtraTime']>
type TimeToGive = Omit<Body, '_id'>

export type Given = CallResult<Calls['giveExtraTime']>

/** Gives time to students; `describe` gives the sentences about it. Tried again, it is given once: its ID stays. */
export async function giveExtraTime(
  quizId: string,
  time: TimeToGive,
  describe: (given: Given) => string[],
  whenGiven: () => void,
): Promise<void> {
  const body = { _id: crypto.getRandomValues(new Uint32Array(4)).join('-'), ...time }
  const { reach } = time
  async function give() {
    const done = await call('giveExtraTime', { params: { quizId }, body })
    whenGiven()
    return done
  }
  await runAction(give, undefined, {
    done: (given) =>
      given.given === 0 && reach !== 'student'
        ? { kind: 'warn', text: () => extraTimeWords.noneReached[reach] }
        : () => [...describe(given), extraTimeWords.noWayBack].join(' '),
    failed: () => extraTimeWords.failed,
  })
}

/** How much of it can be used before the quiz closes for everyone. */
export function cutText({ given, cut }: Given): string[] {
  if (!cut) return []
  const minutes = minutesText(cut.minutes)
  const closing = extraTimeWords.closesThen
  return given === 1
    ? [extraTimeWords.usable(minutes), closing]
    : [extraTimeWords.usableBySome(cut.students, minutes), closing]
}

const minuteMs = 60_000

const minutesText = (minutes: number) =>
  minutes === 0 ? extraTimeWords.underAMinute : everywhereWords.minutes(minutes)

/** Who has submitted early has what was left too. */
function reopenedText(name: string, { leftMs, cut }: Given): string[] {
  if (leftMs === undefined) return [extraTimeWords.canContinue(name)]
  return [
    extraTimeWords.canContinueFor(name, minutesText(Math.floor(leftMs / minuteMs))),
    ...(cut ? [extraTimeWords.closesThen] : []),
  ]
}

/** Gives time to one student, whose attempt goes on if it was submitted. */
export function giveStudentTime(
  quizId: string,
  { userId, name, isSubmitted }: { userId: string; name: string; isSubmitted: boolean },
  amount: Amount,
  whenGiven: () => void,
) {
  const describe = (given: Given) =>
    isSubmitted
      ? reopenedText(name, given)
      : [extraTimeWords.has(name, amountText(amount)), ...cutText(given)]
  const time = { reach: 'student', userId, ...amount, reopen: isSubmitted } as const
  void giveExtraTime(quizId, time, describe, whenGiven)
}

/** "5 more minutes", "25% more time" */
export const amountText = ({ minutes, percent = 0 }: Pick<TimeToGive, 'minutes' | 'percent'>) =>
  minutes === undefined ? extraTimeWords.morePercent(percent) : extraTimeWords.moreMinutes(minutes)

const maxMinutes = 1_440

export function OtherTime({
  title,
  action,
  onGive,
  onClose,
}: {
  title: string
  action: string
  onGive: (time: { minutes: number; reason?: string }) => void
  onClose: () => void
}) {
  const [minutes, setMinutes] = useState('')
  const [reason, setReason] = useState('')
  const [isWrong, setWrong] = useState(false)

  function give(event: FormEvent) {
    event.preventDefault()
    const count = readCount(minutes, maxMinutes)
    if (count === undefined) return setWrong(true)
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
          label={extraTimeWords.minutes}
          hint={extraTimeWords.noWayBack}
          aria-required
          inputMode="numeric"
          data-autofocus
          value={minutes}
          problem={isWrong ? extraTimeWords.wrongMinutes : undefined}
          onChange={(event) => setMinutes(event.target.value)}
        />
        <TextField
          label={extraTimeWords.reason}
          hint={extraTimeWords.reasonHint}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="dialog__actions">
          <Button look="secondary" onClick={onClose}>
            {everywhereWords.cancel}
          </Button>
          <Button type="submit">{action}</Button>
        </div>
      </form>
    </Dialog>
  )
}

export type Amount = Pick<TimeToGive, 'minutes' | 'percent' | 'reason'>

/** Without a time limit an attempt goes on as before; the call takes no other. */
export const reopenUntimed: Amount = { minutes: 1 }

export const usual: { name: keyof typeof extraTimeWords.usual; amount: Amount }[] = [
  { name: 'five', amount: { minutes: 5 } },
  { name: 'ten', amount: { minutes: 10 } },
  { name: 'quarter', amount: { percent: 25 } },
]

/** A menu of how much time to give. `label` names it, `action` is what giving another amount is called. */
export function TimeMenu({
  label,
  className,
  action = extraTimeWords.give,
  onGive,
  children,
}: {
  label: string
  className: string
  action?: string
  onGive: (amount: Amount) => void
  children: ReactNode
}) {
  const [asksOther, setAsksOther] = useState(false)
  const items = [
    ...usual.map(({ name, amount }) => ({ label: extraTimeWords.usual[name], run: () => onGive(amount) })),
    { label: extraTimeWords.other, run: () => setAsksOther(true) },
  ]
  return (
    <>
      <Menu label={label} className={className} items={items}>
        {children}
      </Menu>
      {asksOther && (
        <OtherTime title={label} action={action} onGive={onGive} onClose={() => setAsksOther(false)} />
      )}
    </>
  )
}
