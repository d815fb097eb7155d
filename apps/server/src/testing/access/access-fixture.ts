import { createHash } from 'node:crypto'
import { type BankRole, outcomeOf, slipCodeLength, slipCodeSigns } from '@quizly/domain'
import { putSettings } from '../../db/attempts/marking-settings.ts'
import { hashOfAnswer } from '../../db/attempts/stored-draft-marks.ts'
import { answerHandles } from '../../features/manual-grading/answer-handles.service.ts'
import { putMark, reserve } from '../../features/manual-grading/manual-grading.repository.ts'
import { insertItems, insertVersions } from '../../features/bank/bank.repository.ts'
import { storeEducatorInvitation } from '../../features/auth/educators/educators.repository.ts'
import { setOperator } from '../../features/auth/educators/operators.repository.ts'
import { insertPasswordReset } from '../../features/auth/passwords/password-resets.repository.ts'
import { generateToken, hashToken } from '../../features/auth/sessions/sessions.service.ts'
import type { Db } from '../../db/store.ts'
import { getPictureKey, quizPass } from '../../features/pictures/passes.service.ts'
import { insertPasskey } from '../../features/passkeys/passkeys.repository.ts'
import { insertPicture, insertUses } from '../../features/pictures/pictures.repository.ts'
import { acceptShare, storeShare } from '../../features/sharing/bank-shares.repository.ts'
import { storeInvitation } from '../../features/sharing/invitations.repository.ts'
import { insertQuestionRegrade } from '../../db/attempts/regrades.ts'
import {
  insertStep,
  putFactor,
  replaceRecoveryCodes,
} from '../../features/second-factor/second-factor.repository.ts'
import { insertList, insertSlips } from '../../features/slips/slips.repository.ts'
import { insertRole } from '../../features/quizzes/roles.repository.ts'
import { codeAt } from '../second-factor.ts'
import { sampleQuestions } from '../sample-questions.ts'
import { findPasswordHash } from '../../features/auth/login/auth.service.ts'
import { seed, type SeededQuiz, type SeededUser } from '../seed.ts'
import type { TestApp } from '../test-app.ts'
import { essayAnswer, essayQuestion, start, submit } from './access-attempts.ts'

/**
 * Who calls. `owner` and `admin` each own the quizzes of a course; `student` takes those of the first, `otherStudent` those
 * of the second. `editor`, `marker` and `viewer` have these roles on all quizzes of the first.
 */
export const readers = [
  'anonymous',
  'student',
  'otherStudent',
  'admin',
  'owner',
  'editor',
  'marker',
  'viewer',
] as const
export type Reader = (typeof readers)[number]

/** Whose things a call names: the caller's, those of somebody else with the same role, or nobody's. */
export const targets = ['own', 'foreign', 'missing'] as const
export type Target = (typeof targets)[number]

/** What a call can name. */
export type Things = {
  quizId: string
  /** A quiz without questions. */
  emptyQuizId: string
  /** A quiz that `studentId` has submitted and may practise. */
  finishedQuizId: string
  attemptId: string
  /** The attempt of `studentId` at `finishedQuizId`. */
  finishedAttemptId: string
  /** A quiz in which an essay of `studentId` waits to be marked. */
  essayQuizId: string
  /** By what those who mark name its answer, which is reserved for the marker. */
  essayHandle: string
  essayQuestionId: string
  /** An answer with two marks that differ. */
  differingHandle: string
  differingQuestionId: string
  /** A question of `finishedQuizId`. */
  finishedQuestionId: string
  /** A question of `quizId`. */
  questionId: string
  /** A question of `quizId` that is answered in writing. */
  writtenQuestionId: string
  /** A regrade of the first question. */
  regradeId: string
  /** A picture in `quizId`, and the pass that its students have. */
  picture: string
  picturePass: string
  /** A question of the bank of who owns `quizId`. */
  bankItemId: string
  /** An invitation to that bank. */
  bankShareId: string
  /** A list of slips of who owns `quizId`, and one that nobody has used. */
  slipListId: string
  slipId: string
  slipCode: string
  /** A log-in of who owns `quizId` that waits for a second factor, and one of the writer that waits for it to be set up. */
  ticket: string
  setUpTicket: string
  /** Each educator has this recovery code, and an app with this code that waits to be confirmed. */
  recoveryCode: string
  totpCode: string
  secretCode: string
  email: string
  userId: string
  studentId: string
  /** Somebody with a role on `quizId` who is not its owner. */
  colleagueId: string
  /** An invitation to `quizId` that nobody has accepted. */
  invitationId: string
  /** The token of an invitation of the editor to one more quiz. */
  invitationToken: string
  /** An invitation of an educator. */
  educatorInvitationId: string
  /** A passkey of `userId`. */
  passkeyId: string
  /** A session of `userId`. */
  sessionId: string
  /** The token of a link with which `studentId` can set a new password. */
  resetToken: string
  newEmail: string
  newCode: string
}

export type AccessFixture = {
  /** An operator, who is an educator without a role on any quiz. */
  operatorToken: string
  tokenOf: (reader: Reader) => string | undefined
  thingsFor: (reader: Reader, target: Target) => Things
}

const missing: Things = {
  quizId: 'missing',
  emptyQuizId: 'missing',
  finishedQuizId: 'missing',
  attemptId: 'missing',
  finishedAttemptId: 'missing',
  essayQuizId: 'missing',
  essayHandle: 'missing',
  essayQuestionId: 'missing',
  differingHandle: 'missing',
  differingQuestionId: 'missing',
  finishedQuestionId: 'missing',
  questionId: 'missing',
  writtenQuestionId: 'missing',
  regradeId: 'missing',
  picture: 'missing',
  picturePass: 'missing.1.missing',
  bankItemId: 'missing',
  bankShareId: 'missing',
  slipListId: 'missing',
  slipId: 'missing',
  slipCode: 'MMMMMMMMMM',
  ticket: 'missing',
  setUpTicket: 'missing',
  recoveryCode: 'MMMMMMMMMM',
  totpCode: '123456',
  secretCode: 'Missing1',
  email: 'missing@example.org',
  userId: 'missing',
  studentId: 'missing',
  colleagueId: 'missing',
  invitationId: 'missing',
  invitationToken: 'missing',
  educatorInvitationId: 'missing',
  passkeyId: 'missing',
  sessionId: 'missing',
  resetToken: 'missing',
  newEmail: 'new@example.org',
  newCode: 'Missing2',
}

let made = 0

/**
 * Two educators with one student each. Both have the same kinds of things and share none. Where nobody meets what is
 * foreign, `isAlone` spares the time of making it. `isPlain`: the picture is in no question, so that calls cost what plain quizzes do.
 */
export async function createAccessFixture(
  t: TestApp,
  { isAlone = false, isPlain = false } = {},
): Promise<AccessFixture> {
  made += 1
  const prefix = `world${made}`
  return t.store.db.transaction().execute(async (trx) => {
    const first = await createCourse(trx, t, `${prefix}first`, isPlain)
    const second = isAlone ? first : await createCourse(trx, t, `${prefix}second`, isPlain)
    const places: Record<Reader, [own: Course, foreign: Course, person: Person]> = {
      anonymous: [first, second, 'student'],
      student: [first, second, 'student'],
      otherStudent: [second, first, 'student'],
      admin: [second, first, 'admin'],
      owner: [first, second, 'admin'],
      editor: [first, second, 'editor'],
      marker: [first, second, 'marker'],
      viewer: [first, second, 'viewer'],
    }
    return {
      operatorToken: first.operator.token,
      tokenOf: (reader) => {
        const [own, , person] = places[reader]
        return reader === 'anonymous' ? undefined : own[person].token
      },
      thingsFor: (reader, target) => {
        const [own, foreign, person] = places[reader]
        if (target === 'missing') return missing
        const course = target === 'own' ? own : foreign
        const { _id: userId, email, token } = course[person]
        return { ...course.things, userId, email, sessionId: hashToken(token), passkeyId: passkeyOf(userId) }
      },
    }
  })
}

const sharedRoles = ['editor', 'marker', 'viewer'] as const

type Person = 'admin' | 'student' | 'operator' | (typeof sharedRoles)[number]
type Course = Record<Person, SeededUser> & {
  things: Omit<Things, 'userId' | 'email' | 'sessionId' | 'passkeyId'>
}

const passkeyOf = (userId: string) => `passkey of ${userId}`

async function createCourse(trx: Db, t: TestApp, prefix: string, isPlain: boolean): Promise<Course> {
  const { users, quizzes } = await seed(
    trx,
    {
      users: {
        admin: { role: 'admin', email: `${prefix}admin@example.org` },
        student: { email: `${prefix}student@example.org` },
        editor: { role: 'admin', email: `${prefix}editor@example.org` },
        marker: { role: 'admin', email: `${prefix}marker@example.org` },
        viewer: { role: 'admin', email: `${prefix}viewer@example.org` },
        operator: { role: 'admin', email: `${prefix}operator@example.org` },
        writer: { email: `${prefix}writer@example.org` },
      },
      quizzes: {
        running: { owner: 'admin' },
        finished: { owner: 'admin' },
        empty: { owner: 'admin', questions: [] },
        offered: { owner: 'admin' },
        essays: { owner: 'admin', questions: [essayQuestion] },
        differing: { owner: 'admin', questions: [essayQuestion] },
      },
    },
    t,
  )
  const { student, operator, writer } = users
  // The writer has none, so that a factor can be set up at a log-in.
  for (const { _id: userId } of Object.values(users).filter((person) => person !== writer)) {
    const key = { credentialId: userId, publicKey: '', counter: 0, transports: [] }
    await insertPasskey(trx, {
      ...key,
      id: passkeyOf(userId),
      userId,
      name: 'Phone',
      createdAt: t.clock.now(),
    })
  }
  await setOperator(trx, operator._id, t.clock.now())
  const { running, finished, empty, offered, essays, differing } = quizzes
  for (const role of sharedRoles) {
    for (const { _id: quizId } of [running, finished, empty, essays, differing]) {
      await insertRole(trx, { quizId, userId: users[role]._id, role }, t.clock.now())
    }
  }
  const { id: attemptId } = await start(trx, t, running, student)
  const ended = await submit(trx, t, finished, student, {
    selectedOption: null,
    outcome: outcomeOf('skipped'),
  })
  const written = {
    selectedOption: essayAnswer,
    outcome: outcomeOf('waiting'),
    weighted: { points: 0, maxPoints: 100, waiting: 1 },
  }
  const essay = await submit(trx, t, essays, student, written)
  const marked = await submit(trx, t, differing, users.writer, written)
  await trx.updateTable('quizzes').set({ practice: 1 }).where('id', '=', finished._id).execute()
  const { token: resetToken, tokenHash } = generateToken(t.random)
  const [createdAt, expiresAt] = [t.clock.now(), t.clock.now() + 3_600_000]
  await insertPasswordReset(trx, { tokenHash, userId: student._id, createdAt, expiresAt })
  const invited = await inviteBoth(trx, t, { pending: running, offered }, users)
  const things = {
    ...invited,
    colleagueId: users.viewer._id,
    educatorInvitationId: await inviteEducator(trx, t, prefix, operator),
    quizId: running._id,
    emptyQuizId: empty._id,
    finishedQuizId: finished._id,
    attemptId,
    finishedAttemptId: ended.id,
    finishedQuestionId: finished.questions[0]?._id ?? '',
    essayQuizId: essays._id,
    essayHandle: await reserveEssay(trx, t, essays, essay.id, users.marker),
    essayQuestionId: essays.questions[0]?._id ?? '',
    differingHandle: await markTwice(trx, t, differing, marked.id, [users.admin, users.editor]),
    differingQuestionId: differing.questions[0]?._id ?? '',
    questionId: running.questions[0]?._id ?? '',
    writtenQuestionId: running.questions.find(({ type }) => type === 'write')?._id ?? '',
    regradeId: await regradeFirst(trx, t, running, users.admin),
    ...(await addPicture(trx, t, running, users.admin, isPlain)),
    bankItemId: await addToBank(trx, t, users.admin),
    bankShareId: await shareBank(trx, t, users),
    ...(await makeSlip(trx, t, users.admin)),
    ...(await addFactors(trx, t, users)),
    secretCode: running.secretCode,
    studentId: student._id,
    resetToken,
    newEmail: `${prefix}new@example.org`,
    newCode: attemptId.slice(-8),
  }
  return { ...users, things }
}

/** Invites a stranger to one quiz, and the editor of the course to another. */
async function inviteBoth(
  trx: Db,
  t: TestApp,
  { pending, offered }: { pending: SeededQuiz; offered: SeededQuiz },
  { admin, editor }: { admin: SeededUser; editor: SeededUser },
): Promise<{ invitationId: string; invitationToken: string }> {
  const { token: invitationToken, tokenHash } = generateToken(t.random)
  const [createdAt, expiresAt] = [t.clock.now(), t.clock.now() + 3_600_000]
  const both = { role: 'viewer', invitedBy: admin._id, createdAt, expiresAt } as const
  const [invitationId, stranger] = [t.newId(), `stranger-${admin.email}`]
  await storeInvitation(trx, {
    ...both,
    id: invitationId,
    quizId: pending._id,
    email: stranger,
    emailKey: stranger,
    tokenHash: generateToken(t.random).tokenHash,
  })
  const { email } = editor
  await storeInvitation(trx, {
    ...both,
    id: t.newId(),
    quizId: offered._id,
    email,
    emailKey: email,
    tokenHash,
  })
  return { invitationId, invitationToken }
}

async function inviteEducator(trx: Db, t: TestApp, prefix: string, { _id: invitedBy }: SeededUser) {
  // The one of an earlier fixture ends: only so many can be open.
  const email = `${prefix.replace(/\d+/, '')}invited@example.org`
  const [id, now] = [t.newId(), t.clock.now()]
  const { tokenHash } = generateToken(t.random)
  await storeEducatorInvitation(trx, {
    id,
    tokenHash,
    email,
    emailKey: email,
    invitedBy,
    createdAt: now,
    expiresAt: now + 3_600_000,
  })
  return id
}

async function reserveEssay(trx: Db, t: TestApp, quiz: SeededQuiz, attemptId: string, marker: SeededUser) {
  const questionId = quiz.questions[0]?._id ?? ''
  const of = { attemptId, questionId, quizId: quiz._id, markerId: marker._id, round: 1 as const }
  const [now, answerHash] = [t.clock.now(), hashOfAnswer(essayAnswer)]
  await reserve(trx, { ...of, answerHash }, now, now + 300_000)
  return (await answerHandles(trx, questionId)).seal(attemptId)
}

async function markTwice(
  trx: Db,
  t: TestApp,
  quiz: SeededQuiz,
  attemptId: string,
  markers: readonly [SeededUser, SeededUser],
) {
  const questionId = quiz.questions[0]?._id ?? ''
  const [now, answerHash] = [t.clock.now(), hashOfAnswer(essayAnswer)]
  await putSettings(trx, { quizId: quiz._id, questionId }, { on: [], threshold: 0 })
  for (const [index, { _id: markerId }] of markers.entries()) {
    const round = index === 0 ? 1 : 2
    const of = { attemptId, questionId, quizId: quiz._id, markerId, round, answerHash } as const
    await reserve(trx, of, now, now)
    await putMark(trx, { ...of, items: [], adjustment: index, comment: '' }, 0, now)
  }
  return (await answerHandles(trx, questionId)).seal(attemptId)
}

async function addToBank(trx: Db, t: TestApp, { _id: ownerId }: SeededUser): Promise<string> {
  const [id, now] = [t.newId(), t.clock.now()]
  const { text, type } = sampleQuestions[0]
  const about = {
    title: null,
    tags: ['cells'],
    tagKeys: ['cells'],
    level: 2,
    note: null,
    source: null,
    language: null,
  }
  const found = { searchKey: 'cells', sameness: id, savedAt: now, bytes: 1 }
  await insertItems(trx, ownerId, [{ id, version: 1, type, text, ...about, ...found }])
  const question = JSON.stringify(sampleQuestions[0])
  await insertVersions(trx, [{ id, version: 1, question, pictures: [] }], now)
  return id
}

/** With the editor and the viewer of the course; returns the invitation of a stranger. */
async function shareBank(
  trx: Db,
  t: TestApp,
  { admin, editor, viewer }: Record<'admin' | 'editor' | 'viewer', SeededUser>,
): Promise<string> {
  const [createdAt, expiresAt] = [t.clock.now(), t.clock.now() + 3_600_000]
  const invite = async (email: string, role: BankRole) => {
    const { tokenHash } = generateToken(t.random)
    const id = t.newId()
    await storeShare(trx, {
      id,
      ownerId: admin._id,
      email,
      emailKey: email,
      role,
      tokenHash,
      createdAt,
      expiresAt,
    })
    return id
  }
  await acceptShare(trx, await invite(editor.email, 'editor'), editor._id)
  await acceptShare(trx, await invite(viewer.email, 'viewer'), viewer._id)
  return invite(`stranger-${admin.email}`, 'viewer')
}

/** None is confirmed: who has one would need it to log in. */
async function addFactors(
  trx: Db,
  t: TestApp,
  {
    admin,
    editor,
    marker,
    viewer,
    operator,
    writer,
  }: Record<'admin' | 'editor' | 'marker' | 'viewer' | 'operator' | 'writer', SeededUser>,
) {
  const [now, secret, recoveryCode] = [t.clock.now(), 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', 'FACTRCDE22']
  for (const { _id } of [admin, editor, marker, viewer, operator]) {
    await putFactor(trx, _id, { new_secret: secret, new_secret_at: now })
    await replaceRecoveryCodes(trx, _id, [hashToken(recoveryCode)])
  }
  const begin = async ({ _id: userId }: SeededUser, kind: 'check' | 'set-up') => {
    const passwordHash = (await findPasswordHash(trx, userId)) ?? ''
    const { token, tokenHash: ticketHash } = generateToken(t.random)
    const step = { ticketHash, userId, passwordHash, kind, remember: false }
    await insertStep(trx, { ...step, expiresAt: now + 300_000 })
    return token
  }
  const totpCode = codeAt(secret, now)
  const setUpTicket = await begin(writer, 'set-up')
  return { ticket: await begin(admin, 'check'), setUpTicket, recoveryCode, totpCode }
}

async function makeSlip(trx: Db, t: TestApp, { _id: educatorId }: SeededUser) {
  const [slipListId, slipId, now] = [t.newId(), t.newId(), t.clock.now()]
  const signs = Array.from(t.random.bytes(slipCodeLength), (byte) => slipCodeSigns[byte & 31])
  const slipCode = signs.join('')
  await insertList(trx, {
    id: slipListId,
    educatorId,
    quizId: null,
    title: 'Form 9',
    days: 1,
    madeAt: now,
  })
  const slip = { id: slipId, name: 'Ada', codeHash: hashToken(slipCode) }
  await insertSlips(trx, slipListId, [slip], now + 86_400_000)
  return { slipListId, slipId, slipCode }
}

async function addPicture(
  trx: Db,
  t: TestApp,
  { _id: quizId, questions }: SeededQuiz,
  { _id: ownerId }: SeededUser,
  isPlain: boolean,
) {
  const bytes = Buffer.from(`the picture of ${quizId}`)
  const picture = createHash('sha256').update(bytes).digest('hex')
  await insertPicture(trx, { hash: picture, bytes, width: 3, height: 2, ownerId }, t.clock.now())
  await insertUses(trx, quizId, [picture])
  if (!isPlain) {
    const drawn = [{ source: '', nodes: JSON.stringify([['img', { image: picture }]]) }]
    await trx
      .updateTable('quiz_revisions')
      .set({ questions: JSON.stringify(questions.map((question) => ({ ...question, drawn }))) })
      .where('quiz_id', '=', quizId)
      .where('revision', '=', 1)
      .execute()
  }
  return { picture, picturePass: quizPass(await getPictureKey(trx), { quizId, revision: 1 }) }
}

/** Leaves the quiz as if its first question had just been marked by another key. Returns the regrade's ID. */
async function regradeFirst(trx: Db, t: TestApp, quiz: SeededQuiz, educator: SeededUser): Promise<string> {
  const [after] = quiz.questions
  if (!after) throw new Error('The quiz has no questions')
  const id = t.newId()
  await insertQuestionRegrade(trx, {
    id,
    quizId: quiz._id,
    questionId: after._id,
    revision: 1,
    number: 1,
    mode: 'new-key',
    mayLower: true,
    reason: '',
    by: educator._id,
    at: t.clock.now(),
    before: { ...after, correctAnswers: ['London'] },
    after,
    undoneBy: null,
  })
  return id
}
