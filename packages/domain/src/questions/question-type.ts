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

/** The version of Quizly that brought a type. Those of the specification every version knows. */
export const typesSince: Readonly<Partial<Record<QuestionType, string>>> = {
  numeric: '0.3.0',
  matching: '0.3.0',
  ordering: '0.3.0',
  essay: '0.3.0',
}

/** The version from which any one of several accepted texts is right; before, a student had to give all of them. */
export const severalTextsSince: Readonly<Partial<Record<QuestionType, string>>> = { write: '0.3.0' }
