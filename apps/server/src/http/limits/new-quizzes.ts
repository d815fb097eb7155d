import { byNetwork, byUser, type RateLimit } from './rate-limits.ts'

const hourMs = 3_600_000

/** Each is kept, even when it is deleted from the list. */
export const newQuizzes: { limits: RateLimit[] } = {
  limits: [
    { max: 100, windowMs: hourMs, key: byUser, sentence: 'You can create at most 100 quizzes an hour.' },
    {
      max: 1_000,
      windowMs: hourMs,
      key: byNetwork,
      sentence: 'At most 1,000 quizzes can be created from one address in an hour.',
    },
  ],
}
