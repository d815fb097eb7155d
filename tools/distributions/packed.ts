import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { smokeInBrowser } from './browser.ts'
import { fileMb, npm, packProduct } from './packed-size.ts'
import { commandsOf } from './documented-commands.ts'
import { startCommand } from './running.ts'
import { demand, smoke } from './smoke.ts'

const maxMb = 7

/** Packs the product, installs it into an empty folder by npm as `npx` does, and runs it there. */
export async function tryPacked(folder: string): Promise<string[]> {
  const tarball = packProduct(folder)
  const megabytes = fileMb(tarball)
  demand(megabytes <= maxMb, `it takes ${megabytes.toFixed(1)} MB packed, more than ${maxMb}`)
  const place = join(folder, 'empty')
  mkdirSync(place)
  npm(place, ['install', '--no-audit', '--no-fund', '--prefix', place, tarball])
  const run = join(place, 'node_modules', '.bin', 'quizly')
  const path = `${resolve('node_modules', `node-${process.platform}-${process.arch}`, 'bin')}:/usr/bin:/bin`
  const quizly = await startCommand([run], { cwd: place, env: { PATH: path, PORT: '0', LOG_LEVEL: 'warn' } })
  const done = [...(await smoke(quizly.port)), smokeInBrowser(quizly.port)]
  demand((await quizly.end()) === 0, 'it did not end in order')
  await tryDocumented(place, path)
  demand(readdirSync(place).includes('data'), 'the data are not where it was started')
  return [
    `${megabytes.toFixed(1)} MB packed`,
    ...done,
    ...(await tryOldNodes(folder, join(place, 'node_modules', 'quizly'))),
    'the documented command starts it',
  ]
}

/** By the documented command, which npx finds where it is installed. */
async function tryDocumented(place: string, nodes: string): Promise<void> {
  const npms = (process.env['PATH'] ?? '').split(':').filter((part) => !part.includes('node_modules'))
  const env = { PATH: [nodes, ...npms].join(':'), HOME: place, PORT: '0' }
  const quizly = await startCommand(['sh', '-c', commandsOf('packed').join(' && ')], { cwd: place, env })
  await quizly.kill()
}

/** The oldest Node that will do, and one that will not. */
async function tryOldNodes(folder: string, product: string): Promise<string[]> {
  const entry = join(product, 'server', 'quizly.cjs')
  const oldest = installNode(folder, '22.14.0')
  const env = { PATH: '/usr/bin:/bin', PORT: '0', LOG_LEVEL: 'warn' }
  const quizly = await startCommand([oldest, entry], { cwd: join(folder, 'node-22.14.0'), env })
  await smoke(quizly.port)
  await quizly.kill()
  const { status, stderr } = spawnSync(installNode(folder, '18.20.4'), [entry], { encoding: 'utf8' })
  const sentence = 'Quizly needs Node 22.14 or newer; this is 18.20.\n'
  demand(status === 1 && stderr === sentence, `Node 18 says: ${stderr}`)
  return ['the same on Node 22.14.0; Node 18.20.4 says that it is too old']
}

function installNode(folder: string, version: string): string {
  const place = join(folder, `node-${version}`)
  mkdirSync(place)
  const name = `node-${process.platform}-${process.arch}`
  const quiet = ['--no-audit', '--no-fund', '--ignore-scripts']
  npm(place, ['install', ...quiet, '--prefix', place, `${name}@${version}`])
  return join(place, 'node_modules', name, 'bin', 'node')
}
