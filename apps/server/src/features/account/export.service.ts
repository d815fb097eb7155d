import type { ExportedAttempt, ExportedQuiz, User } from '@quizly/contract'
import { hasRunOut, type LastDeadline, shownScore, visibility } from '@quizly/domain'
import { findLastDeadline } from '../../db/attempts/last-deadlines.ts'
import type { Db, Store } from '../../db/store.ts'
import { closeOverdueAttempts } from '../attempts/close.service.ts'
import { listRegradesOf } from '../attempts/regraded.service.ts'
import { listEvents } from '../attempts/timeline.service.ts'
import { emailKey } from '../auth/login/auth.service.ts'
import { listSessionsOfUser } from '../auth/sessions/sessions.service.ts'
import {
  type AttemptRow,
  getAccount,
  listAttemptsOf,
  listBankOf,
  listBankSharingOf,
  listDevicesOf,
  listPasskeysOf,
  listInvitationsOf,
  listDraftsOf,
  listMessagesOf,
  listPicturesOf,
  listQuizzesOf,
  listSharedWith,
  listSlipsOf,
} from './export.repository.ts'
import { listFormerNames } from './account.repository.ts'
import { yieldToEventLoop } from '../../event-loop.ts'

/** A quiz or an attempt can have a megabyte, so other calls are answered in between. */
const pageSize = 1
const slipsAtOnce = 1_000
const iso = (moment: number) => new Date(moment).toISOString()

/** All data of a user. Lists are read page by page, however long they are. */
export async function exportAccount(
  { db, reports }: Pick<Store, 'db' | 'reports'>,
  { _id: userId, email }: User,
  now: number,
) {
  await closeOverdueAttempts(db, now, { studentId: userId, reports })
  const { account, createdAt, factorSince } = await getAccount(reports, userId)
  return {
    exportedAt: iso(now),
    account: {
      ...account,
      createdAt: iso(createdAt),
      ...(factorSince !== null && { secondFactorSince: iso(factorSince) }),
    },
    sessions: (await listSessionsOfUser(reports, userId, now)).map((session) => ({
      device: session.device,
      signedInAt: iso(session.createdAt),
      lastUsedAt: iso(session.lastUsedAt),
      endsAt: iso(session.expiresAt),
    })),
    formerNames: (await listFormerNames(reports, userId)).map(({ name, until }) => ({
      name,
      until: iso(until),
    })),
    devices: (await listDevicesOf(reports, userId)).map(({ lastUsedAt }) => ({
      lastUsedAt: iso(lastUsedAt),
    })),
    passkeys: (await listPasskeysOf(reports, userId)).map(({ name, addedAt, lastUsedAt }) => ({
      name,
      addedAt: iso(addedAt),
      lastUsedAt: lastUsedAt === null ? null : iso(lastUsedAt),
    })),
    messages: eachOf(
      (afterId) => listMessagesOf(reports, { userId, afterId, limit: pageSize }),
      (row) => ({ sentAt: iso(row.createdAt), message: row.message }),
    ),
    attempts: eachOf(
      (afterId) => listAttemptsOf(reports, { userId, afterId, limit: pageSize }),
      async (row) => toExportedAttempt(reports, row, await findLastDeadline(reports, row.access, now), now),
    ),
    quizzes: eachOf(
      (afterId) => listQuizzesOf(reports, { userId, afterId, limit: pageSize }),
      ({ id, createdAt: madeAt, updatedAt, instructions, ...quiz }): ExportedQuiz => ({
        _id: id,
        ...quiz,
        ...(instructions !== null && { instructions }),
        createdAt: iso(madeAt),
        updatedAt: iso(updatedAt),
      }),
    ),
    sharedQuizzes: await listSharedWith(reports, userId),
    invitations: (await listInvitationsOf(reports, userId, emailKey(email))).map(
      ({ sentAt, expiresAt, ...invitation }) => ({
        ...invitation,
        sentAt: iso(sentAt),
        expiresAt: iso(expiresAt),
      }),
    ),
    bankSharing: (await listBankSharingOf(reports, userId, emailKey(email))).map(({ sentAt, ...share }) => ({
      ...share,
      sentAt: iso(sentAt),
    })),
    slips: eachOf(
      (afterId) => listSlipsOf(reports, { userId, afterId, limit: slipsAtOnce }),
      ({ list, name, madeAt, expiresAt, usedAt, revokedAt }) => ({
        list,
        name,
        madeAt: iso(madeAt),
        validUntil: iso(expiresAt),
        ...(usedAt !== null && { usedAt: iso(usedAt) }),
        ...(revokedAt !== null && { revokedAt: iso(revokedAt) }),
      }),
    ),
    drafts: eachOf(
      (afterId) => listDraftsOf(reports, { userId, afterId, limit: pageSize }),
      ({ id: quizId, savedAt, ...draft }) => ({ quizId, ...draft, savedAt: iso(savedAt) }),
    ),
    bank: eachOf(
      (afterId) => listBankOf(reports, { userId, afterId, limit: pageSize }),
      ({ id, savedAt, ...item }) => ({ _id: id, ...item, savedAt: iso(savedAt) }),
    ),
    pictures: eachOf(
      (afterId) => listPicturesOf(reports, { userId, afterId, limit: pageSize }),
      ({ id: hash, image }) => ({ hash, image }),
    ),
  }
}

async function* eachOf<Row extends { id: string }, Item>(
  readPage: (afterId: string) => Promise<Row[]>,
  toItem: (row: Row) => Item | Promise<Item>,
): AsyncGenerator<Item> {
  let afterId = ''
  for (;;) {
    await yieldToEventLoop()
    const rows = await readPage(afterId)
    for (const row of rows) yield await toItem(row)
    const last = rows.at(-1)
    if (!last) return
    afterId = last.id
  }
}

async function toExportedAttempt(
  db: Db,
  { id, number, latest, access, state, end, questions, answers, verdicts, score, marked, ...row }: AttemptRow,
  lastDeadline: LastDeadline,
  now: number,
): Promise<ExportedAttempt> {
  const attempt = end && { state: 'submitted' as const, number, ...end, latest }
  const seen = visibility({ reader: { kind: 'student' }, quiz: access, attempt, lastDeadline, now })
  const isShown = seen.result === 'full'
  const hasScore = seen.result !== 'no'
  const textOf = new Map(questions.map(({ _id, text }) => [_id, text]))
  const verdictOf = new Map(verdicts.map(({ questionId, verdict }) => [questionId, verdict]))
  return {
    ...row,
    _id: id,
    state,
    score: hasScore && score ? shownScore(score).score : null,
    ...(hasScore && score?.weighted && { maxScore: shownScore(score).maxScore }),
    admittedAt: iso(row.admittedAt),
    startedAt: row.startedAt === null ? null : iso(row.startedAt),
    submittedAt: row.submittedAt === null ? null : iso(row.submittedAt),
    submittedBy: end ? (hasRunOut(end) ? 'time' : 'student') : null,
    answers: answers.map((answer) => ({
      ...answer,
      question: textOf.get(answer.questionId) ?? null,
      verdict: (isShown && verdictOf.get(answer.questionId)) || null,
    })),
    ...(isShown && marked && { markedAgain: await listRegradesOf(db, marked) }),
    timeline: listEvents(row),
  }
}
