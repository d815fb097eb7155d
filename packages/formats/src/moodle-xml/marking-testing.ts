import {
  markAnswers,
  type Question,
  type SelectedOption,
  stripMarkdown,
  type UncheckedQuestion,
} from '@quizly/domain'

/** An answer as it is written beside the probes. */
export type Given = string | { pick: string[] } | { match: Record<string, string> } | { order: string[] }

/** The share of its points that an answer earns; below 0 for what it costs. */
export function creditOf(content: UncheckedQuestion, given: Given): number {
  const question = { ...content, _id: 'q' } as Question
  const seen = (text: string) => (content.format ? stripMarkdown(text, '') : text)
  const selected = selectedFor(content, given, seen)
  const { outcomes } = markAnswers([question], [{ questionId: 'q', selectedOption: selected }])
  const { verdict = 'skipped', share: [num, den] = [0, 1] } = outcomes[0] ?? {}
  if (verdict === 'correct') return 1
  if (verdict === 'incorrect' && num === 0) return 0 - (content.deduction ?? 0) / (content.points ?? 1)
  return num / den
}

function selectedFor(
  { type, options }: UncheckedQuestion,
  given: Given,
  seen: (text: string) => string,
): SelectedOption {
  if (typeof given === 'string') return given
  const optionOf = (text: string) => options.find((option) => seen(option) === text) ?? text
  if ('order' in given) return given.order.map(optionOf)
  if ('match' in given) return options.map((prompt) => given.match[seen(prompt)] ?? '')
  return type === 'single' ? optionOf(given.pick[0] ?? '') : given.pick.map(optionOf)
}
