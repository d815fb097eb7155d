import type { Slot } from '../../format.ts'

export const label = 'Preview'
export const loading = 'Loading the preview'
export const failed = 'The preview could not be loaded'
export const safe = 'The quiz is safe.'
export const none = 'There is nothing to preview yet'
export const noneHint = 'This quiz has no questions.'
export const toQuestions = 'To its questions'
export const note = <Node>(bold: Slot<Node>) => [bold('Preview'), ' Nothing is saved or scored.']
export const again = 'Take it again'
export const end = 'End preview'
