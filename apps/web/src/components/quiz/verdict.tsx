import type { VerdictName } from '@quizly/domain'
import { Icon, type IconName } from '../icons/icons.tsx'
import './verdict.css'

/** The look and words of each verdict: always a sign and a word, never colour alone. */
export const verdictLooks: Record<VerdictName, { icon: IconName; word: string; short: string }> = {
  correct: { icon: 'check', word: 'Correct', short: 'c' },
  incorrect: { icon: 'cross', word: 'Incorrect', short: 'i' },
  skipped: { icon: 'dash', word: 'Skipped', short: 's' },
  'left-out': { icon: 'dash', word: 'Left out', short: 's' },
  'not-asked': { icon: 'dash', word: 'Not asked', short: 'n' },
}

export function VerdictTag({ verdict }: { verdict: VerdictName }) {
  const { icon, word } = verdictLooks[verdict]
  return (
    <span className={`verdict verdict--${verdict}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
