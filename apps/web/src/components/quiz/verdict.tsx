import { verdicts as verdictWords } from '@quizly/words/student.ts'
import type { VerdictName } from '@quizly/domain'
import { Icon, type IconName } from '../icons/icons.tsx'
import './verdict.css'

/** The look of each verdict. Its word stands beside it, so that nothing is told by colour alone. */
export const verdictLooks: Record<VerdictName, { icon: IconName; short: string }> = {
  correct: { icon: 'check', short: 'c' },
  partly: { icon: 'half', short: 'p' },
  incorrect: { icon: 'cross', short: 'i' },
  skipped: { icon: 'dash', short: 's' },
  waiting: { icon: 'dash', short: 'w' },
  'left-out': { icon: 'dash', short: 's' },
  'not-asked': { icon: 'dash', short: 'n' },
}

export function VerdictTag({ verdict }: { verdict: VerdictName }) {
  const { icon } = verdictLooks[verdict]
  return (
    <span className={`verdict verdict--${verdict}`}>
      <Icon name={icon} />
      {verdictWords.names[verdict]}
    </span>
  )
}
