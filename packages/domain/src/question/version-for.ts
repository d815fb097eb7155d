import { isOlderVersion } from '../version.ts'
import { typesSince } from './question-type.ts'
import { type QuestionContent, questionFields } from './question.ts'

const laterFields = Object.entries(questionFields).flatMap(([name, facts]) =>
  'since' in facts ? [{ name: name as keyof QuestionContent, since: facts.since }] : [],
)

/** A question, or one that is being written. */
export type WithLaterFields = Pick<QuestionContent, 'type'> & { [Name in keyof QuestionContent]?: unknown }

/** The oldest version of Quizly that understands these questions; undefined if every one does. */
export function versionFor(questions: readonly WithLaterFields[]): string | undefined {
  const needed = laterFields.filter(({ name }) => questions.some((question) => question[name] !== undefined))
  const types = questions.flatMap(({ type }) => typesSince[type] ?? [])
  return [...needed.map(({ since }) => since), ...types].reduce<string | undefined>(
    (newest, since) => (newest === undefined || isOlderVersion(newest, since) ? since : newest),
    undefined,
  )
}
