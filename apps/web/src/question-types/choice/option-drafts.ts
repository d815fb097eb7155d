import {
  comparableAnswer,
  isBlank,
  isChoice,
  limits,
  placeFinder,
  seenText,
  type QuestionContent,
  takesSeveral,
} from '@quizly/domain'
import type { QuestionDraft } from '../parts.ts'

/** The positions of a question's correct options; the question stores their texts. */
export function correctPositions({ options, correctAnswers }: QuestionContent): number[] {
  const correct = new Set(correctAnswers.map(placeFinder(options)))
  return options.flatMap((_, position) => (correct.has(position) ? [position] : []))
}

/** The places of the first two options that may stand side by side, but would be one answer if they were typed. */
export function alikePlaces(options: readonly string[]): [first: number, second: number] | undefined {
  const forms = options.map(comparableAnswer)
  const firstOf = (place: number) => forms.indexOf(forms[place] ?? '')
  const second = forms.findIndex((form, index) => {
    const [one, other] = [firstOf(index), index].map((each) => seenText(options[each] ?? ''))
    return form !== '' && one !== other
  })
  return second < 0 ? undefined : [firstOf(second), second]
}

/** Marks an option as correct or not. If only one can be correct, the mark that another had is removed. */
export function markOption(draft: QuestionDraft, position: number, isCorrect: boolean): QuestionDraft {
  const isOnlyOne = !takesSeveral(draft.type)
  const staysCorrect = (other: number) => !isOnlyOne && draft.correct.includes(other)
  const isMarked = (other: number) => (other === position ? isCorrect : staysCorrect(other))
  const positions = draft.options.map((_, other) => other)
  return { ...draft, correct: positions.filter(isMarked) }
}

export function fixOption(draft: QuestionDraft, position: number, isFixed: boolean): QuestionDraft {
  const others = (draft.fixed ?? []).filter((other) => other !== position)
  return { ...draft, fixed: isFixed ? [...others, position].toSorted((a, b) => a - b) : others }
}

export function writeOption(draft: QuestionDraft, position: number, text: string): QuestionDraft {
  return { ...draft, options: draft.options.map((option, i) => (i === position ? text : option)) }
}

/** Beside an option; without any there is no list of them. */
export function writeNote(draft: QuestionDraft, position: number, text: string): QuestionDraft {
  const optionNotes = draft.options.map((_, i) => (i === position ? text : (draft.optionNotes?.[i] ?? '')))
  return { ...draft, optionNotes: optionNotes.some((note) => note !== '') ? optionNotes : undefined }
}

export function addOption(draft: QuestionDraft): QuestionDraft {
  return { ...draft, options: [...draft.options, ''] }
}

/** Without the last options that Enter has added and in which nothing was written. */
export function withoutEmptyEnd(draft: QuestionDraft): QuestionDraft {
  const { type, options } = draft
  const isLeft = isChoice(type) && options.length > limits.optionsDefault && options.at(-1) === ''
  return isLeft ? withoutEmptyEnd(removeOption(draft, options.length - 1)) : draft
}

/** Removes an option. Marks on the options after it move up with them. */
export function removeOption(draft: QuestionDraft, position: number): QuestionDraft {
  const moved = (marked: readonly number[]) =>
    marked.filter((other) => other !== position).map((other) => (other > position ? other - 1 : other))
  const { options, correct, fixed, shares, optionNotes } = draft
  return {
    ...draft,
    options: options.filter((_, i) => i !== position),
    correct: moved(correct),
    ...(fixed && { fixed: moved(fixed) }),
    ...(shares && { shares: shares.filter((_, i) => i !== position) }),
    ...(optionNotes && { optionNotes: optionNotes.filter((_, i) => i !== position) }),
  }
}

/** The lines of a pasted text, without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))
}

/** The first line is the option's own text. `leftOut` counts the lines for which there is no room. */
export function withPastedLines(
  options: readonly string[],
  position: number,
  lines: readonly string[],
): { options: string[]; last: number; leftOut: number } {
  const next = [...options]
  let last = position
  const rest = [...lines]
  next[position] = rest.shift() ?? ''
  for (let i = position + 1; i < limits.optionsMax && rest.length > 0; i++) {
    if (!isBlank(next[i] ?? '')) continue
    next[i] = rest.shift() ?? ''
    last = i
  }
  return { options: next, last, leftOut: rest.length }
}
