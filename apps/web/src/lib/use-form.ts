import type { Problem } from '@quizly/domain'
import { type FormEvent, useRef, useState } from 'react'
import { CallError, NetworkError } from './call.ts'

type Issue = { path: PropertyKey[]; message: string }
type Schema<T> = {
  safeParse(data: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

/**
 * A form that is checked when it is sent: first here by the contract's schema, then by the server.
 * `problems` holds what is wrong, by field; `busy` is true while it is being sent, and sending twice sends once.
 * `failureMessage` words what is not the fault of a field.
 */
export function useForm<T>({
  schema,
  read,
  submit,
  failureMessage = messageOfFailure,
}: {
  schema: Schema<T>
  read: (fields: FormData) => unknown
  submit: (data: T) => Promise<void>
  failureMessage?: (error: unknown) => string
}) {
  const [problems, setProblems] = useState<Problem[]>([])
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const parsed = schema.safeParse(read(new FormData(event.currentTarget)))
    if (!parsed.success) return setProblems(firstPerPath(parsed.error.issues))
    sending.current = true
    setBusy(true)
    setProblems([])
    try {
      await submit(parsed.data)
    } catch (error) {
      setProblems(problemsOfFailure(error, failureMessage))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const problemAt = (path: string) => problems.find((problem) => problem.path === path)?.message
  return { onSubmit, busy, problems, problemAt }
}

function firstPerPath(issues: Issue[]): Problem[] {
  const problems = issues.map(({ path, message }) => ({ path: path.join('.'), code: 'invalid', message }))
  return problems.filter((problem, i) => problems.findIndex(({ path }) => path === problem.path) === i)
}

function problemsOfFailure(error: unknown, failureMessage: (error: unknown) => string): Problem[] {
  if (error instanceof CallError && error.failure.problems?.length) return error.failure.problems
  return [{ path: '', code: 'failed', message: failureMessage(error) }]
}

/** The server's own sentence, or one for each way of not getting any. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof NetworkError) return 'Network error. Please try again.'
  if (error instanceof CallError && error.message) return error.message
  return 'Something went wrong. Please try again.'
}
