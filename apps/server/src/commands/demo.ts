import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../app.ts'
import { announcement } from '../start/announcement.ts'
import { readConfig } from '../config/config.ts'
import { finished, placeWithExtraTime, progress, running, studentNames, untaken } from './demo-content.ts'
import { createSchool, password } from './demo-school.ts'
import { openToServe } from '../db/open-store.ts'
import { prepareClosing } from '../http/graceful-close.ts'
import { createLog } from '../log/log.ts'
import { systemRandom } from '../random.ts'
import { startServer } from '../start/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'quizly-demo-'))
const given = readConfig({
  LOG_LEVEL: 'warn',
  HOST: '127.0.0.1',
  ...process.env,
  DATABASE_URL: `sqlite:${join(folder, 'demo.db')}`,
})
// Nothing is mailed to people who do not exist.
const config = { ...given, mail: undefined }
let stop = async (): Promise<void> => {}
endOnSignals()
const school = await prepareSchool()
const server = await startServer(config)
stop = () => server.stop()
const api = `http://${config.host === '0.0.0.0' ? '127.0.0.1' : config.host}:${server.port}`

const late = studentNames[progress[0]?.index ?? 0]
const helped = studentNames[placeWithExtraTime]
const last = studentNames.length
const quiz = (quizId: string) => `${api}/my-quizzes/${quizId}`
console.log(announcement(config, server))
console.log(`
A demonstration: everything you do here is thrown away when it ends.
  Educator           educator@demo.example / ${password}
  Colleague          colleague@demo.example / ${password}
  Students           student1@demo.example … student${last}@demo.example / ${password}

What to try first, as the educator:
  1. “${running.title}” is going on: one is away, ${late} needs time, ${helped} has 25 % more.
     ${quiz(school.runningId)}/live
  2. The key of question 3 in “${finished.title}” is wrong. Put it right, then release the results.
     ${quiz(school.finishedId)}/results
  3. Accept other spellings of “photosynthesis”, and read the answers to question 8.
     ${quiz(school.finishedId)}/questions/${school.spelledId}/answers
     ${quiz(school.finishedId)}/questions/${school.essayId}/answers
  4. As student${last}, take “${untaken.title}”: code ${untaken.secretCode}.
     ${api}/join`)

/** Makes the school on a server of its own, whose clock starts some days ago and notices no time without a server. */
async function prepareSchool() {
  let offsetMs = 0
  const clock = { now: () => Date.now() + offsetMs }
  const store = await openToServe(config.database, {})
  const app = await buildApp({ store, clock, random: systemRandom, config, log: createLog(config.logLevel) })
  const close = prepareClosing(app)
  try {
    return await createSchool(await app.listen({ port: 0, host: '127.0.0.1' }), (ms) => {
      offsetMs = ms
    })
  } finally {
    await close()
    await store.close()
  }
}

function endOnSignals(): void {
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= stop().then(() => {
      rmSync(folder, { recursive: true, force: true })
      process.exit(0)
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
