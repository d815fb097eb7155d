import {
  type ChosenItem,
  chosenItems,
  decidedPoints,
  type MarkingSettings,
  pointsOfMark,
  type Question,
} from '@quizly/domain'
import type { StoredMark } from '../../db/attempts/stored-draft-marks.ts'
import { createPauses } from '../../event-loop.ts'
import { isDraft } from './marking-task.service.ts'

type OfAnswer = { attemptId: string; questionId: string; marks: StoredMark[] }

/** Of each answer what was noted of it. */
export function groupMarks(marks: readonly StoredMark[]): OfAnswer[] {
  const given = marks.filter(({ version }) => version > 0)
  const groups = Map.groupBy(given, ({ attemptId, questionId }) => `${attemptId} ${questionId}`)
  return [...groups.values()].flatMap((ofAnswer) => {
    const [first] = ofAnswer
    return first ? [{ attemptId: first.attemptId, questionId: first.questionId, marks: ofAnswer }] : []
  })
}

export type ToRelease = OfAnswer & {
  points: number
  comment: string
  items: ChosenItem[]
  /** What was released before and counts otherwise by the rubric as it is now. */
  before?: number
}

/** What all answers get by their marks, as far as they are to be released. Others get turns. */
export async function listToRelease(
  marks: readonly StoredMark[],
  questions: readonly Question[],
  settingsOf: ReadonlyMap<string, MarkingSettings>,
): Promise<ToRelease[]> {
  const all: ToRelease[] = []
  const pause = createPauses()
  for (const ofAnswer of groupMarks(marks)) {
    const release = toRelease(ofAnswer, questions, settingsOf)
    if (release) all.push(release)
    await pause()
  }
  return all
}

/** What an answer gets by its marks; undefined while that is not decided, or if it has it already. */
function toRelease(
  { attemptId, questionId, marks }: OfAnswer,
  questions: readonly Question[],
  settingsOf: ReadonlyMap<string, MarkingSettings>,
): ToRelease | undefined {
  const question = questions.find(({ _id }) => _id === questionId)
  if (!question) return undefined
  const drafts = marks.filter(isDraft)
  const counted = drafts.length > 0 ? drafts : marks
  const decided = decidedPoints(
    counted.map((mark) => ({ ...mark, points: pointsOfMark(question, mark) })),
    settingsOf.get(questionId)?.threshold ?? null,
  )
  if (!decided) return undefined
  const decisive = counted
    .filter(({ round }) => decided.rounds.includes(round))
    .toSorted((one, other) => one.round - other.round)
  // Students read one mark with its own comment.
  const mark = decisive.find(({ comment }) => comment !== '') ?? decisive[0]
  const release = {
    attemptId,
    questionId,
    marks,
    points: decided.points,
    comment: mark?.comment ?? '',
    items: chosenItems(question, mark?.items ?? []),
  }
  if (drafts.length > 0) return release
  const { points: most = 1 } = question
  const before = Math.min(marks[0]?.releasedPoints ?? 0, most)
  return before === decided.points ? undefined : { ...release, before }
}
