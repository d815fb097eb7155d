import { everywhere as commonWords } from '@quizly/words/student.ts'
import { type FormEvent, useRef, useState } from 'react'
import { CallError, NetworkError, messageOf } from '../failures.ts'
import type { ErrorMessage } from '../words/problem-words.ts'

/** What is to be shown at a field. `path` is empty if it is about the whole form. */
export type PlacedProblem = ErrorMessage & { path: string }

/** One that is said in the language of the moment in which it is shown. */
export const placedProblem = (path: string, say: () => string): PlacedProblem => ({
  path,
  get message() {
    return say()
  },
})

type Form<T> = {
  read: (fields: FormData) => T
  findProblems: (typed: T) => PlacedProblem[]
  submit: (typed: T) => Promise<void>
  failureMessage?: ((error: unknown) => string) | undefined
}

type FormState = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  busy: boolean
  problems: PlacedProblem[]
  problemAt: (path: string) => ErrorMessage | undefined
}

/** Checked here, then by the server. Submitting while `busy` has no effect. */
export function useForm<T>(form: Form<T>): FormState {
  const { read, findProblems, submit, failureMessage = messageOfFailure } = form
  const [problems, setProblems] = useState<PlacedProblem[]>([])
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending.current) return
    const typed = read(new FormData(event.currentTarget))
    const found = findProblems(typed)
    if (found.length > 0) return setProblems(found)
    sending.current = true
    setBusy(true)
    setProblems([])
    try {
      await submit(typed)
    } catch (error) {
      setProblems(problemsOfFailure(error, failureMessage))
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  const problemAt = (path: string) => problems.find((problem) => problem.path === path)
  return { onSubmit: (event) => void onSubmit(event), busy, problems, problemAt }
}

export function readText(fields: FormData, name: string): string {
  const value = fields.get(name)
  return typeof value === 'string' ? value : ''
}

function problemsOfFailure(error: unknown, failureMessage: (error: unknown) => string): PlacedProblem[] {
  if (error instanceof CallError && error.failure.problems?.length) return error.failure.problems
  return [placedProblem('', () => failureMessage(error))]
}

/** The server's own sentence, or one for each kind of failure without a reply. */
export function messageOfFailure(error: unknown): string {
  if (error instanceof NetworkError) return commonWords.networkError
  return messageOf(error) || commonWords.somethingWrong
}
