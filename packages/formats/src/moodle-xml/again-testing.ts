import { type QuestionContent, readNumber, trimQuestion, type UncheckedQuestion } from '@quizly/domain'
import type { ReadItem, WrittenItem } from '../item.ts'
import type { Loss } from '../loss.ts'
import { nameOf } from './name.ts'
import { markingOfSeveral, weightsOfOptions } from '../weights.ts'

/** Losses that explain why a field of the content is otherwise. */
const explains: Readonly<Record<string, (loss: Loss) => boolean>> = {
  points: ({ field }) => field === 'points',
  rule: ({ field }) => field === 'marking',
  shares: ({ field }) => field === 'marking',
  deduction: ({ field, params }) =>
    field === 'points' || params?.['feature'] === 'deduction' || field === 'marking',
  fixedOptions: ({ params }) => params?.['feature'] === 'fixedOptions',
  lenient: ({ params }) => params?.['feature'] === 'lenient',
  text: ({ field }) => field === 'pictures',
  explanation: ({ field }) => field === 'pictures',
  optionNotes: ({ field }) => field === 'pictures',
  tags: ({ field, params }) => field === 'tags' || params?.['as'] === 'no-tag',
  options: ({ field }) => field === 'options' || field === 'pictures',
  correctAnswers: ({ field, what }) =>
    field === 'options' || field === 'pictures' || what === 'number-rounded',
  distractors: ({ field }) => field === 'options',
  number: ({ field }) => field === 'key' || field === 'marking',
  essay: ({ field }) => field === 'other' || field === 'marking',
  title: ({ field, params }) => field === 'title' || params?.['as'] === 'other-title',
  format: ({ field }) => field === 'options',
}

/** One marking can have two names: weights that equal a rule are that rule. */
function withUsualRule(content: QuestionContent): object {
  if (content.type !== 'multiple') return content
  const { rule: _, shares: _shares, ...rest } = content
  const { shares, losses } = weightsOfOptions(content)
  return losses.length > 0 ? content : { ...rest, ...markingOfSeveral(content.options, shares).fields }
}

/** A number can be written in several ways. */
function withNumbers<Content extends UncheckedQuestion>(content: Content): Content {
  if (content.type !== 'numeric') return content
  const exact = (text: string) => {
    const { num, den } = readNumber(text, content.number?.decimal ?? '.')?.value ?? { num: 0n, den: 1n }
    return String(Number(num) / Number(den))
  }
  return { ...content, correctAnswers: content.correctAnswers.map(exact) }
}

/** What differs although no loss says so. */
export function unexplained(item: WrittenItem, read: ReadItem, losses: readonly Loss[]): string[] {
  const [before, after] = [
    {
      ...withUsualRule(withNumbers(trimQuestion(item.content))),
      title: item.title === nameOf(item.content) ? undefined : item.title,
      tags: item.tags,
    },
    { ...(read.content && withNumbers(read.content)), title: read.title, tags: read.tags },
  ].map((each) => new Map(Object.entries(JSON.parse(JSON.stringify(each)) as object))) as [
    Map<string, unknown>,
    Map<string, unknown>,
  ]
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => JSON.stringify(sorted(before.get(name))) !== JSON.stringify(sorted(after.get(name))))
    .filter((name) => !losses.some((loss) => loss.what === 'gap-as-blank' || explains[name]?.(loss)))
    .map((name) => `${name}: ${JSON.stringify(before.get(name))} → ${JSON.stringify(after.get(name))}`)
}
const sorted = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value
