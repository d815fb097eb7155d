import type { Problem } from '@quizly/domain'
import { type FormEvent, useRef, useState } from 'react'
import { CallError, NetworkError, toldBy } from './call.ts'

type Issue = { path: PropertyKey[]; message: string }
type Schema<T> = {
  safeParse(data: unknown): { success: true; data: T } | { success: false; error: { issues: Issue[] } }
}

type Sending<T> = { submit: (data: T) => Promise<void>; failureMessage?: (error: unknown) => string }
type SchemaForm<T> = Sending<T> & { schema: Schema<T>; read: (fields: FormData) => unknown }
/** For a student's way, which comes without the schema library. */
type RuleForm<T> = Sending<T> & { findProblems: (typed: T) => Problem[]; read: (fields: FormData) => T }

type FormState = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  busy: boolean
  problems: Problem[]
  problemAt: (path: string) => string | undefined
}

/**
 * A form that is checked when it is sent: first here, then by the server.
 * `problems` holds what is wrong, by field; `busy` is true while it is being sent, and sending twice sends once.
 * `failureMessage` words what is not the fault of a field.
 */
export function useForm<T>(form: SchemaForm<T>): FormState
export function useForm<T>(form: RuleForm<T>): FormState
export function useForm<T>(form: SchemaForm<T> | RuleForm<T>): FormState {
  const { submit, failureMessage = messageOfFailure } = form
  const [problems, setProblems] = useState<Problem[]>([])
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const checked = checkFields(form, new FormData(event.currentTarget))
    if ('problems' in checked) return setProblems(checked.problems)
    sending.current = true
    setBusy(true)
    setProblems([])
    try {
      await submit(checked.data)
    } catch (error) {
      setProblems(problemsOfFailure(error, failureMessage))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const problemAt = (path: string) => problems.find((problem) => problem.path === path)?.message
  return { onSubmit: (event) => void onSubmit(event), busy, problems, problemAt }
}

function checkFields<T>(
  form: SchemaForm<T> | RuleForm<T>,
  fields: FormData,
): { data: T } | { problems: Problem[] } {
  if ('schema' in form) {
    const parsed = form.schema.safeParse(form.read(fields))
    return parsed.success ? parsed : { problems: firstPerPath(parsed.error.issues) }
  }
  const data = form.read(fields)
  const problems = form.findProblems(data)
  return problems.length > 0 ? { problems } : { data }
}

/** What was typed into a field. */
export function readText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
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
  return toldBy(error) || 'Something went wrong. Please try again.'
}
