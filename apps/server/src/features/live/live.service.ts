import type { LiveCounts, LiveQuiz, LiveStudent } from '@quizly/contract'
import {
  type Allowance,
  type Answer,
  answeredMarks,
  askedIn,
  byNeed,
  type LiveSortKey,
  liveState,
  remainingMs,
  type StoredAnswer,
  timeAtStart,
} from '@quizly/domain'
import { busy } from '../../app-error.ts'
import { parseList, required, mapReadable, withinBytes } from '../../db/readable-rows.ts'
import type { Db, Store } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { findAllowances } from '../quizzes/allowances/allowances.service.ts'
import { getRevision } from '../quizzes/questions.service.ts'
import type { OwnQuiz } from '../quizzes/quizzes.service.ts'
import { findDisconnectedTogether, listDisconnected } from './disconnected.service.ts'
import { countSubmitted, listLatestSubmitted, listUnfinished, readLiveAttempts } from './live.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

/** How many students the list has at most, so that a reply stays small whatever the class. */
export const maxLive = 200

/** What a live page shows beside the quiz itself; the same for everybody who may see it. */
export type LiveClass = Omit<LiveQuiz, 'quiz'>

/** Throws “busy” as soon as nobody wants it any more. */
export async function readLiveClass(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  quiz: OwnQuiz,
  isWanted: () => boolean,
  now: number,
): Promise<LiveClass> {
  await closeOverdueAttempts(db, now, { reports })
  const unfinished = await listPlaces(reports, quiz.id, now)
  const disconnected = await findDisconnectedTogether(reports, quiz.id, unfinished, now)
  const submitted = await countSubmitted(reports, quiz)
  const chosen: Chosen[] = unfinished.toSorted(byNeed).slice(0, maxLive)
  if (chosen.length < maxLive && submitted > 0) {
    chosen.push(...(await listLatestSubmitted(reports, quiz, maxLive - chosen.length)))
  }
  const students = await readStudents(reports, quiz, chosen, { isWanted, now })
  return {
    isReady: quiz.currentRevision !== null,
    counts: countStates(unfinished, submitted),
    students: students.toSorted((one, other) => byNeed(placeOf(one), placeOf(other))),
    ...(disconnected && { cutOff: disconnected }),
  }
}

type Chosen = { _id: string; bytes: number; offlineSince?: number | undefined }

/** Where each unfinished attempt stands; how long the saved answers are stands for how many there are. */
async function listPlaces(db: Db, quizId: string, now: number): Promise<(LiveSortKey & Chosen)[]> {
  const attempts = await listUnfinished(db, quizId)
  if (attempts.length === 0) return []
  const away = new Map(
    (await listDisconnected(db, quizId, now)).map(({ attemptId, leftAt }) => [attemptId, leftAt]),
  )
  return attempts.map(({ _id, state, bytes }) => {
    const since = away.get(_id)
    return { _id, state: liveState(state, since !== undefined), offlineSince: since, answered: bytes, bytes }
  })
}

function countStates(unfinished: readonly LiveSortKey[], submitted: number): LiveCounts {
  const countOf = (requested: LiveSortKey['state']) =>
    unfinished.filter(({ state }) => state === requested).length
  return {
    joined: unfinished.length + submitted,
    working: countOf('working'),
    offline: countOf('offline'),
    notStarted: countOf('not-started'),
    submitted,
  }
}

const placeOf = ({ _id, state, answered = '', offlineMs }: LiveStudent): LiveSortKey => ({
  _id,
  state,
  answered: answered.replaceAll('0', '').length,
  offlineSince: offlineMs && -offlineMs,
})

async function readStudents(
  db: Db,
  quiz: OwnQuiz,
  chosen: readonly Chosen[],
  { isWanted, now }: { isWanted: () => boolean; now: number },
): Promise<LiveStudent[]> {
  const students: LiveStudent[] = []
  let left = chosen
  while (left.length > 0) {
    if (!isWanted()) throw busy()
    const part = withinBytes(left)
    const byId = new Map(part.map((each) => [each._id, each]))
    const rows = await readLiveAttempts(db, [...byId.keys()])
    const admitted = rows.filter(({ state }) => state === 'admitted').map((row) => row.student_id)
    const allowances = await findAllowances(db, quiz, admitted)
    students.push(
      ...(await mapReadable(rows, (row) =>
        toStudent(db, quiz, row, {
          since: byId.get(row.id)?.offlineSince,
          allowance: allowances.get(row.student_id),
          now,
        }),
      )),
    )
    left = left.slice(part.length)
    if (left.length > 0) await yieldToEventLoop()
  }
  return students
}

type Row = Awaited<ReturnType<typeof readLiveAttempts>>[number]

async function toStudent(
  db: Db,
  quiz: OwnQuiz,
  row: Row,
  { since, allowance, now }: { since: number | undefined; allowance: Allowance | undefined; now: number },
): Promise<LiveStudent> {
  // Time may have closed it after it was chosen.
  const state = liveState(row.state, since !== undefined)
  const student = { _id: row.id, userId: row.student_id, name: row.name, state }
  if (state === 'not-started') {
    const startsAt = Math.max(now, quiz.opensAt ?? now)
    const { baseDurationMs, uncapped } = timeAtStart(quiz, allowance, startsAt)
    return {
      ...student,
      answered: '0'.repeat(quiz.traits?.asked ?? quiz.numQuestions),
      remainingMs: Math.max(0, baseDurationMs),
      ...(uncapped && startsAt === now && { endsAtClosing: true }),
    }
  }
  const questions = askedIn(await getRevision(db, quiz.id, required(row.revision)), row)
  if (state === 'submitted') {
    return row.answers === null
      ? student
      : { ...student, answered: answeredMarks(questions, parseList<Answer>(row.answers)) }
  }
  const saved = row.saved_answers === null ? undefined : parseList<StoredAnswer>(row.saved_answers)
  const savedAt = Math.max(0, ...(saved ?? []).map((answer) => answer.savedAt ?? 0))
  return {
    ...student,
    ...(saved && { answered: answeredMarks(questions, saved) }),
    ...(savedAt > 0 && { savedMsAgo: Math.max(0, now - savedAt) }),
    ...(state === 'offline' && since !== undefined && { offlineMs: now - since }),
    remainingMs: remainingMs(required(row.deadline), now),
  }
}
