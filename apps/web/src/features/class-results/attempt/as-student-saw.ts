/**
 * The questions in the order of a result's answers, which is the one in which the student saw them, so that they have
 * the numbers of the timeline. Questions that were added later come last.
 */
export function asStudentSaw<Question extends { _id: string }>(
  questions: readonly Question[],
  { answers }: { answers: readonly { questionId: string }[] },
): Question[] {
  const places = new Map(answers.map(({ questionId }, place) => [questionId, place]))
  const placeOf = ({ _id }: Question) => places.get(_id) ?? answers.length
  return questions.toSorted((one, other) => placeOf(one) - placeOf(other))
}
