import type { SelectedOption } from '@quizly/domain'
import type { OptionInput } from '../parts.ts'

export function answerAfterPress(
  input: OptionInput,
  options: readonly string[],
  selected: SelectedOption,
  pressed: number,
): SelectedOption {
  if (input === 'radio') return options[pressed] ?? null
  const next = options.filter((option, position) => isChosen(selected, option) !== (position === pressed))
  return next.length > 0 ? next : null
}

export function isChosen(selected: SelectedOption, option: string): boolean {
  return Array.isArray(selected) ? selected.includes(option) : selected === option
}
