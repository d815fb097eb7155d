import type { QuestionType } from '@quizly/domain'

/** How many questions of each type there are, as a sentence: "12 single, 3 multiple, 5 written". */
export function closingLine(counts: Record<QuestionType, number>): string {
  const named = [
    [counts.single, 'single'],
    [counts.multiple, 'multiple'],
    [counts.write, 'written'],
  ] as const
  return named
    .filter(([count]) => count > 0)
    .map(([count, name]) => `${count.toLocaleString('en')} ${name}`)
    .join(', ')
}
