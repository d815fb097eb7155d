import { type FieldsOf, trimEach } from '../field.ts'
import { limits } from '../limits.ts'

export type MatchingFields = {
  /** Partners of no prompt. */
  distractors?: string[] | undefined
}

/** What students choose from for each prompt. */
export type MatchingForm = { partners?: string[] | undefined }

export const matchingFields = {
  distractors: {
    part: 'key',
    // They name the letters of outcomes.
    decidesMarks: true,
    isShownToStudent: false,
    since: '0.3.0',
    elsewhere: 'distractors-elsewhere',
    longest: limits.optionLength,
    trim: (texts: string[]) => {
      const written = trimEach(texts).filter((text) => text !== '')
      return written.length > 0 ? written : undefined
    },
  },
} as const satisfies FieldsOf<MatchingFields>
