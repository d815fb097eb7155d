import type { FieldsOf } from '../field.ts'

export type WrittenFields = {
  /** Accents, punctuation and inner white space do not matter. */
  lenient?: true | undefined
}

export const writtenFields = {
  lenient: {
    part: 'key',
    decidesMarks: true,
    isShownToStudent: true,
    isKeptByRules: true,
    since: '0.3.0',
    elsewhere: 'lenient-needs-text',
    isLike: (value: unknown) => value === true,
  },
} as const satisfies FieldsOf<WrittenFields>
