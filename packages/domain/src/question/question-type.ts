/** `single`: one option is correct; `multiple`: one or more are; `write`: the student types the answer. */
export const questionTypes = ['single', 'multiple', 'write'] as const
export type QuestionType = (typeof questionTypes)[number]
