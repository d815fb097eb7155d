import { marking as markingWords, markingPage as pageWords } from '@quizly/words/desk.ts'
import type { NextAnswer } from '@quizly/contract'
import { shownText } from '../../components/quiz/shown-text.ts'

/** A question with its number; what is drawn stands below, because tables cannot stand in a heading. */
export function QuestionTitle({ quiz, number, question }: Pick<NextAnswer, 'quiz' | 'number' | 'question'>) {
  const language = quiz.language ?? 'en'
  if (!question.drawn) {
    return (
      <h2>
        {markingWords.question(
          number,
          <bdi key="text" lang={language}>
            {shownText(question, question.text)}
          </bdi>,
        )}
      </h2>
    )
  }
  return (
    <>
      <h2>{pageWords.titleOf(number)}</h2>
      <div className="rich" dir="auto" lang={language}>
        {shownText(question, question.text)}
      </div>
    </>
  )
}
