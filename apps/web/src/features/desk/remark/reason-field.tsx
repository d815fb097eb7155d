import { TextField } from '../../../components/forms/field.tsx'
import { reasonId, type useMarkAgain } from './use-mark-again.ts'

/** Why a question is marked again. */
export function ReasonField({
  marking: { reason, setReason, problem },
}: {
  marking: Pick<ReturnType<typeof useMarkAgain>, 'reason' | 'setReason' | 'problem'>
}) {
  return (
    <TextField
      id={reasonId}
      label="Reason (required)"
      hint="Students see it with their result and in their receipt."
      problem={problem}
      aria-required
      maxLength={500}
      value={reason}
      onChange={({ target }) => setReason(target.value)}
    />
  )
}
