import type { TimedResult } from '@quizly/contract'
import type { Question, SelectedOption, VerdictName } from '@quizly/domain'

export type MarkedQuestion = {
  number: number
  question: Question
  selected: SelectedOption
  verdict: VerdictName
  byHand?: true | undefined
  /** In a weighted quiz: what the answer earned, of how many points. */
  points?: number | undefined
  outOf?: number | undefined
  /** When the server received the answer, in ISO 8601; undefined if skipped. */
  savedAt: string | undefined
  /** The language of the question; undefined: the app's. */
  language: string | undefined
}

/** The questions of a result, each with the answer to it and its verdict. One without a verdict was not asked. */
export function markedQuestions(
  { verdicts, answers }: TimedResult,
  questions: readonly Question[],
  language: string | undefined,
): MarkedQuestion[] {
  const verdictById = new Map(verdicts.map((verdict) => [verdict.questionId, verdict]))
  const answerById = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.map((question, i) => {
    const answer = answerById.get(question._id)
    return {
      number: i + 1,
      question,
      selected: answer?.selectedOption ?? null,
      savedAt: answer?.savedAt,
      language,
      verdict: 'not-asked',
      ...verdictById.get(question._id),
    }
  })
}
