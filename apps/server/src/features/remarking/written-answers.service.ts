import type { WrittenAnswers } from '@quizly/contract'
import { answerCounter, isWritten, limits, markAnswers, mostDistinctAnswers } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { required } from '../../db/readable-rows.ts'
import type { Db } from '../../db/store.ts'
import { forEachSubmitted } from '../attempts/marking/submitted-answers.service.ts'
import { getCurrentQuestions, summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'

/** Those that count, and as many others as can be accepted in one call. */
const mostCharacters = 2 * limits.acceptedCharacters

/** What students wrote as the answer to a question, how often, and how many have the point for it. */
export async function listWrittenAnswers(
  db: Db,
  { quizId, questionId, userId }: { quizId: string; questionId: string; userId: string },
  now: number,
): Promise<WrittenAnswers> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await getCurrentQuestions(db, quiz)
  const place = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[place]
  if (!question || !isWritten(question.type)) {
    throw new AppError('not-found', 'This quiz has no such question that is answered in writing.')
  }
  const counter = answerCounter()
  await forEachSubmitted(db, quizId, ({ revision }, answers) => {
    const given = answers.findLast((answer) => answer.questionId === questionId)
    if (given)
      counter.add(
        given.selectedOption,
        markAnswers([question], [given], { revision, questions: [question] }).score > 0,
      )
  })
  const { marking } = question
  const also = marking?.also ?? []
  const wanted = [question.correctAnswers, ...also].flatMap(([text]) => (text === undefined ? [] : [text]))
  return {
    quiz: summarizeOwn(quiz, now),
    revision: required(quiz.currentRevision),
    number: place + 1,
    question,
    ...(marking && { rule: { also, ...(marking.all && { all: marking.all }) } }),
    ...counter.rows(wanted, { most: mostDistinctAnswers, characters: mostCharacters }),
  }
}
