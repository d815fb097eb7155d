import { type FastifyInstance } from 'fastify'
import { originForLinks, portOf } from './http/addresses.ts'
import type { Clock } from './clock/clock.ts'
import type { Config } from './config/config.ts'
import { createRateCounts } from './db/rate-counts.ts'
import type { NodeSign } from './db/upgrades/live-nodes.ts'
import { lastStep } from './db/migrations/all-migrations.ts'
import type { Store } from './db/store.ts'
import { registerAccount } from './features/account/account.routes.ts'
import { openPersonKey } from './features/auth/keys/keys.service.ts'
import { registerAttempts, registerAttemptsOfClass } from './features/attempts/attempts.routes.ts'
import { registerAuth } from './features/auth/login/auth.routes.ts'
import { registerPasswords } from './features/auth/passwords/password.routes.ts'
import { createPasswords } from './features/auth/passwords/passwords.service.ts'
import { registerSessions } from './features/auth/sessions/sessions.routes.ts'
import { findCaller } from './features/auth/sessions/sessions.service.ts'
import { registerBank } from './features/bank/bank.routes.ts'
import { registerContact } from './features/contact/contact.routes.ts'
import { registerDocumentation } from './features/operation/documentation.routes.ts'
import { listDisconnectedSince } from './features/live/disconnected.service.ts'
import { registerLive } from './features/live/live.routes.ts'
import { registerManualGrading } from './features/manual-grading/manual-grading.routes.ts'
import { releaseDueMarks } from './features/manual-grading/release.service.ts'
import { registerDrafts } from './features/quizzes/drafts/drafts.routes.ts'
import { registerExports } from './features/exports/exports.routes.ts'
import { isOperator } from './features/auth/educators/operators.service.ts'
import { registerOperation } from './features/operation/operation.routes.ts'
import { registerOperator } from './features/operator/operator.routes.ts'
import { openChallenges } from './features/passkeys/challenges.service.ts'
import { registerPasskeys } from './features/passkeys/passkeys.routes.ts'
import { openPictureKey } from './features/pictures/passes.service.ts'
import { registerPictures } from './features/pictures/pictures.routes.ts'
import { createPictureStore } from './features/pictures/pictures.service.ts'
import { createRendering, type Rendering } from './features/rendering/rendering.service.ts'
import { registerRendering } from './features/rendering/rendering.routes.ts'
import { findQuestions } from './features/quizzes/questions.service.ts'
import { registerQuizzes } from './features/quizzes/quizzes.routes.ts'
import { registerProviders } from './features/providers/providers.routes.ts'
import { registerRestoring } from './features/quizzes/restore/restore.routes.ts'
import { registerSecondFactor } from './features/second-factor/second-factor.routes.ts'
import { askSecondStep } from './features/second-factor/second-step.service.ts'
import { registerSharing } from './features/sharing/sharing.routes.ts'
import { registerArchive } from './features/quizzes/archive/archive.routes.ts'
import { registerPractice } from './features/practice/practice.routes.ts'
import { registerReceipts } from './features/receipts/receipts.routes.ts'
import { registerReports } from './features/reports/reports.routes.ts'
import { openSigningKey } from './features/receipts/signing-key.service.ts'
import { registerRegrading } from './features/regrading/regrading.routes.ts'
import { registerRevisions } from './features/revisions/revisions.routes.ts'
import { registerSlips } from './features/slips/slips.routes.ts'
import { registerSpreadsheets } from './features/spreadsheets/spreadsheets.routes.ts'
import type { Api, BodyReading } from './http/api.ts'
import { prepareLaterWork } from './http/later-work.ts'
import { createQueue } from './http/limits/queue.ts'
import { createReplicaReads } from './http/replies/replica-reads.ts'
import { limitRunningOfUsers } from './http/limits/running-requests.ts'
import { createIds, type Random } from './random.ts'
import { version } from './version.ts'

export type FeatureOptions = {
  store: Store
  clock: Clock
  random: Random
  config: Config
  bodies: BodyReading
  leaving?: AbortSignal | undefined
}

/** More at once would only share the one thread of this process. */
const fewAtOnce = { places: 3, ofCaller: 1, maxWaiting: 500 }

export async function registerFeatures(
  app: FastifyInstance,
  { store, clock, random, config, bodies, leaving }: FeatureOptions,
): Promise<{ node: NodeSign; rendering: Rendering }> {
  const { db, reports } = store
  const newId = createIds(clock, random)
  // Loads the mail library only if mail is configured, to save memory.
  const outbox =
    config.mail &&
    (await import('./mail/outbox.ts')).openOutbox(config.mail, { db, clock, newId, log: app.log })
  const to = config.mail?.contactEmail
  const { defaultLanguage } = config
  // Hooks run in reverse order: later work may still post mail, so the outbox must close after it.
  if (outbox) app.addHook('onClose', outbox.close)
  const doLater = prepareLaterWork(app)
  const originFor = (host: string) => originForLinks(config, portOf(app.server) ?? config.port, host)
  const api: Api = {
    app,
    clock,
    findCaller: (token, now) => findCaller(db, token, now),
    isOperator: (userId) => isOperator(db, userId),
    rateCounts: config.rateLimits ? createRateCounts(db) : undefined,
    limitUser: config.rateLimits ? limitRunningOfUsers() : undefined,
    replicaReads: store.replica && createReplicaReads(store.replica, clock),
    queues: { reports: createQueue(fewAtOnce), marking: createQueue(fewAtOnce) },
    bodies,
  }
  /** For calls that only read. Even to find the caller they wait for no commit. */
  const reading: Api = { ...api, findCaller: (token, now) => findCaller(db, token, now, reports) }
  const passwords = createPasswords(random)
  const { educators, passwords: passwordUse, secondFactor: rule } = config
  registerAuth(api, {
    db,
    newId,
    random,
    passwords,
    educators,
    passwordUse,
    askSecondStep: (on, opening, now) => askSecondStep(on, { random, rule }, opening, now),
  })
  const factor = { db, newId, random, passwords, rule, outbox, originFor, defaultLanguage }
  const { proveOwner } = registerSecondFactor(api, factor)
  registerSessions(api, { db })
  registerPasswords(api, { db, random, passwords, outbox, doLater, originFor, defaultLanguage, passwordUse })
  const personKeyOf = await openPersonKey(db, random, clock.now())
  registerAccount(reading, { db, reports, passwords, passwordUse, personKeyOf, newId, educators })
  registerSlips(api, { db, reports, newId, random })
  registerProviders(api, { db, newId, random, passwords, personKeyOf, config, outbox, originFor })
  const challenges = await openChallenges(db, random, clock.now())
  registerPasskeys(api, { db, newId, random, proveOwner, challenges, config, outbox, originFor })
  const pictures = createPictureStore()
  app.addHook('onClose', async () => pictures.close())
  const key = await openPictureKey(db, random, clock.now())
  registerPictures(api, { db, reports, findQuestions, ...pictures, key })
  const rendering = createRendering(db, key)
  app.addHook('onClose', async () => rendering.close())
  registerRendering(api, rendering)
  registerBank(reading, { db, reports, newId, ...rendering })
  registerQuizzes(reading, { db, reports, newId, ...rendering })
  registerRestoring(api, { db, newId, ...rendering })
  registerDrafts(reading, { db, reports })
  registerArchive(reading, { db, reports, newId, random })
  registerSharing(reading, { db, reports, newId, random, outbox, originFor, defaultLanguage })
  registerSpreadsheets(api, { db, newId, random, ...rendering })
  registerAttempts(api, { db, newId, random, personKeyOf, releaseDueMarks })
  registerReports(reading, { db, reports })
  registerExports(reading, { db, reports })
  registerPractice(reading, { db, reports })
  const node = { id: newId(), version, step: lastStep }
  registerLive(reading, { db, reports, node, leaving })
  registerAttemptsOfClass(api, { db, listAwaySince: listDisconnectedSince })
  registerReceipts(api, { db, signingKey: await openSigningKey(db, random, clock.now()) })
  registerRevisions(reading, { db, reports, newId, ...rendering })
  registerRegrading({ api, reading }, { db, reports, newId })
  registerManualGrading(api, { db })
  registerContact(api, {
    db,
    newId,
    forwarding: outbox && to ? { outbox, to, language: defaultLanguage } : undefined,
  })
  registerOperation(api, { store, config, leaving })
  registerOperator(reading, { store, config, newId, random, outbox, originFor, node })
  await registerDocumentation(app)
  return { node, rendering }
}
