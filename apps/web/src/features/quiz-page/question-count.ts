import { rooms as authoringWords } from '@quizly/words/authoring.ts'

/** How many questions a quiz has and, if slots draw them, how many each attempt is asked. */
export const questionCount = ({
  numQuestions,
  asked,
}: {
  numQuestions: number
  asked?: number | undefined
}): string =>
  asked === undefined
    ? authoringWords.questions(numQuestions)
    : authoringWords.questionsOf(asked, numQuestions)
