import { isBlank, limits } from '@quizly/domain'

/** The lines of a pasted text, without blank ones. */
export function linesOf(text: string): string[] {
  return text
    .split(/[\n\r\u2028\u2029]+/)
    .map((line) => line.trim())
    .filter((line) => !isBlank(line))
}

/**
 * Options after lines were pasted at one of them: its own text is the first line, and the others fill the empty
 * options after it and then new ones. `last` is the last option that was filled; `leftOut` counts the lines for which
 * there is no room.
 */
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
