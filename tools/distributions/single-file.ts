import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { createDatabase, newDatabaseName } from '../../apps/server/src/testing/postgres/databases.ts'
import { urlOf } from '../../apps/server/src/testing/postgres/long-lived-server.ts'
import { executable, makeExecutable } from '../../scripts/product/executable.mjs'
import { smokeInBrowser } from './browser.ts'
import { fileMb, gzippedMb } from './packed-size.ts'
import { commandsOf } from './documented-commands.ts'
import { startCommand } from './running.ts'
import { demand, smoke } from './smoke.ts'

const maxMb = 66
/** Nothing of this machine's Node: the file needs none. */
const bare = { PORT: '0', LOG_LEVEL: 'warn' }

/** Builds the single file and runs it in an empty folder, with one process and with two on PostgreSQL. */
export async function trySingleFile(folder: string, postgres?: string): Promise<string[]> {
  makeExecutable()
  const file = resolve(executable)
  const place = join(folder, 'single')
  mkdirSync(place)
  const first = await startCommand([file], { cwd: place, env: bare })
  const done = [...(await smoke(first.port)), smokeInBrowser(first.port)]
  demand((await first.end()) === 0, 'it did not end in order')
  await tryReadme(file, folder)
  const second = await startCommand([file], { cwd: place, env: { ...bare, HEAP_MB: '256' } })
  const options = readFileSync(`/proc/${second.pid}/cmdline`, 'utf8')
  demand(options.includes('--max-old-space-size=256'), 'HEAP_MB changes nothing')
  await second.end()
  const workers = postgres
    ? await tryWorkers(file, folder, postgres)
    : ['no PostgreSQL here: one process only']
  refuseAltered(file, place)
  const megabytes = await gzippedMb(file)
  demand(megabytes <= maxMb, `it takes ${megabytes.toFixed(1)} MB by gzip, more than ${maxMb}`)
  return [
    `${fileMb(file).toFixed(0)} MB, ${megabytes.toFixed(1)} MB by gzip`,
    `ready ${first.readyMs.toFixed(0)} ms after the first start, ${second.readyMs.toFixed(0)} ms after the next`,
    ...done,
    ...workers,
    'what was altered beside the data is refused',
  ]
}

/** By the documented commands, with the file as it is after a download: nothing says that it is a program. */
async function tryReadme(file: string, folder: string): Promise<void> {
  const place = join(folder, 'downloaded')
  mkdirSync(place)
  copyFileSync(file, join(place, basename(file)))
  chmodSync(join(place, basename(file)), 0o644)
  const here = commandsOf('single-file').map((line) => line.replaceAll('quizly-linux-x64', basename(file)))
  const env = { ...bare, PATH: '/usr/bin:/bin' }
  const quizly = await startCommand(['sh', '-c', here.join(' && ')], { cwd: place, env })
  await quizly.kill()
}

async function tryWorkers(file: string, folder: string, host: string): Promise<string[]> {
  const place = join(folder, 'workers')
  mkdirSync(place)
  const name = newDatabaseName()
  await createDatabase(host, name)
  const env = { ...bare, WORKERS: '2', SHUTDOWN_DELAY: '0', DATABASE_URL: urlOf(host, name) }
  const quizly = await startCommand([file], { cwd: place, env })
  await smoke(quizly.port)
  const seen = smokeInBrowser(quizly.port)
  demand((await quizly.end()) === 0, 'the workers did not end in order')
  return [`the same with two processes on PostgreSQL; ${seen}`]
}

function refuseAltered(file: string, place: string): void {
  const [id = ''] = readdirSync(join(place, 'data', '.runtime'))
  const altered = join(place, 'data', '.runtime', id, 'server', 'main.cjs')
  demand(
    (statSync(join(place, 'data', '.runtime')).mode & 0o777) === 0o700,
    'others can look into its folder',
  )
  appendFileSync(altered, '\n')
  const { status, stderr } = spawnSync(file, [], { cwd: place, env: bare, encoding: 'utf8' })
  const sentence = `The file ${altered} is not the one that belongs to this version. Download Quizly again`
  demand(status === 1 && stderr.startsWith(sentence), `an altered file is answered by: ${stderr}`)
}
