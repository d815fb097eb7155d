import type { QuizAnalysis } from '@quizly/contract'
import { plural } from '../../../lib/plural.ts'

type SeenEarly = NonNullable<QuizAnalysis['seenEarly']>

/** How many have answered, or still can, when others could see the correct answers already. */
export function describeSeenEarly({ submitted, running }: SeenEarly): string[] {
  return [
    ...(submitted > 0
      ? [`${plural(submitted, 'student')} submitted after others could already see the answers.`]
      : []),
    ...(running > 0 ? [`${stillWorking(running)} Others can already see the answers.`] : []),
  ]
}

/** How many are taking a quiz. */
export function stillWorking(running: number): string {
  return `${plural(running, 'student is', 'students are')} still working.`
}
