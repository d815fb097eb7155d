import type { WantedSettings } from './wanted-settings.ts'

/** What saving would change in how often students can take the quiz, and in which attempt counts. */
export function describeAttempts(
  before: WantedSettings,
  wanted: WantedSettings,
  submitted: number,
): string[] {
  const { attempts = 1, attemptCounts = 'best' } = wanted
  const sentences: string[] = []
  if (attempts !== (before.attempts ?? 1)) {
    const often =
      attempts === 'unlimited' ? 'as often as they like' : attempts === 1 ? 'once' : `${attempts} times`
    sentences.push(`Students can take the quiz ${often}.`)
    if (submitted > 0 && mostOf(attempts) > mostOf(before.attempts)) {
      sentences.push(
        'Correct answers that students have seen are hidden again until their last attempt, or until the quiz closes.',
      )
    }
  }
  if (
    attempts !== 1 &&
    (attemptCounts !== (before.attemptCounts ?? 'best') || before.attempts === undefined)
  ) {
    sentences.push(`The ${attemptCounts} attempt of each student counts.`)
  }
  return sentences
}

const mostOf = (attempts: WantedSettings['attempts'] = 1) =>
  attempts === 'unlimited' ? Number.POSITIVE_INFINITY : attempts
