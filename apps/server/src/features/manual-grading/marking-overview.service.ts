import type { CallBody, ChangedMarks, MarkingOverview, setMarking as setCall } from '@quizly/contract'
import { decidedPoints, needsThirdLook, noMarkingSettings, rolesWith } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { toChanged } from './changed-marks.service.ts'
import { listMarks } from './manual-grading.repository.ts'
import { listSettings, putSettings } from '../../db/attempts/marking-settings.ts'
import {
  currentQuestions,
  getQuestion,
  isOn,
  type QuestionOfQuiz,
  toRoundMark,
} from './marking-task.service.ts'
import { listToRelease } from './marks-to-release.service.ts'
import { listResults } from './to-mark.repository.ts'

export async function getMarking(
  db: Db,
  { quizId, userId }: { quizId: string; userId: string },
  now: number,
): Promise<MarkingOverview> {
  const quiz = await requireRole(db, quizId, userId, 'mark')
  const questions = await currentQuestions(db, quiz)
  const settingsOf = await listSettings(db, quizId)
  const results = await listResults(db, {
    quizId,
    revision: quiz.currentRevision ?? 0,
    all: [...settingsOf.values()].some((settings) => isOn(settings, 'by-hand')),
    names: false,
  })
  const marks = await listMarks(db, quizId)
  const marksOf = Map.groupBy(marks, ({ attemptId, questionId }) => `${attemptId} ${questionId}`)
  const rows: MarkingOverview['questions'] = []
  for (const [index, question] of questions.entries()) {
    await yieldToEventLoop()
    const settings = settingsOf.get(question._id)
    const answers = results
      .filter(({ isToMark }) => isToMark(index, question._id, settings ?? noMarkingSettings))
      .map(({ id }) => (marksOf.get(`${id} ${question._id}`) ?? []).map(toRoundMark(question)))
    const threshold = settings?.threshold ?? null
    const isDecided = (each: (typeof answers)[number]) => decidedPoints(each, threshold) !== undefined
    const isBegun = (each: (typeof answers)[number]) => each.some(({ points }) => points !== undefined)
    const apart = answers.filter((each) => needsThirdLook(each, threshold)).length
    rows.push({
      number: index + 1,
      question,
      ...(settings && { settings: { ...settings, on: [...settings.on] } }),
      waiting: answers.length,
      marked: answers.filter(isDecided).length,
      ...(threshold !== null && {
        begun: answers.filter((each) => isBegun(each) && !isDecided(each)).length - apart,
        apart,
      }),
    })
  }
  const ready = await listToRelease(marks, questions, settingsOf)
  const changed = await toChanged(db, ready, questions)
  return {
    quiz: summarizeOwn(quiz, now),
    questions: rows,
    ready: countAttempts(ready),
    released: countAttempts(marks.filter(({ releasedPoints }) => releasedPoints !== null)),
    ...(changed && { changed: rolesWith('edit').includes(quiz.role) ? changed : withoutNames(changed) }),
  }
}

const withoutNames = ({ up, down }: ChangedMarks) => ({ up, down })

const countAttempts = (of: readonly { attemptId: string }[]) =>
  new Set(of.map(({ attemptId }) => attemptId)).size

export async function setMarking(db: Db, requested: QuestionOfQuiz, settings: CallBody<typeof setCall>) {
  await getQuestion(db, requested, 'edit')
  await putSettings(db, requested, settings)
  return settings
}
