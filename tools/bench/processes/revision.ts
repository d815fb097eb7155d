import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Refusal } from '../refusal.ts'

/** Another commit's code, ready to run: its short name and its folder. */
export type Revision = { commit: string; root: URL }

const needed = ['scripts/build.mjs', 'scripts/server-program.mjs']

/**
 * Puts a commit's files into a folder of the cache and builds them there, unless that was done before.
 */
export function prepareRevision(name: string, cache: string): Revision {
  const commit = output('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`])
  if (!commit) throw new Refusal(`There is no commit "${name}" in this repository.`)
  const short = commit.slice(0, 8)
  const folder = resolve(cache, 'revisions', short)
  if (!existsSync(folder)) takeOut(commit, folder)
  const missing = needed.find((file) => !existsSync(join(folder, file)))
  if (missing) throw new Refusal(`${short} is too old to be compared: it has no ${missing}.`)
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Refusal(`${short} could not be built.`)
  return { commit: short, root: pathToFileURL(`${folder}/`) }
}

/** Under another name until it is whole, so that a run that was ended leaves nothing that looks ready. */
function takeOut(commit: string, folder: string): void {
  const unfinished = `${folder}.unfinished`
  const archive = `${folder}.tar`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  output('git', ['archive', '--output', archive, commit])
  output('tar', ['-xf', archive, '-C', unfinished])
  rmSync(archive)
  sharePackages(unfinished)
  renameSync(unfinished, folder)
}

/**
 * Only our own packages must be those of the commit. The rest is shared, also what stands beside a package because it needs
 * another version. If the commit needs other versions, its build notices and installs them in place of these links.
 */
function sharePackages(folder: string): void {
  const [own, shared] = [join(folder, 'node_modules'), resolve('node_modules')]
  mkdirSync(own)
  cpSync(join(shared, '@quizly'), join(own, '@quizly'), { recursive: true, verbatimSymlinks: true })
  for (const name of readdirSync(shared))
    if (name !== '@quizly') symlinkSync(join(shared, name), join(own, name))
  for (const modules of globSync('{apps,packages}/*/node_modules'))
    if (existsSync(join(folder, dirname(modules)))) symlinkSync(resolve(modules), join(folder, modules))
}

function output(program: string, args: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw error
  if (status !== 0 && stderr) throw new Error(`${program} failed: ${stderr.trim()}`)
  return stdout.trim()
}
