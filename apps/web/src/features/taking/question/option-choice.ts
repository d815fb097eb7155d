import type { SelectedOption, StudentQuestion } from '@quizly/domain'

/** The answer once an option is pressed: of a single choice that option, of a multiple one it changes sides. */
export function answerAfterPress(
  { type, options }: StudentQuestion,
  selected: SelectedOption,
  pressed: string,
): SelectedOption {
  if (type !== 'multiple') return pressed
  const next = options.filter((option) => isChosen(selected, option) !== (option === pressed))
  return next.length > 0 ? next : null
}

export function isChosen(selected: SelectedOption, option: string): boolean {
  return Array.isArray(selected) ? selected.includes(option) : selected === option
}
