import { fork } from 'node:child_process'
import { once } from 'node:events'
import { addToBank, signup } from '@quizly/contract'
import { filledFiles, hostileFiles } from '../../../packages/formats/src/hostile/hostile-files-testing.ts'
import type { Attack } from '../attack.ts'
import { saveEverywhere, statusesOf } from '../heavy-input.ts'
import { ask, type Reply } from '../hostile-http.ts'
import type { ReadAlone } from './read-alone.ts'

const mostCpuMs = 10_000
const heapMb = 768
/** An educator can create a hundred quizzes an hour. */
const quizzesOfOne = 90
const alone = ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMb}`, '--no-warnings']

/** Files of other programs: read as browsers read them, and what they give saved by every call that takes questions. */
export const fileAttacks: Attack[] = [
  {
    name: 'hostile-files',
    what: `${hostileFiles.length + filledFiles.length} files of questions, each read in a process without a network, with ${heapMb} MB; their questions saved everywhere`,
    isSingle: true,
    maxDiskMb: 200,
    run: async (fixture) => {
      const wrong: string[] = []
      const replies: Reply[] = []
      let longest = { name: '', cpuMs: 0 }
      let [saved, educator] = [0, { token: '' }]
      for (const { name, says } of [...hostileFiles, ...filledFiles]) {
        const read = await readAlone(name)
        if (!read) wrong.push(`${name}: the process ended`)
        if (!read) continue
        if (says !== undefined && read.says !== says) wrong.push(`${name}: ${read.says}`)
        if (read.cpuMs > mostCpuMs) wrong.push(`${name}: ${read.cpuMs.toFixed(0)} ms`)
        if (read.cpuMs > longest.cpuMs) longest = { name, cpuMs: read.cpuMs }
        if (read.questions.length === 0) continue
        if (saved % quizzesOfOne === 0) educator = { token: await signUp(fixture.port, saved / quizzesOfOne) }
        saved += 1
        const { port } = fixture
        replies.push(...(await saveEverywhere({ port, educator }, JSON.stringify(read.questions))))
        const items = read.questions.map((question) => ({ question }))
        replies.push(await ask(port, addToBank, { token: educator.token, body: { items } }))
      }
      const { happened, wrong: failed = [] } = statusesOf(replies)
      return {
        happened: `${happened}; the longest, ${longest.name}: ${longest.cpuMs.toFixed(0)} ms of CPU`,
        wrong: [...wrong, ...failed],
      }
    },
  },
]

async function signUp(port: number, n: number): Promise<string> {
  const body = {
    name: 'Hostile',
    email: `hostile${n}@quizly.example`,
    password: 'a hostile password',
    role: 'admin',
  }
  return (JSON.parse((await ask(port, signup, { body })).body) as { token: string }).token
}

async function readAlone(name: string): Promise<ReadAlone | undefined> {
  const child = fork(new URL('read-alone.ts', import.meta.url), [name], { execArgv: alone })
  const [reply] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [ReadAlone | number]
  return typeof reply === 'object' && reply !== null ? reply : undefined
}
