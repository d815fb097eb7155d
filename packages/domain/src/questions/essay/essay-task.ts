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
