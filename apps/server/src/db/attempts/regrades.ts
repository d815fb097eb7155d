import {
  type AnswerRegrade,
  type ChosenItem,
  type HandVerdict,
  hundredthsOf,
  type LaterRegrade,
  pointsOf,
  type Question,
  type QuestionRegrade,
} from '@quizly/domain'
import { type Selectable, sql } from 'kysely'
import { createPauses } from '../../event-loop.ts'
import { keepNewest } from '../keep-newest.ts'
import { parseList, required } from '../readable-rows.ts'
import type { Db } from '../store.ts'
import type { Tables } from '../tables.ts'

/** Of each quiz. */
const maxRegrades = 100
/** Of each attempt, beside the last one of each question. */
const maxMarks = 200

const common = ({ id, quizId, questionId, reason, by, at }: QuestionRegrade | AnswerRegrade) => ({
  id,
  quiz_id: quizId,
  question_id: questionId,
  reason,
  educator_id: by,
  made_at: at,
})

export async function insertQuestionRegrade(trx: Db, regrade: QuestionRegrade): Promise<void> {
  await trx
    .insertInto('marking_overrides')
    .values({
      ...common(regrade),
      mode: regrade.mode,
      revision: regrade.revision,
      question_number: regrade.number,
      may_lower: Number(regrade.mayLower),
      before: JSON.stringify(regrade.before),
      after: JSON.stringify(regrade.after),
    })
    .execute()
  await keepNewest(trx, 'marking_overrides', {
    where: sql`quiz_id = ${regrade.quizId} and revision is not null`,
    per: 'quiz_id',
    order: sql`revision desc`,
    most: maxRegrades,
  })
}

/** Of one attempt. Items of the rubric stay only with the last mark of each question. */
export async function insertAnswerRegrades(
  trx: Db,
  attemptId: string,
  regrades: readonly AnswerRegrade[],
): Promise<void> {
  if (regrades.length === 0) return
  const questionIds = regrades.map(({ questionId }) => questionId)
  await trx
    .updateTable('marking_overrides')
    .set({ items: null })
    .where('attempt_id', '=', attemptId)
    .where('question_id', 'in', questionIds)
    .where('items', 'is not', null)
    .execute()
  await trx
    .insertInto('marking_overrides')
    .values(
      regrades.map((regrade) => ({
        ...common(regrade),
        attempt_id: attemptId,
        mode: modeOf(regrade.verdict),
        points: pointsIn(regrade.verdict),
        items: regrade.items?.length ? JSON.stringify(regrade.items) : null,
      })),
    )
    .execute()
  await forgetOldMarks(trx, attemptId)
}

async function forgetOldMarks(trx: Db, attemptId: string): Promise<void> {
  const all = await trx
    .selectFrom('marking_overrides')
    .select(['id', 'question_id'])
    .where('attempt_id', '=', attemptId)
    .execute()
  const inOrder = all.toSorted(byChange)
  const last = new Set(new Map(inOrder.map((mark) => [mark.question_id, mark.id])).values())
  const old = inOrder.filter(({ id }) => !last.has(id)).slice(0, -maxMarks)
  if (old.length === 0) return
  const ids = old.map(({ id }) => id)
  await trx.deleteFrom('marking_overrides').where('id', 'in', ids).execute()
}

const modeOf = (verdict: HandVerdict | null): Row['mode'] =>
  verdict === null ? 'undo' : typeof verdict === 'string' ? verdict : 'points'

/** In hundredths. */
const pointsIn = (verdict: HandVerdict | null) =>
  verdict !== null && typeof verdict === 'object' ? hundredthsOf(verdict.points) : null

function verdictIn({ mode, points }: Pick<Row, 'mode' | 'points'>): HandVerdict | null {
  if (mode === 'undo') return null
  return mode === 'points' ? { points: pointsOf(required(points)) } : (mode as HandVerdict)
}

export async function updateToUndone(trx: Db, id: string, undoneBy: string): Promise<void> {
  await trx.updateTable('marking_overrides').set({ undone_by: undoneBy }).where('id', '=', id).execute()
}

const ofQuestions = (db: Db, quizId: string) =>
  db.selectFrom('marking_overrides').where('quiz_id', '=', quizId).where('revision', 'is not', null)

export async function findQuestionRegrade(
  db: Db,
  quizId: string,
  by: { id: string } | { revision: number },
): Promise<QuestionRegrade | undefined> {
  const all = ofQuestions(db, quizId).selectAll()
  const row = await (
    'id' in by ? all.where('id', '=', by.id) : all.where('revision', '=', by.revision)
  ).executeTakeFirst()
  return row && toQuestionRegrade(row)
}

/** Of long ones, each of which has two questions with all answers that count. */
const readAtOnce = 10

/** The newest first, one at a time because they may be long; others get turns. Names are null for deleted accounts. */
export async function* questionRegrades(
  db: Db,
  quizId: string,
  { limit, before: first }: { limit: number; before?: number | undefined },
): AsyncGenerator<QuestionRegrade & { educator: string | null }> {
  const pause = createPauses()
  let before = first
  for (let left = limit; left > 0; left -= readAtOnce) {
    const all = ofQuestions(db, quizId)
    const rows = await (before === undefined ? all : all.where('revision', '<', before))
      .innerJoin('users', 'users.id', 'educator_id')
      .selectAll('marking_overrides')
      .select(['users.name as educator', 'users.deleted_at'])
      .orderBy('revision', 'desc')
      .limit(Math.min(readAtOnce, left))
      .execute()
    for (const { educator, deleted_at: deletedAt, ...row } of rows) {
      const regrade = toQuestionRegrade(row)
      before = regrade.revision
      yield { ...regrade, educator: deletedAt === null ? educator : null }
      await pause()
    }
    if (rows.length < readAtOnce) break
  }
}

/** Of all regrades of a quiz what is asked of later ones, the newest first, without what may be long. */
export async function listRegradeHeads(db: Db, quizId: string): Promise<LaterRegrade[]> {
  const rows = await ofQuestions(db, quizId)
    .select(['id', 'revision', 'mode', 'undone_by', 'question_id'])
    .orderBy('revision', 'desc')
    .limit(maxRegrades)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    revision: required(row.revision),
    mode: row.mode as QuestionRegrade['mode'],
    undoneBy: row.undone_by,
    before: { _id: row.question_id },
  }))
}

/** Of revisions after `from`, up to `upTo`; the oldest first. */
export async function listQuestionRegradesBetween(
  db: Db,
  quizId: string,
  { from, upTo, after, limit }: { from: number; upTo: number; after: number; limit: number },
): Promise<Pick<QuestionRegrade, 'at' | 'revision' | 'number' | 'reason' | 'mode'>[]> {
  const rows = await ofQuestions(db, quizId)
    .select(['made_at as at', 'revision', 'question_number as number', 'reason', 'mode'])
    .where('revision', '>', from)
    .where('revision', '<=', upTo)
    .where('made_at', '>', after)
    .orderBy('revision', 'desc')
    .limit(limit)
    .$narrowType<Pick<QuestionRegrade, 'revision' | 'number' | 'mode'>>()
    .execute()
  return rows.toReversed()
}

/** The oldest first. */
export async function listAnswerRegrades(
  db: Db,
  attemptId: string,
): Promise<(AnswerRegrade & { educator: string })[]> {
  const rows = await db
    .selectFrom('marking_overrides')
    .innerJoin('users', 'users.id', 'educator_id')
    .selectAll('marking_overrides')
    .select('users.name as educator')
    .where('attempt_id', '=', attemptId)
    .execute()
  return rows.toSorted(byChange).map(({ educator, ...row }) => ({
    ...toRegrade(row),
    attemptId,
    verdict: verdictIn(row),
    ...(row.items !== null && { items: parseList<ChosenItem>(row.items) }),
    educator,
  }))
}

/** Of these attempts the answers that got a mark by hand from this moment on. */
export async function listMarkedSince(db: Db, attemptIds: readonly string[], since: number) {
  return db
    .selectFrom('marking_overrides')
    .select(['attempt_id as attemptId', 'question_id as questionId'])
    .where('attempt_id', 'in', attemptIds)
    .where('made_at', '>=', since)
    .where('mode', '!=', 'undo')
    .execute()
}

/** By the version that they have replaced, and of one change by their places: clocks of several servers may disagree. */
function byChange({ id: one }: { id: string }, { id: other }: { id: string }): number {
  const [[version = 0, position = 1], [otherVersion = 0, otherPlace = 1]] = [placesIn(one), placesIn(other)]
  return version - otherVersion || position - otherPlace
}

const placesIn = (id: string) =>
  id
    .slice(id.lastIndexOf('.v') + 2)
    .split('.')
    .map(Number)

type Row = Selectable<Tables['marking_overrides']>
const toRegrade = (row: Omit<Row, 'mode'>) => ({
  id: row.id,
  quizId: row.quiz_id,
  questionId: row.question_id,
  reason: row.reason,
  by: row.educator_id,
  at: row.made_at,
})

const toQuestionRegrade = (row: Row): QuestionRegrade => ({
  ...toRegrade(row),
  revision: required(row.revision),
  number: required(row.question_number),
  mode: row.mode as QuestionRegrade['mode'],
  mayLower: row.may_lower === 1,
  before: JSON.parse(required(row.before)) as Question,
  after: JSON.parse(required(row.after)) as Question,
  undoneBy: row.undone_by,
})
