import { untimed as untimedWords } from '@quizly/words/results.ts'
import type { QuizSummary } from '@quizly/contract'
import { countsDownFromMs, formatTimeLeft } from '@quizly/domain'

const isUntimed = ({ parts }: Pick<QuizSummary, 'parts'>) => parts?.includes('untimed') === true

/** What a student reads of the time of a quiz before it starts; undefined if it has a time limit. */
export function untimedFacts(quiz: QuizSummary) {
  if (!isUntimed(quiz)) return undefined
  return {
    time: formatTimeLeft(0),
    timeName: untimedWords.elapsed,
    limit: untimedWords.noLimit,
    clock: untimedWords.clock,
    changing: untimedWords.changing,
  }
}

type Times = { leftMs: number; durationMs: number }

/**
 * The time that an attempt without a time limit has taken. Undefined for any other, and in the last hour before the closing: then what
 * is left matters.
 */
export function elapsedText(quiz: QuizSummary, { leftMs, durationMs }: Times): string | undefined {
  if (!isUntimed(quiz) || leftMs <= countsDownFromMs) return undefined
  return formatTimeLeft(Math.floor((durationMs - leftMs) / 1_000) * 1_000)
}
