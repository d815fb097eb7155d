import { Icon } from '../../../components/icons/icons.tsx'
import { type Flags, useFlag } from './flags.ts'

/** Flags a question for review, or takes the flag away. The key R does the same, and is then heard of too. */
export function FlagButton({
  flags,
  questionId,
  number,
}: {
  flags: Flags
  questionId: string
  number: number
}) {
  const isFlagged = useFlag(flags, questionId)
  return (
    <>
      <button
        className="linkish q__flag"
        type="button"
        aria-pressed={isFlagged}
        aria-keyshortcuts="R"
        onClick={() => flags.toggle(questionId)}
      >
        <Icon name="flag" className="icon--sm" />
        Flag<span className="vh"> question {number} for review</span>
      </button>
      <span className="vh" aria-live="polite">
        {isFlagged ? 'Flagged' : ''}
      </span>
    </>
  )
}
