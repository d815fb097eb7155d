// One file that needs no Node: `npm run build:executable`. The product and the packages with binaries are in it.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { memoryLimits } from '../../apps/server/src/entry/memory-limits.mjs'
import { copyNativeParts } from './native-parts.mjs'
import { productFolder } from './product.mjs'

const folder = join('dist', 'executable')
export const executable = join(folder, `quizly-${process.platform}-${process.arch}`)

/** From the product, which has to be there. The Node that runs this becomes a part of the file. */
export function makeExecutable() {
  const { version } = JSON.parse(readFileSync(join(productFolder, 'package.json'), 'utf8'))
  const files = join(folder, 'files')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  cpSync(productFolder, files, { recursive: true })
  copyNativeParts(files)
  const names = readdirSync(files, { recursive: true })
    .filter((name) => statSync(join(files, name)).isFile())
    .map((name) => name.replaceAll(sep, '/'))
    .toSorted((a, b) => (a < b ? -1 : 1))
  const contents = Object.fromEntries(names.map((name) => [name, hashOf(readFileSync(join(files, name)))]))
  const id = `${version}-${hashOf(JSON.stringify(contents)).slice(0, 12)}`
  writeFileSync(join(folder, 'contents.json'), JSON.stringify({ id, files: contents }))
  const entry = readFileSync(join(files, 'server', 'quizly.cjs'), 'utf8').replace(/^#!.*\n/, '')
  writeFileSync(join(folder, 'entry.cjs'), entry)
  const config = {
    main: join(folder, 'entry.cjs'),
    output: executable,
    disableExperimentalSEAWarning: true,
    execArgv: memoryLimits({}),
    execArgvExtension: 'cli',
    assets: {
      'contents.json': join(folder, 'contents.json'),
      ...Object.fromEntries(names.map((name) => [name, join(files, name)])),
    },
  }
  writeFileSync(join(folder, 'sea.json'), JSON.stringify(config))
  const { status, stderr } = spawnSync(process.execPath, ['--build-sea', join(folder, 'sea.json')], {
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`Node could not build the single file: ${stderr}`)
}

const hashOf = (content) => createHash('sha256').update(content).digest('hex')
