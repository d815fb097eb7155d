import type { StudentAllowance } from '@quizly/contract'
import { useState } from 'react'
import { useScreenToasts } from '../../../../components/feedback/toast.tsx'
import { call, CallError } from '../../../../lib/calls/call.ts'
import { refreshQuiz } from '../../../../lib/calls/desk-queries.ts'
import { plural } from '../../../../lib/plural.ts'
import type { LoadedSettings } from '../use-settings.ts'

type WantedAllowance = { email: string; amount: string; unit: 'percent' | 'minutes'; everywhere: boolean }
type Place = keyof Pick<WantedAllowance, 'email' | 'amount'>

export const emailFieldId = 'setting-moreTime-email'

const blank: WantedAllowance = { email: '', amount: '', unit: 'percent', everywhere: false }

/** The students who have more time in a quiz, and what is typed to give it to another one. */
export function useMoreTime({ quiz: { _id: quizId }, allowances: loaded = [] }: LoadedSettings) {
  const [allowances, setAllowances] = useState<readonly StudentAllowance[]>(loaded)
  const [wanted, setWanted] = useState(blank)
  const [problem, setProblem] = useState<{ at: Place; text: string }>()
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()

  async function set(body: { email: string; minutes?: number; percent?: number; everywhere: boolean }) {
    const reply = await call('setAllowance', { params: { quizId }, body })
    setAllowances(reply.allowances)
    void refreshQuiz(quizId)
  }

  async function give() {
    if (isBusy) return
    const { email, unit, everywhere } = wanted
    const amount = /^\d{1,4}$/.test(wanted.amount.trim()) ? Number(wanted.amount) : 0
    if (amount < 1) return setProblem({ at: 'amount', text: 'Enter a whole number, at least 1.' })
    setBusy(true)
    setProblem(undefined)
    try {
      await set({ email: email.trim(), [unit]: amount, everywhere })
      setWanted({ ...blank, unit })
      document.getElementById(emailFieldId)?.focus()
      const given = unit === 'percent' ? `${amount} %` : plural(amount, 'minute')
      toasts.notify({ kind: 'success', text: `${email.trim()} has ${given} more.` })
    } catch (error) {
      fail(error)
    }
    setBusy(false)
  }

  function fail(error: unknown) {
    const [first] = (error instanceof CallError && error.failure.problems) || []
    if (first) setProblem({ at: first.path === 'email' ? 'email' : 'amount', text: first.message })
    else toasts.notify({ kind: 'error', text: 'The time could not be changed. Try again.' })
  }

  async function takeAway({ email, everywhere }: StudentAllowance) {
    try {
      await set({ email, everywhere })
      toasts.notify({ kind: 'success', text: `${email} has no more time than others.` })
    } catch (error) {
      fail(error)
    }
  }

  const change = (part: Partial<WantedAllowance>) => setWanted({ ...wanted, ...part })
  const problemAt = (place: Place) => (problem?.at === place ? problem.text : undefined)
  return { allowances, wanted, change, problemAt, isBusy, give, takeAway }
}
