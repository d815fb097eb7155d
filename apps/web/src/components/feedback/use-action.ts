import { useState } from 'react'
import { mayWorkLater, messageOf } from '../../lib/failures.ts'
import { againAction, notify, type ToastMessage, useScreenToasts } from './toast.tsx'

/** A sentence, perhaps with something to do; undefined: nothing. Without `kind` it is a success or an error. */
type Message = (() => string) | (Omit<ToastMessage, 'kind'> & Partial<ToastMessage>) | undefined

export type ActionTexts<Input, Result> = {
  /** What to show once it is done: a sentence, perhaps with a way back; undefined if the screen shows it. */
  done?: (result: Result, input: Input) => Message
  failed: (error: unknown) => string
  /** What to show for certain failures, in place of the server's sentence and “Try again”. */
  denied?: (error: unknown) => Message
  isTriedElsewhere?: boolean
}

/** Acts and shows how it went; a failure that may pass has a button that acts `again`. Returns whether it was done. */
export async function runAction<Input, Result>(
  action: (input: Input) => Promise<Result>,
  input: Input,
  texts: ActionTexts<Input, Result>,
  show: (message: ToastMessage) => void = notify,
  again: () => void = () => void runAction(action, input, texts, show),
): Promise<boolean> {
  const { done, failed, denied, isTriedElsewhere = false } = texts
  try {
    const result = await action(input)
    const message = done?.(result, input)
    if (message !== undefined) show({ kind: 'success', ...messageFrom(message) })
    return true
  } catch (error) {
    const text = () => messageOf(error) || failed(error)
    const isRetried = !isTriedElsewhere && mayWorkLater(error)
    const failure = { text, ...(isRetried && { action: againAction(again) }) }
    show({ kind: 'error', ...messageFrom(denied?.(error) ?? failure) })
    return false
  }
}

const messageFrom = (message: NonNullable<Message>) =>
  typeof message === 'function' ? { text: message } : message

/** An action of this screen: its toasts go with the screen, and when it is started again. */
export function useAction<Input = void, Result = unknown>(
  action: (input: Input) => Promise<Result>,
  texts: ActionTexts<Input, Result>,
) {
  const [isBusy, setBusy] = useState(false)
  const toasts = useScreenToasts()
  async function run(input: Input): Promise<boolean> {
    toasts.clear()
    setBusy(true)
    const isDone = await runAction(action, input, texts, toasts.notify, () => void run(input))
    setBusy(false)
    return isDone
  }
  return { run, isBusy }
}
