import { byNetwork, byUser, type RateLimit } from './rate-limits.ts'

const hourMs = 3_600_000

/** Each is kept, even when it is deleted from the list. */
export const newQuizzes: { limits: RateLimit[] } = {
  limits: [
    { max: 100, windowMs: hourMs, key: byUser, reason: 'too-many-quizzes' },
    {
      max: 1_000,
      windowMs: hourMs,
      key: byNetwork,
      reason: 'too-many-quizzes-of-address',
    },
  ],
}
