import type { ErrorMessage } from '../../lib/words/problem-words.ts'
import type { StudentAllowance } from '@quizly/contract'
import { type Allowance, givesLess } from '@quizly/domain'
import { allowances as allowanceWords } from '@quizly/words/desk.ts'
import { everywhere as everywhereWords } from '@quizly/words/student.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useScreenToasts } from '../../components/feedback/toast.tsx'
import { runAction } from '../../components/feedback/use-action.ts'
import { call } from '../../lib/calls/call.ts'
import { CallError } from '../../lib/failures.ts'
import { refreshQuiz } from '../../lib/calls/queries.ts'
import { readCount } from '../../lib/forms/read-number.ts'
import type { LoadedSettings } from './use-settings.ts'

type Body = Pick<StudentAllowance, 'email' | 'minutes' | 'percent' | 'everywhere' | 'instead'>
type RequestedAllowance = { email: string; amount: string; unit: 'percent' | 'minutes'; everywhere: boolean }
export type PendingAllowance = { email: string; requested: Body; everywhere: StudentAllowance }
type Problem = { at: FieldName; said?: ErrorMessage }
type FieldName = keyof Pick<RequestedAllowance, 'email' | 'amount'>

export const emailFieldId = 'setting-allowance-email'

/** The server says what is too much. */
const maxTyped = 9_999
const blank: RequestedAllowance = { email: '', amount: '', unit: 'percent', everywhere: false }

/** What is set, the sentence about it, and what was set `before`, for the way back. */
type Change = { body: Body; text: () => string; before?: Body; onSet?: () => void }

export function useAllowances({ quiz: { _id: quizId, timeLimit }, allowances: loaded = [] }: LoadedSettings) {
  const [requested, setRequested] = useState(blank)
  const [problem, setProblem] = useState<Problem>()
  const [pending, setPending] = useState<PendingAllowance>()
  const [isBusy, setBusy] = useState(false)
  const { allowances, set } = useStoredAllowances(quizId, loaded, setProblem)

  async function give() {
    if (isBusy) return
    const { email, unit, everywhere } = requested
    const amount = readCount(requested.amount, maxTyped)
    if (amount === undefined) return setProblem({ at: 'amount' })
    setProblem(undefined)
    const amounts = unit === 'percent' ? { percent: amount } : { minutes: amount }
    const body = { email: email.trim(), ...amounts, everywhere }
    const all = allowances.find((one) => one.everywhere && isSame(one.email, email))
    const isLess = all && !everywhere && givesLess(timeLimit, toAmount(body), toAmount(all))
    if (isLess) setPending({ email: body.email, requested: body, everywhere: all })
    else await send(body)
  }

  async function send(body: Body) {
    const { email, minutes, percent = 0, everywhere } = body
    const before = allowances.find((one) => isSame(one.email, email) && one.everywhere === everywhere)
    const text = () =>
      minutes === undefined
        ? allowanceWords.morePercent(email, percent)
        : allowanceWords.moreMinutes(email, everywhereWords.minutes(minutes))
    setBusy(true)
    await set({ body, text, before: before ?? { email, everywhere }, onSet: clear })
    setBusy(false)
  }

  function clear() {
    setRequested({ ...blank, unit: requested.unit })
    document.getElementById(emailFieldId)?.focus()
  }

  async function decide(choice: 'all' | 'here' | undefined) {
    flushSync(() => setPending(undefined))
    if (choice === 'here' && pending) await send({ ...pending.requested, instead: true })
    if (choice === 'all') clear()
  }

  async function takeAway(before: StudentAllowance) {
    const { email, everywhere } = before
    await set({ body: { email, everywhere }, text: () => allowanceWords.noMore(email), before })
  }

  const change = (part: Partial<RequestedAllowance>) => setRequested({ ...requested, ...part })
  const problemAt = (place: FieldName) =>
    problem?.at === place ? (problem.said ?? allowanceWords.wholeNumber) : undefined
  return { allowances, requested, change, problemAt, isBusy, give, takeAway, asked: pending, decide }
}

/** What is stored, and how it is changed. A problem with what was typed is told, and not a toast. */
function useStoredAllowances(
  quizId: string,
  loaded: readonly StudentAllowance[],
  onProblem: (problem: Problem) => void,
) {
  const [allowances, setAllowances] = useState(loaded)
  const toasts = useScreenToasts()

  async function set(change: Change) {
    await runAction(
      setAllowance,
      change,
      {
        done: (isSet, { text, before }) =>
          isSet
            ? {
                text,
                ...(before && { action: { label: () => allowanceWords.undo, run: () => void undo(before) } }),
              }
            : undefined,
        failed: () => allowanceWords.failed,
        isTriedElsewhere: true,
      },
      toasts.notify,
    )
  }

  /** Returns false if a field shows what is wrong. */
  async function setAllowance({ body, onSet }: Change) {
    try {
      const reply = await call('setAllowance', { params: { quizId }, body })
      setAllowances(reply.allowances)
      onSet?.()
      void refreshQuiz(quizId)
      return true
    } catch (error) {
      const [first] = (error instanceof CallError && error.failure.problems) || []
      if (!first) throw error
      onProblem({ at: first.path === 'email' ? 'email' : 'amount', said: first })
      return false
    }
  }

  async function undo({ email, minutes, percent, everywhere, instead }: Body) {
    const amount = { ...(minutes !== undefined && { minutes }), ...(percent !== undefined && { percent }) }
    const body = { email, ...amount, everywhere, ...(instead && { instead }) }
    await set({ body, text: () => allowanceWords.undone(email) })
  }

  return { allowances, set }
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase()

export function toAmount({ minutes, percent = 0 }: Pick<Body, 'minutes' | 'percent'>): Allowance {
  return minutes === undefined ? { percent } : { minutes }
}
