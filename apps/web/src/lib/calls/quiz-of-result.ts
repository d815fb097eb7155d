/**
 * The quiz of a listed result. The specification leaves open whether it comes with its title or as an ID alone, and it
 * may be gone.
 */
export function quizOfResult(quizId: unknown): { _id: string; title: string } {
  const { _id = String(quizId), title = 'Untitled quiz' } = Object(quizId)
  return { _id, title }
}
