import {
  type AnswerOverride,
  type ChosenItem,
  type HandVerdict,
  hundredthsOf,
  pointsOf,
  type Question,
  type QuestionOverride,
} from '@quizly/domain'
import type { Insertable, Selectable } from 'kysely'
import { parseList, required } from '../readable-rows.ts'
import type { Db } from '../store.ts'
import type { Tables } from '../tables.ts'

export async function insertOverride(trx: Db, override: QuestionOverride | AnswerOverride): Promise<void> {
  const { id, quizId, questionId, reason, by, at } = override
  const mode = 'attemptId' in override ? modeOf(override.verdict) : override.mode
  const common = { id, quiz_id: quizId, question_id: questionId, mode, reason, educator_id: by, made_at: at }
  const scope: Partial<Insertable<Tables['marking_overrides']>> =
    'attemptId' in override
      ? {
          attempt_id: override.attemptId,
          points: pointsIn(override.verdict),
          items: override.items?.length ? JSON.stringify(override.items) : null,
        }
      : {
          revision: override.revision,
          question_number: override.number,
          may_lower: Number(override.mayLower),
          before: JSON.stringify(override.before),
          after: JSON.stringify(override.after),
        }
  await trx
    .insertInto('marking_overrides')
    .values({ ...common, ...scope })
    .execute()
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

export async function findQuestionOverride(
  db: Db,
  quizId: string,
  by: { id: string } | { revision: number },
): Promise<QuestionOverride | undefined> {
  const all = ofQuestions(db, quizId).selectAll()
  const row = await (
    'id' in by ? all.where('id', '=', by.id) : all.where('revision', '=', by.revision)
  ).executeTakeFirst()
  return row && toQuestionOverride(row)
}

/** The newest first. Names are null for deleted accounts. */
export async function listQuestionOverrides(
  db: Db,
  quizId: string,
  limit: number,
): Promise<(QuestionOverride & { educator: string | null })[]> {
  const rows = await ofQuestions(db, quizId)
    .innerJoin('users', 'users.id', 'educator_id')
    .selectAll('marking_overrides')
    .select(['users.name as educator', 'users.deleted_at'])
    .orderBy('revision', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ educator, deleted_at: deletedAt, ...row }) => ({
    ...toQuestionOverride(row),
    educator: deletedAt === null ? educator : null,
  }))
}

/** Of revisions after `from`, up to `upTo`; the oldest first. */
export async function listQuestionOverridesBetween(
  db: Db,
  quizId: string,
  { from, upTo, after, limit }: { from: number; upTo: number; after: number; limit: number },
): Promise<Pick<QuestionOverride, 'at' | 'revision' | 'number' | 'reason' | 'mode'>[]> {
  const rows = await ofQuestions(db, quizId)
    .select(['made_at as at', 'revision', 'question_number as number', 'reason', 'mode'])
    .where('revision', '>', from)
    .where('revision', '<=', upTo)
    .where('made_at', '>', after)
    .orderBy('revision', 'desc')
    .limit(limit)
    .$narrowType<Pick<QuestionOverride, 'revision' | 'number' | 'mode'>>()
    .execute()
  return rows.toReversed()
}

/** The oldest first. */
export async function listAnswerOverrides(
  db: Db,
  attemptId: string,
): Promise<(AnswerOverride & { educator: string })[]> {
  const rows = await db
    .selectFrom('marking_overrides')
    .innerJoin('users', 'users.id', 'educator_id')
    .selectAll('marking_overrides')
    .select('users.name as educator')
    .where('attempt_id', '=', attemptId)
    .execute()
  return rows.toSorted(byChange).map(({ educator, ...row }) => ({
    ...toOverride(row),
    attemptId,
    verdict: verdictIn(row),
    ...(row.items !== null && { items: parseList<ChosenItem>(row.items) }),
    educator,
  }))
}

/** By the version that they have replaced, and of one change by their places: clocks of several servers may disagree. */
function byChange({ id: one }: { id: string }, { id: other }: { id: string }): number {
  const [[version = 0, place = 1], [otherVersion = 0, otherPlace = 1]] = [placesIn(one), placesIn(other)]
  return version - otherVersion || place - otherPlace
}

const placesIn = (id: string) =>
  id
    .slice(id.lastIndexOf('.v') + 2)
    .split('.')
    .map(Number)

type Row = Selectable<Tables['marking_overrides']>
const toOverride = (row: Omit<Row, 'mode'>) => ({
  id: row.id,
  quizId: row.quiz_id,
  questionId: row.question_id,
  reason: row.reason,
  by: row.educator_id,
  at: row.made_at,
})

const toQuestionOverride = (row: Row): QuestionOverride => ({
  ...toOverride(row),
  revision: required(row.revision),
  number: required(row.question_number),
  mode: row.mode as QuestionOverride['mode'],
  mayLower: row.may_lower === 1,
  before: JSON.parse(required(row.before)) as Question,
  after: JSON.parse(required(row.after)) as Question,
  undoneBy: row.undone_by,
})
