import * as answerWords from '@quizly/words/authoring/answers.ts'
import { picturesAsText } from '@quizly/domain'

/** A text of an educator's question where nothing is drawn. What students write stays as it is. */
export const textOnly = (text: string): string => picturesAsText(text, answerWords.picture)
