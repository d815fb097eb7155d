import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { executable, makeExecutable } from '../../../scripts/product/executable.mjs'
import { makeProduct } from '../../../scripts/product/product.mjs'
import { serverArguments } from '../../../scripts/server-program.mjs'
import { startCommand } from '../../../scripts/ways/running.ts'
import { cpuMsOf, privateMb } from '../../processes/cost.ts'
import { figure, type Section } from '../../report/section.ts'
import type { Sizes } from '../../sizes.ts'

type Start = { readyMs: number; cpuMs: number; privateMb: number | undefined }

/** Each way of running Quizly from the command to the first ready reply, in turns, on data that are there. */
export async function measureWays(folder: string, { starts }: Pick<Sizes, 'starts'>): Promise<Section[]> {
  makeProduct()
  makeExecutable()
  // What is not on the disk yet counts as written by whoever runs it.
  const file = openSync(executable, 'r+')
  fsyncSync(file)
  closeSync(file)
  const node = process.execPath
  // As npm installs it: the product beside the packages with binaries.
  const installed = resolve('dist/executable/files/server/quizly.cjs')
  const ways: Record<string, string[]> = {
    clone: [node, ...serverArguments({})],
    npx: [node, installed],
    'single file': [resolve(executable)],
  }
  const found = new Map<string, Start[]>(Object.keys(ways).map((name) => [name, []]))
  // The first start of each writes what later ones find, and does not count.
  for (let round = 0; round <= starts; round += 1) {
    for (const [name, command] of Object.entries(ways)) {
      const start = await startOnce(command, join(folder, `way-${name.replace(' ', '-')}`))
      if (round > 0) found.get(name)?.push(start)
    }
  }
  const figures = [...found].flatMap(([name, all]) => [
    ...figure(
      `${name}: to the first ready reply`,
      'ms',
      all.map(({ readyMs }) => readyMs),
    ),
    ...figure(
      '… CPU of Quizly',
      'ms',
      all.map(({ cpuMs }) => cpuMs),
    ),
    ...figure(
      '… its own memory then',
      'MB',
      all.map((start) => start.privateMb),
    ),
  ])
  const notes = ['Each in a folder of its own that has data; the disk’s cache is as it is.']
  return [{ title: 'Ways of running it', figures, ratios: [], notes }]
}

async function startOnce(command: readonly string[], place: string): Promise<Start> {
  mkdirSync(place, { recursive: true })
  const env = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', NODE_COMPILE_CACHE: join(place, 'compiled') }
  const quizly = await startCommand(command, { cwd: place, env })
  const start = { readyMs: quizly.readyMs, cpuMs: cpuMsOf([quizly.pid]), privateMb: privateMb(quizly.pid) }
  await quizly.end()
  return start
}
