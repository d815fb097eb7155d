import type { Answer, Question, SavedAnswer } from '@quizly/domain'
import { markAnswers, picturesIn, pointsOf, submittedAnswers } from '@quizly/domain'
import type { Store } from '../../apps/server/src/db/store.ts'
import { writeOutcomes } from '../../apps/server/src/db/stored-outcomes.ts'
import type { KnownToStudent } from './student/known-to-student.ts'

/** Something that was counted; with `mustBe` only this number is right. */
export type Finding = { name: string; count: number; mustBe?: number }

/** Compares what every student knows with what is stored. */
export async function findDifferences(
  { db }: Store,
  questions: readonly Question[],
  allKnown: readonly KnownToStudent[],
): Promise<Finding[]> {
  const rows = await db.selectFrom('attempts').selectAll().execute()
  const byStudent = Map.groupBy(rows, ({ student_id }) => student_id)
  const found = allKnown.map((known) => compare(byStudent.get(known.studentId) ?? [], questions, known))
  const sum = (count: (one: (typeof found)[number]) => number) =>
    found.reduce((total, one) => total + count(one), 0)
  return [
    { name: 'answers acknowledged', count: sum(({ acknowledged }) => acknowledged) },
    { name: 'answers found', count: sum(({ present }) => present) },
    { name: 'difference', count: sum(({ acknowledged, present }) => acknowledged - present), mustBe: 0 },
    {
      name: 'answers lost on opening the page again',
      count: sum(({ lostOnReload }) => lostOnReload),
      mustBe: 0,
    },
    { name: 'results', count: sum(({ isSubmitted }) => isSubmitted), mustBe: allKnown.length },
    { name: 'results other than what was submitted', count: sum(({ isOther }) => isOther), mustBe: 0 },
    {
      name: 'results other than what was shown',
      count: sum(({ isUnlikeShown }) => isUnlikeShown),
      mustBe: 0,
    },
    { name: 'attempts closed twice', count: sum(({ isClosedTwice }) => isClosedTwice), mustBe: 0 },
    { name: 'results doubled', count: sum(({ doubled }) => doubled), mustBe: 0 },
    { name: 'marks wrong', count: sum(({ isMarkedWrong }) => isMarkedWrong), mustBe: 0 },
    ...(questions.some(({ drawn }) => drawn?.some((text) => picturesIn(text).length > 0))
      ? findPictures(allKnown)
      : []),
  ]
}

function findPictures(allKnown: readonly KnownToStudent[]): Finding[] {
  const sum = (counted: 'picturesShown' | 'picturesWrong') =>
    allKnown.reduce((total, known) => total + known[counted], 0)
  return [
    { name: 'pictures shown', count: sum('picturesShown') },
    { name: 'pictures refused, or other ones', count: sum('picturesWrong'), mustBe: 0 },
  ]
}

type Row = {
  state: string
  saved_answers: string
  answers: string | null
  outcomes: string | null
  score: number | null
  points: number | null
  max_points: number | null
  waiting: number | null
}

function compare(rows: readonly Row[], questions: readonly Question[], known: KnownToStudent) {
  const [row] = rows
  const saved = read<SavedAnswer[]>(row?.saved_answers, [])
  const answers = read<Answer[]>(row?.answers, [])
  const marks = markAnswers(questions, known.submitted)
  const acknowledged = [...known.choices].filter(([, made]) => made.acknowledged >= 0)
  const present = acknowledged.filter(([questionId, made]) => {
    const stored = saved.find((answer) => answer.questionId === questionId)
    // A later choice whose acknowledgement was lost with the server may be stored instead.
    return made.options.slice(made.acknowledged).some((option) => isSame(option, stored?.selectedOption))
  })
  const { points = null, maxPoints = null, waiting = null } = marks.weighted ?? {}
  const isMarkedRight =
    row?.outcomes === writeOutcomes(marks.outcomes) &&
    isSame([row.score, row.points, row.max_points, row.waiting], [marks.score, points, maxPoints, waiting])
  const stored = row && (row.points === null ? row.score : pointsOf(row.points))
  const isShown = known.results.every((shown) => isSame(shown.answers, answers) && shown.score === stored)
  return {
    acknowledged: acknowledged.length,
    present: present.length,
    lostOnReload: known.lostOnReload,
    isSubmitted: Number(row?.state === 'submitted'),
    isOther: Number(!isSame(answers, submittedAnswers(questions, known.submitted))),
    isUnlikeShown: Number(known.results.length === 0 || !isShown),
    isClosedTwice: Number(known.created > 1),
    doubled: Math.max(0, rows.length - 1),
    isMarkedWrong: Number(!isMarkedRight),
  }
}

function read<T>(json: string | null | undefined, otherwise: T): T {
  return json === null || json === undefined ? otherwise : (JSON.parse(json) as T)
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
