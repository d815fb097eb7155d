import {
  type MarkingSettings,
  nextRound,
  pointsOfMark,
  type Question,
  type QuizRight,
  type QuizRole,
  rolesWith,
  type RoundMark,
} from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import { listSettings, settingsIn } from '../../db/attempts/marking-settings.ts'
import { isToMark, type Marker, type StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import type { Db } from '../../db/store.ts'
import { createPauses } from '../../event-loop.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { listMarks } from './manual-grading.repository.ts'
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

type OfQuiz = { quizId: string; userId: string }

/** Of each question, or of one of them, the answers that a person has marked or is to mark, with the marks that they have. */
export async function findTasks(db: Db, { quizId, userId }: OfQuiz, only?: string) {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const numbered = (await currentQuestions(db, quiz)).map((question, index) => ({ question, index }))
  const requested = numbered.filter(({ question }) => only === undefined || question._id === only)
  if (only !== undefined && requested.length === 0) throw new AppError('not-found', 'question-unknown')
  const settingsOf = await listSettings(db, quizId)
  const results = await listResults(db, {
    quizId,
    revision: quiz.currentRevision ?? 0,
    names: requested.some(({ question }) => isOn(settingsIn(settingsOf, question._id), 'names')),
  })
  const marks = await listMarks(db, quizId, only)
  const marksOf = Map.groupBy(marks, ({ attemptId, questionId }) => `${attemptId} ${questionId}`)
  const pause = createPauses()
  const tasks: MarkingTask[] = []
  for (const { question, index } of requested) {
    const settings = settingsIn(settingsOf, question._id)
    const answers: MarkingTask['answers'] = []
    for (const { id, name, markerOf } of results) {
      const marker = markerOf(index, question._id)
      const isHere = isToMark(marker, settings)
      if (isHere || marker === 'person') {
        const given = marksOf.get(`${id} ${question._id}`) ?? []
        answers.push({ attemptId: id, name, marker, isToMark: isHere, marks: given })
      }
      await pause()
    }
    const ofQuestion = marks.filter(({ questionId }) => questionId === question._id)
    tasks.push({ quiz, question, index, settings, marks: ofQuestion, answers })
  }
  return { quiz, tasks, marks, settingsOf }
}

export type MarkingTask = {
  quiz: OwnQuiz & { role: QuizRole }
  question: Question
  index: number
  settings: MarkingSettings
  marks: StoredMark[]
  answers: {
    attemptId: string
    name: string | undefined
    marker: Marker | undefined
    isToMark: boolean
    marks: StoredMark[]
  }[]
}

export async function findTask(db: Db, { questionId, ...requested }: QuestionOfQuiz): Promise<MarkingTask> {
  const [task] = (await findTasks(db, requested, questionId)).tasks
  if (!task) throw new AppError('not-found', 'question-unknown')
  return task
}

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
  { marks, isToMark: isHere }: Pick<MarkingTask['answers'][number], 'marks' | 'isToMark'>,
  userId: string,
  now: number,
) =>
  isHere
    ? nextRound(
        marks.map(toRoundMark(question)),
        { id: userId, mayDecide: rolesWith('edit').includes(quiz.role) },
        settings.threshold,
        now,
      )
    : undefined
