import { problemOfMessage } from '@quizly/contract'
import { type PlacedProblem, useForm } from './use-form.ts'

type Issue = { path: PropertyKey[]; message: string }
type Parsed<T> = { success: true; data: T } | { success: false; error: { issues: Issue[] } }

/** A student's way to a result does without the schema library. */
export function useSchemaForm<T>({
  schema,
  read,
  submit,
  failureMessage,
}: {
  schema: { safeParse(data: unknown): Parsed<T> }
  read: (fields: FormData) => unknown
  submit: (data: T) => Promise<void>
  failureMessage?: (error: unknown) => string
}) {
  return useForm<Parsed<T>>({
    read: (fields) => schema.safeParse(read(fields)),
    findProblems: (parsed) => (parsed.success ? [] : firstPerPath(parsed.error.issues)),
    submit: async (parsed) => {
      if (parsed.success) await submit(parsed.data)
    },
    failureMessage,
  })
}

function firstPerPath(issues: Issue[]): PlacedProblem[] {
  const problems = issues.map(({ path, message }) => ({
    path: path.join('.'),
    ...problemOfMessage(message),
    message,
  }))
  return problems.filter((problem, i) => problems.findIndex(({ path }) => path === problem.path) === i)
}
