import type { ComponentProps } from 'react'
import { TextField } from '../../../components/forms/field.tsx'
import type { useNewQuizFields } from '../../../lib/forms/use-new-quiz-fields.ts'

/** The fields; the language comes only with a quiz that was downloaded. */
export const detailNames = ['title', 'timeLimit', 'language'] as const
/** Under this name they are kept. */
export const detailsKind = 'upload-details'

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
      <input {...bind('language')} type="hidden" />
    </div>
  )
}
