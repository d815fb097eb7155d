import type { StoredDraft, User } from '@quizly/contract'
import type {
  Answer,
  AttemptState,
  LatestAttempt,
  MarksByHand,
  Question,
  QuestionContent,
  QuizAccess,
  SavedAnswer,
  Score,
  SubmittedAttempt,
  Verdict,
  Timeline,
} from '@quizly/domain'
import type { Selectable } from 'kysely'
import { readByHand } from '../../db/attempts/stored-marks-by-hand.ts'
import { readTimeline } from '../../db/attempts/stored-timeline.ts'
import { parseList } from '../../db/readable-rows.ts'
import { findScore } from '../../db/attempts/stored-score.ts'
import type { Db } from '../../db/store.ts'
import { accessColumns, readAccess } from '../../db/stored-access.ts'
import { readVerdicts } from '../../db/stored-outcomes.ts'
import type { Tables } from '../../db/tables.ts'
import { rowUnreadable } from '../../events.ts'
import { findLatestAttempts } from '../../db/attempts/latest-attempts.ts'
import { toUser } from '../../db/tables/stored-users.ts'

type Page = { userId: string; afterId: string; limit: number }

/** Whether there is a second factor, and never its secret. */
export async function getAccount(
  db: Db,
  userId: string,
): Promise<{ account: User; createdAt: number; factorSince: number | null }> {
  const row = await db
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.id')
    .select(['id', 'name', 'email', 'role', 'language', 'created_at as createdAt'])
    .select('confirmed_at as factorSince')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return { account: toUser(row), createdAt: row.createdAt, factorSince: row.factorSince }
}

/** Devices that are recognised at log-in; there are never many. */
export async function listDevicesOf(db: Db, userId: string): Promise<{ lastUsedAt: number }[]> {
  return db
    .selectFrom('known_devices')
    .select('last_used_at as lastUsedAt')
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute()
}

/** The oldest first; there are never many. */
export async function listPasskeysOf(db: Db, userId: string) {
  return db
    .selectFrom('passkeys')
    .select(['name', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

/** The quizzes of others on which a user has a role; there are never very many. */
export async function listSharedWith(db: Db, userId: string) {
  return db
    .selectFrom('quiz_roles')
    .innerJoin('quizzes', 'quizzes.id', 'quiz_roles.quiz_id')
    .select(['quizzes.id as _id', 'quizzes.title', 'quiz_roles.role'])
    .where('quiz_roles.user_id', '=', userId)
    .where('quiz_roles.role', '<>', 'owner')
    .orderBy('quizzes.id')
    .execute()
}

export async function listInvitationsOf(db: Db, userId: string, emailKey: string) {
  return db
    .selectFrom('invitations')
    .innerJoin('quizzes', 'quizzes.id', 'invitations.quiz_id')
    .select(['invitations.email', 'quizzes.title as quiz', 'invitations.role'])
    .select(['invitations.created_at as sentAt', 'invitations.expires_at as expiresAt'])
    .where(({ eb, or }) =>
      or([eb('invitations.email_key', '=', emailKey), eb('invitations.invited_by', '=', userId)]),
    )
    .orderBy('invitations.id')
    .execute()
}

export async function listBankSharingOf(db: Db, userId: string, emailKey: string) {
  const rows = await db
    .selectFrom('bank_shares')
    .innerJoin('users', 'users.id', 'bank_shares.owner_id')
    .select(['users.name as owner', 'bank_shares.email', 'bank_shares.role', 'user_id as userId'])
    .select('bank_shares.created_at as sentAt')
    .where(({ eb, or }) =>
      or([
        eb('bank_shares.email_key', '=', emailKey),
        eb('owner_id', '=', userId),
        eb('user_id', '=', userId),
      ]),
    )
    .orderBy('bank_shares.id')
    .execute()
  return rows.map(({ userId: accepted, ...row }) => ({ ...row, isAccepted: accepted !== null }))
}

export async function listMessagesOf(db: Db, { userId, afterId, limit }: Page) {
  return db
    .selectFrom('contact_messages')
    .select(['id', 'message', 'created_at as createdAt'])
    .where('user_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
}

export type AttemptRow = {
  id: string
  quiz: { _id: string; title: string }
  number: number
  latest: LatestAttempt | undefined
  access: QuizAccess & { id: string; currentRevision: number | null }
  state: AttemptState
  admittedAt: number
  startedAt: number | null
  submittedAt: number | null
  submittedBy: 'student' | 'time' | null
  score: Score | undefined
  totalQuestions: number | null
  answers: Answer[]
  verdicts: Verdict[]
  savedAnswers: SavedAnswer[]
  lateAnswers: SavedAnswer[]
  timeline: Timeline
  /** How the attempt ended; undefined before that. */
  end: { submittedAt: number; submittedBy: 'student' | 'time'; deadline: number; devices: string } | undefined
  questions: Question[]
  /** Only of a result that somebody has marked by hand. */
  marked: MarkedByHand | undefined
}

type MarkedByHand = Pick<
  SubmittedAttempt,
  'id' | 'revision' | 'markedRevision' | 'submittedAt' | 'seed' | 'layout'
> & { quiz: { id: string }; byHand: MarksByHand }

export async function listAttemptsOf(db: Db, { userId, afterId, limit }: Page): Promise<AttemptRow[]> {
  const rows = await db
    .selectFrom('attempts')
    .innerJoin('quizzes', 'quizzes.id', 'attempts.quiz_id')
    .leftJoin('quiz_revisions', (join) =>
      join
        .onRef('quiz_revisions.quiz_id', '=', 'attempts.quiz_id')
        .onRef('quiz_revisions.revision', '=', 'attempts.marked_revision'),
    )
    .selectAll('attempts')
    .select(['quizzes.title', 'quizzes.current_revision', ...accessColumns])
    .select('quiz_revisions.questions')
    .where('attempts.student_id', '=', userId)
    .where('attempts.id', '>', afterId)
    .orderBy('attempts.id')
    .limit(limit)
    .execute()
  const several = rows.filter((row) => row.attempt_rule !== null).map((row) => row.quiz_id)
  const latestOf = several.length > 0 ? await findLatestAttempts(db, userId, several) : undefined
  return rows.map((row) => {
    const questions = readList<Question>(row.id, row.questions)
    return {
      id: row.id,
      quiz: { _id: row.quiz_id, title: row.title },
      number: row.number,
      latest: latestOf?.get(row.quiz_id),
      access: { id: row.quiz_id, ...readAccess(row), currentRevision: row.current_revision },
      state: row.state,
      admittedAt: row.admitted_at,
      startedAt: row.started_at,
      submittedAt: row.submitted_at,
      submittedBy: row.submitted_by,
      score: findScore(row),
      totalQuestions: row.total_questions,
      answers: readList<Answer>(row.id, row.answers),
      verdicts: readOr<Verdict[]>(row.id, [], () =>
        row.state === 'submitted' ? readVerdicts(row, questions) : [],
      ),
      savedAnswers: readList<SavedAnswer>(row.id, row.saved_answers),
      lateAnswers: readList<SavedAnswer>(row.id, row.late_answers),
      timeline: readTimeline(row.timeline),
      end: readEnd(row),
      questions,
      marked: readMarked(row),
    }
  })
}

function readMarked(
  row: Pick<
    Selectable<Tables['attempts']>,
    'id' | 'quiz_id' | 'revision' | 'marked_revision' | 'submitted_at' | 'seed' | 'layout' | 'by_hand'
  >,
): MarkedByHand | undefined {
  const { id, revision, marked_revision: markedRevision, submitted_at: submittedAt, by_hand: byHand } = row
  if (revision === null || markedRevision === null || submittedAt === null || byHand === null)
    return undefined
  const { seed, layout } = row
  const quiz = { id: row.quiz_id }
  return { id, quiz, revision, markedRevision, submittedAt, seed, layout, byHand: readByHand(byHand) }
}

export async function listQuizzesOf(db: Db, { userId, afterId, limit }: Page) {
  const rows = await db
    .selectFrom('quizzes')
    .leftJoin('quiz_revisions', (join) =>
      join
        .onRef('quiz_revisions.quiz_id', '=', 'quizzes.id')
        .onRef('quiz_revisions.revision', '=', 'quizzes.current_revision'),
    )
    .leftJoin('quiz_instructions', 'quiz_instructions.quiz_id', 'quizzes.id')
    .select(['quizzes.id', 'title', 'time_limit_minutes as timeLimit', 'secret_code as secretCode'])
    .select('quiz_instructions.source as instructions')
    .select(['quizzes.created_at as createdAt', 'updated_at as updatedAt', 'quiz_revisions.questions'])
    .where('owner_id', '=', userId)
    .where('quizzes.id', '>', afterId)
    .orderBy('quizzes.id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, questions: readList<Question>(row.id, row.questions) }))
}

export async function listBankOf(db: Db, { userId, afterId, limit }: Page) {
  const rows = await db
    .selectFrom('bank_items')
    .innerJoin('bank_versions', (join) =>
      join
        .onRef('bank_versions.item_id', '=', 'bank_items.id')
        .onRef('bank_versions.version', '=', 'bank_items.version'),
    )
    .select(['id', 'bank_items.version', 'title', 'tags', 'level', 'note', 'source', 'language', 'question'])
    .select('bank_items.saved_at as savedAt')
    .where('educator_id', '=', userId)
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map(({ title, tags, level, note, source, language, question, ...row }) => ({
    ...row,
    question: JSON.parse(question) as QuestionContent,
    tags: parseList<string>(tags),
    ...(title !== null && { title }),
    ...(level !== null && { level }),
    ...(note !== null && { note }),
    ...(source !== null && { source }),
    ...(language !== null && { language }),
  }))
}

export async function listDraftsOf(db: Db, { userId, afterId, limit }: Page) {
  const rows = await db
    .selectFrom('drafts')
    .select(['quiz_id', 'id', 'base_revision', 'questions', 'saved_at'])
    .where('user_id', '=', userId)
    .where('quiz_id', '>', afterId)
    .orderBy('quiz_id')
    .limit(limit)
    .execute()
  return rows.map((row) => ({
    id: row.quiz_id,
    _id: row.id,
    baseRevision: row.base_revision,
    questions: readList<StoredDraft['questions'][number]>(row.quiz_id, row.questions),
    savedAt: row.saved_at,
  }))
}

/** By its hash, which is unique. */
export const listSlipsOf = (db: Db, { userId, afterId, limit }: Page) =>
  db
    .selectFrom('slips')
    .innerJoin('slip_lists', 'slip_lists.id', 'slips.list_id')
    .select(['slips.id', 'slips.name', 'slip_lists.title as list', 'made_at as madeAt'])
    .select(['expires_at as expiresAt', 'used_at as usedAt', 'revoked_at as revokedAt'])
    .where('educator_id', '=', userId)
    .where('slips.id', '>', afterId)
    .orderBy('slips.id')
    .limit(limit)
    .execute()

export async function listPicturesOf(db: Db, { userId, afterId, limit }: Page) {
  const rows = await db
    .selectFrom('images')
    .select(['hash', 'bytes'])
    .where('owner_id', '=', userId)
    .where('hash', '>', afterId)
    .orderBy('hash')
    .limit(limit)
    .execute()
  return rows.map(({ hash, bytes }) => ({ id: hash, image: Buffer.from(bytes).toString('base64') }))
}

function readEnd({
  submitted_at,
  submitted_by,
  deadline,
  devices,
}: Selectable<Tables['attempts']>): AttemptRow['end'] {
  if (submitted_at === null || submitted_by === null || deadline === null) return undefined
  return { submittedAt: submitted_at, submittedBy: submitted_by, deadline, devices }
}

/** Reads a list; one that cannot be read is reported and left out. */
function readList<Item>(id: string, json: string | null): Item[] {
  return readOr(id, [], () => (json === null ? [] : parseList<Item>(json)))
}

/** Reads a part of a row; one that cannot be read is reported and left out. */
function readOr<Part>(id: string, otherwise: Part, read: () => Part): Part {
  try {
    return read()
  } catch (error) {
    rowUnreadable.publish({ id, error })
    return otherwise
  }
}
