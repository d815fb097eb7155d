import type {
  CallBody,
  ChangedMarks,
  MarkingOverview,
  setMarking as setCall,
  StudentToMark,
} from '@quizly/contract'
import { decidedPoints, needsThirdLook, rolesWith } from '@quizly/domain'
import type { Db } from '../../db/store.ts'
import { yieldToEventLoop } from '../../event-loop.ts'
import { summarizeOwn } from '../quizzes/quizzes.service.ts'
import { requireRole } from '../quizzes/roles.service.ts'
import { allAnswerHandles } from './answer-handles.service.ts'
import { orderAnswers, refOf } from './answer-order.service.ts'
import { toChanged } from './changed-marks.service.ts'
import { putNames, putSettings, settingsIn } from '../../db/attempts/marking-settings.ts'
import {
  findTasks,
  getQuestion,
  isOn,
  type MarkingTask,
  type QuestionOfQuiz,
  roundFor,
  toRoundMark,
} from './marking-task.service.ts'
import { listToRelease } from './marks-to-release.service.ts'

type OfQuiz = { quizId: string; userId: string }

export async function getMarking(db: Db, requested: OfQuiz, now: number): Promise<MarkingOverview> {
  const { quiz, tasks, marks, settingsOf } = await findTasks(db, requested)
  const handles = await allAnswerHandles(db)
  const rows: MarkingOverview['questions'] = []
  for (const task of tasks) {
    await yieldToEventLoop()
    const { index, question, settings } = task
    const { threshold } = settings
    const counts = countAnswers(task)
    const [first] = counts.waiting > counts.marked ? [] : await orderAnswers([task])
    const hasSettings = settingsOf.has(question._id) || settings.on.length > 0
    rows.push({
      number: index + 1,
      question,
      ...(hasSettings && { settings: { ...settings, on: [...settings.on] } }),
      waiting: counts.waiting,
      marked: counts.marked,
      toMark: counts.toMark,
      released: counts.released,
      ...(first && { first: refOf(handles, first) }),
      ...(threshold !== null && { begun: counts.begun, apart: counts.apart, settled: counts.settled }),
    })
  }
  const questions = tasks.map(({ question }) => question)
  const ready = await listToRelease(marks, questions, settingsOf)
  const changed = await toChanged(db, ready, questions)
  const withAnswers = tasks.filter(({ answers }) => answers.length > 0)
  return {
    quiz: summarizeOwn(quiz, now),
    questions: rows,
    ready: countAttempts(ready),
    released: countAttempts(marks.filter(({ releasedPoints }) => releasedPoints !== null)),
    names:
      withAnswers.length > 0
        ? withAnswers.every(({ settings }) => isOn(settings, 'names'))
        : isOn(settingsIn(settingsOf), 'names'),
    ...(changed && { changed: rolesWith('edit').includes(quiz.role) ? changed : withoutNames(changed) }),
  }
}

const noAnswers = { waiting: 0, marked: 0, toMark: 0, released: 0, begun: 0, apart: 0, settled: 0 }
type AnswerCounts = typeof noAnswers

/** The marks that are not released, the answers that have none, and how two markers agree. */
function countAnswers(task: MarkingTask): AnswerCounts {
  const counts = { ...noAnswers }
  for (const answer of task.answers) addTo(counts, task, answer)
  return counts
}

function addTo(counts: AnswerCounts, task: MarkingTask, answer: MarkingTask['answers'][number]): void {
  if (!answer.isToMark) {
    counts.released += 1
    return
  }
  const { threshold } = task.settings
  const marks = answer.marks.map(toRoundMark(task.question))
  counts.waiting += 1
  if (decidedPoints(marks, threshold)) {
    counts.marked += 1
    if (
      needsThirdLook(
        marks.filter(({ round }) => round < 3),
        threshold,
      )
    )
      counts.settled += 1
    return
  }
  if (answer.marker === 'nobody') counts.toMark += 1
  if (needsThirdLook(marks, threshold)) counts.apart += 1
  else if (marks.some(({ points }) => points !== undefined)) counts.begun += 1
}

const maxStudents = 100

/** Each attempt is a row: a student who was asked twice has two. */
export async function listStudentsToMark(
  db: Db,
  { quizId, userId, after }: OfQuiz & { after?: string | undefined },
  now: number,
) {
  const { quiz, tasks } = await findTasks(db, { quizId, userId })
  const ordered = await orderAnswers(tasks, quizId)
  const attempts = [...Map.groupBy(ordered, ({ attemptId }) => attemptId)]
  const handles = await allAnswerHandles(db)
  const ofQuiz = handles(quizId)
  const lastId = after === undefined ? undefined : ofQuiz.open(after)
  const from = 1 + attempts.findIndex(([attemptId]) => attemptId === lastId)
  const page = attempts.slice(from, from + maxStudents)
  const students: StudentToMark[] = []
  for (const [at, [, answers]] of page.entries()) {
    const counts = { ...noAnswers }
    for (const answer of answers) addTo(counts, answer.task, answer)
    const first = answers.find((each) => roundFor(each.task, each, userId, now) !== undefined) ?? answers[0]
    if (!first) continue
    const isNamed = answers.every(({ task }) => isOn(task.settings, 'names'))
    students.push({
      number: from + at + 1,
      ...(isNamed && first.name !== undefined && { name: first.name }),
      toMark: counts.toMark,
      marked: counts.marked,
      released: counts.released,
      first: refOf(handles, first),
    })
  }
  const last = from + maxStudents < attempts.length ? page.at(-1) : undefined
  return {
    quiz: summarizeOwn(quiz, now),
    students,
    ...(last && { next: ofQuiz.seal(last[0]) }),
  }
}

export async function setMarkingNames(db: Db, { quizId, userId }: OfQuiz, names: boolean) {
  await requireRole(db, quizId, userId, 'edit')
  await db.transaction().execute((trx) => putNames(trx, quizId, names))
  return { names }
}

const withoutNames = ({ up, down }: ChangedMarks) => ({ up, down })

const countAttempts = (of: readonly { attemptId: string }[]) =>
  new Set(of.map(({ attemptId }) => attemptId)).size

export async function setMarking(db: Db, requested: QuestionOfQuiz, settings: CallBody<typeof setCall>) {
  await getQuestion(db, requested, 'edit')
  await putSettings(db, requested, settings)
  return settings
}
