/** `single`: one option is correct; `multiple`: one or more are; `write`: the student types the answer; `numeric`: a number; `matching`: each prompt gets a partner; `ordering`: items are put in order; `essay`: a longer text, which a person marks. */
export const questionTypes = [
  'single',
  'multiple',
  'write',
  'numeric',
  'matching',
  'ordering',
  'essay',
] as const
export type QuestionType = (typeof questionTypes)[number]

/** Every student's page has the fields of the types of the specification; it loads those of the others where it needs them. */
export const laterTypes: readonly QuestionType[] = questionTypes.slice(3)
