import {
  type MarkingSettings,
  nextRound,
  noMarkingSettings,
  pointsOfMark,
  type Question,
  type QuizRight,
  rolesWith,
  type RoundMark,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listMarks } from './manual-grading.repository.ts'
import { listSettings } from '../../db/attempts/marking-settings.ts'
import { listResults } from './to-mark.repository.ts'

export type QuestionOfQuiz = { quizId: string; questionId: string; userId: string }

export const currentQuestions = (db: Db, { id, currentRevision }: Pick<OwnQuiz, 'id' | 'currentRevision'>) =>
  currentRevision === null ? Promise.resolve([]) : getRevision(db, id, currentRevision)

export async function getQuestion(db: Db, { quizId, questionId, userId }: QuestionOfQuiz, right: QuizRight) {
  const quiz = await requireRole(db, quizId, userId, right)
  const questions = await currentQuestions(db, quiz)
  const index = questions.findIndex(({ _id }) => _id === questionId)
  const question = questions[index]
  if (!question) throw new AppError('not-found', 'question-unknown')
  return { quiz, question, index }
}

export const isOn = ({ on }: MarkingSettings, name: MarkingSettings['on'][number]) => on.includes(name)

export const isDraft = ({ version, releasedPoints }: StoredMark) => version > 0 && releasedPoints === null

/** The answers to a question that a person is to mark, with the marks that they have. */
export async function findTask(db: Db, requested: QuestionOfQuiz) {
  const { quiz, question, index } = await getQuestion(db, requested, 'mark')
  const settings = (await listSettings(db, quiz.id)).get(question._id) ?? noMarkingSettings
  const results = await listResults(db, {
    quizId: quiz.id,
    revision: quiz.currentRevision ?? 0,
    all: isOn(settings, 'by-hand'),
    names: isOn(settings, 'names'),
  })
  const marks = await listMarks(db, quiz.id, question._id)
  const marksOf = Map.groupBy(marks, ({ attemptId }) => attemptId)
  const answers = results
    .filter(({ isToMark }) => isToMark(index, question._id, settings))
    .map(({ id, name }) => ({ attemptId: id, name, marks: marksOf.get(id) ?? [] }))
  return { quiz, question, index, settings, marks, answers }
}
export type MarkingTask = Awaited<ReturnType<typeof findTask>>

/** A mark as the rules of rounds see it: one that was released and waits again is there for its marker, but counts no more. */
export const toRoundMark =
  (question: Question) =>
  (mark: StoredMark): RoundMark => ({
    round: mark.round,
    markerId: mark.markerId,
    reservedUntil: mark.reservedUntil,
    ...(isDraft(mark) && { points: pointsOfMark(question, mark) }),
  })

export const replyOf = (question: Question, { version, items, adjustment, comment }: StoredMark) => ({
  version,
  items,
  adjustment,
  comment,
  points: pointsOfMark(question, { items, adjustment }),
})

/** Which mark of an answer somebody can give next. */
export const roundFor = (
  { question, quiz, settings }: Pick<MarkingTask, 'question' | 'quiz' | 'settings'>,
  marks: readonly StoredMark[],
  userId: string,
  now: number,
) =>
  nextRound(
    marks.map(toRoundMark(question)),
    { id: userId, mayDecide: rolesWith('edit').includes(quiz.role) },
    settings.threshold,
    now,
  )
