import * as z from 'zod/mini'
import { authorQuestion } from './question-schemas.ts'
import { seenEarly } from './settings-schemas.ts'

/** Within these two lies the true value with 95 % confidence. */
const interval = z.object({ low: z.number(), high: z.number() })
/** Attempts that did worst on the other questions, those between, and those that did best. */
const thirds = z.object({ worst: z.int(), middle: z.int(), best: z.int() })
const discriminationLevels = ['good', 'fair', 'weak', 'negative'] as const
const whyNone = ['all-right', 'all-wrong', 'same-rest', 'too-few'] as const

/**
 * A question, and what came of it. `asked` is how many attempts were asked it; `alphaWithout` is the reliability that the
 * quiz would have without it.
 */
const analysedQuestion = z.object({
  /** From 1. */
  number: z.int(),
  question: authorQuestion,
  asked: z.int(),
  difficulty: z.object({
    right: z.int(),
    share: z.number(),
    interval,
    level: z.enum(['easy', 'medium', 'hard']),
  }),
  discrimination: z.union([
    z.object({ value: z.number(), interval, level: z.enum(discriminationLevels) }),
    z.object({ why: z.enum(whyNone) }),
  ]),
  choices: z.object({ options: z.array(thirds), right: thirds, wrong: thirds, skipped: thirds }),
  alphaWithout: z.optional(z.number()),
  suspectedKey: z.optional(z.string()),
})
export type AnalysedQuestion = z.output<typeof analysedQuestion>

/**
 * How a class did. `scores` counts the attempts by score, from 0 to one point for each question that counts; `waiting`
 * attempts are still being marked by the newest questions and not counted. `averageShare` and `belowHalf` rest on what
 * each attempt was asked; `leastTotal` is there if some were asked fewer questions than others. `uncounted` questions tell
 * nobody apart; no attempt was asked one that is `not-asked`.
 */
export const analysis = z.object({
  attempts: z.int(),
  waiting: z.int(),
  /** Where results were released by an educator before all had finished. */
  seenEarly: z.optional(seenEarly),
  scores: z.array(z.int()),
  averageScore: z.nullable(z.number()),
  averageShare: z.nullable(z.number()),
  belowHalf: z.int(),
  leastTotal: z.optional(z.int()),
  medianScore: z.nullable(z.number()),
  standardDeviation: z.nullable(z.number()),
  medianMs: z.nullable(z.number()),
  reliability: z.optional(z.object({ alpha: z.number(), interval, standardError: z.number() })),
  questions: z.array(analysedQuestion),
  uncounted: z.array(
    z.object({ number: z.int(), question: authorQuestion, why: z.enum(['full', 'left-out', 'not-asked']) }),
  ),
})
export type QuizAnalysis = z.output<typeof analysis>
