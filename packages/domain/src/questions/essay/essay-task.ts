import type { FieldsOf } from '../field.ts'

/** What a student of an essay question is asked for, and by what it is marked. */
export type EssayTask = {
  /** How long the text may be. Words are counted and only told; no character more can be typed. */
  most?: { kind: 'words' | 'characters'; count: number } | undefined
  /** The browser may underline misspelt words. */
  spelling?: true | undefined
  /** Each item gives or takes points. */
  rubric?: RubricItem[] | undefined
  /** An answer as it could be, for those who mark. */
  sample?: string | undefined
}

/** `_id` stays the same when the item is edited, so that marks keep it. */
export type RubricItem = { _id: string; text: string; points: number }

/** What a student is told of it before the end. */
export type EssayForm = Pick<EssayTask, 'most' | 'spelling'>

export type EssayFields = { essay?: EssayTask | undefined }

export const essayFields = {
  essay: {
    part: 'marking',
    decidesMarks: false,
    isShownToStudent: false,
    since: '0.3.0',
    elsewhere: 'essay-elsewhere',
    isLike: (value: unknown) => typeof value === 'object' && value !== null,
    isWeighted: () => true,
  },
} as const satisfies FieldsOf<EssayFields>
