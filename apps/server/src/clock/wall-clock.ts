/** In seconds, as tokens of other servers say it. Not the clock of quizzes, which may be set. */
export const wallClockSeconds = () => Date.now() / 1_000
