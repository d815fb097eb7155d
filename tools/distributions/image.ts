import { spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildImage, inImage, whyNoSteps } from '../../scripts/image-steps.mjs'
import { smokeInBrowser } from './browser.ts'
import { layerMb } from './packed-size.ts'
import { startCommand } from './running.ts'
import { demand, smoke } from './smoke.ts'

const maxMb = 85
export const imageAccount = 65_532

/** Carries out the Dockerfile, and runs what it made as an engine would: not as root, and with files that can only be read. */
export async function tryImage(folder: string): Promise<string[]> {
  const reason = whyNoSteps()
  if (reason) return [`left out: ${reason}`]
  const image = buildImage(folder)
  const data = join(folder, 'volume')
  mkdirSync(data)
  chownSync(data, imageAccount, imageAccount)
  const command = inImage(image, data, [...image.entrypoint, ...image.command])
  const quizly = await startCommand(command, { cwd: folder, env: imageEnvironment(image.env) })
  const done = [...(await smoke(quizly.port)), smokeInBrowser(quizly.port)]
  const health = runIn(image.health)
  demand(health.status === 0, `the check of health says: ${health.output}`)
  demand(image.stopSignal === 'SIGTERM', 'it is stopped by another signal')
  demand((await quizly.end()) === 0, 'it did not end in order')
  demand(runIn(image.health).status === 1, 'the check of health finds a Quizly that has ended')
  demandBare(image.root)
  demandHarmless()
  const packed = layerMb(image.root)
  demand(packed.gzip <= maxMb, `it takes ${packed.gzip.toFixed(1)} MB by gzip, more than ${maxMb}`)
  return [
    `${packed.gzip.toFixed(1)} MB by gzip${packed.zstd ? `, ${packed.zstd.toFixed(1)} by zstd` : ''}`,
    ...done,
    'not root, nothing but /data can be written, no shell, stopped by SIGTERM',
  ]

  function runIn(program: readonly string[]) {
    const [first = '', ...rest] = inImage(image, data, program)
    const { status, stdout, stderr } = spawnSync(first, rest, {
      env: imageEnvironment(image.env),
      encoding: 'utf8',
    })
    return { status, output: stdout + stderr }
  }

  function demandHarmless(): void {
    const attempt = `const fs = require('fs')
      try { fs.writeFileSync('/quizly/x', '') } catch ({ code }) { console.log(code, process.getuid()) }`
    const { output } = runIn(['/quizly/node', '-e', attempt])
    demand(output === `EROFS ${imageAccount}\n`, `who writes into the image is told: ${output}`)
  }
}

/** As engines set it; the port is any free one, because this machine may have another Quizly. */
export const imageEnvironment = (env: Record<string, string>) => ({
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  ...env,
  PORT: '3999',
  LOG_LEVEL: 'warn',
})

/** No program but Node. */
function demandBare(root: string): void {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' })
  const programs = names.filter((name) =>
    /(?:^|\/)(?:sh|bash|dash|busybox|apt|dpkg|apk|npm|npx|node)$/.test(name),
  )
  demand(programs.join() === 'quizly/node', `it holds programs: ${programs.join()}`)
}
