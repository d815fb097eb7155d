import type { ComponentProps } from 'react'
import { TextField } from '../../../components/forms/field.tsx'
import type { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'

/** The fields for typing. */
export const detailNames = ['title', 'timeLimit'] as const

/** The details that a quiz needs besides its questions. */
export function UploadDetails({
  bind,
  problemAt,
}: {
  bind: ReturnType<typeof useNewQuizFields<(typeof detailNames)[number]>>['bind']
  problemAt: (path: string) => string | undefined
}) {
  const common: ComponentProps<'input'> = { autoComplete: 'off', required: true }
  return (
    <div className="sheet-review__details">
      <TextField {...common} {...bind('title')} label="Quiz Title" problem={problemAt('title')} dir="auto" />
      <TextField
        {...common}
        {...bind('timeLimit')}
        label="Time Limit (minutes)"
        problem={problemAt('timeLimit')}
        className="num"
        inputMode="numeric"
      />
    </div>
  )
}
