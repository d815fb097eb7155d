import { isOlderVersion } from '../version.ts'
import { severalTextsSince, typesSince } from './question-type.ts'
import { type QuestionContent, questionFields } from './question.ts'

const laterFields = Object.entries(questionFields).flatMap(([name, facts]) =>
  'since' in facts ? [{ name: name as keyof QuestionContent, since: facts.since }] : [],
)

/** A question, or one that is being written: `others` are then the further texts that are accepted. */
export type WithLaterFields = Pick<QuestionContent, 'type'> & {
  [Name in keyof QuestionContent]?: unknown
} & { others?: unknown }

const acceptsSeveral = ({ correctAnswers, others }: WithLaterFields) =>
  hasMoreThan(correctAnswers, 1) || hasMoreThan(others, 0)

const hasMoreThan = (list: unknown, count: number) => Array.isArray(list) && list.length > count

/** The oldest version of Quizly that understands these questions; undefined if every one does. */
export function versionFor(questions: readonly WithLaterFields[]): string | undefined {
  const needed = laterFields.filter(({ name }) => questions.some((question) => question[name] !== undefined))
  const types = questions.flatMap(({ type }) => typesSince[type] ?? [])
  const several = questions.filter(acceptsSeveral).flatMap(({ type }) => severalTextsSince[type] ?? [])
  return [...needed.map(({ since }) => since), ...types, ...several].reduce<string | undefined>(
    (newest, since) => (newest === undefined || isOlderVersion(newest, since) ? since : newest),
    undefined,
  )
}
