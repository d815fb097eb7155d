import type { OwnQuizSummary } from '@quizly/contract'

/** Whether the code of a quiz lets students in now, so that it should be passed on. They may come before it opens. */
export function acceptsStudents({ state, whyClosed, isCodeOff }: OwnQuizSummary): boolean {
  return (state === 'open' || whyClosed === 'not-open-yet') && isCodeOff === undefined
}
