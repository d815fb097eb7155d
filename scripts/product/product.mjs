// Puts together what every way of running Quizly packs: the server, the web app and the licences, and nothing of
// sources or development.
import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { thirdParty } from './licences.mjs'

export const productFolder = join('dist', 'product')
const parts = { server: join('apps', 'server', 'dist'), web: join('apps', 'web', 'dist') }

/** From what is built. Another name until it is whole, so that nobody packs half of it. */
export function makeProduct() {
  const unfinished = `${productFolder}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  for (const [name, from] of Object.entries(parts)) copyPart(from, join(unfinished, name))
  copyFileSync('LICENSE', join(unfinished, 'LICENSE'))
  copyFileSync(join('scripts', 'product', 'product-readme.md'), join(unfinished, 'README.md'))
  const packages = Object.values(parts).flatMap((from) => readJson(join(from, '.packages.json')))
  writeFileSync(join(unfinished, 'THIRD-PARTY.md'), thirdParty([...new Set(packages)]))
  writeFileSync(join(unfinished, 'package.json'), `${JSON.stringify(description(), undefined, 2)}\n`)
  rmSync(productFolder, { recursive: true, force: true })
  renameSync(unfinished, productFolder)
}

/** Without what builds note for themselves, compiled code, and files that only an earlier build needs. */
function copyPart(from, to) {
  const replaced = new Set(Object.keys(readJson(join(from, '.replaced.json'))))
  const isShipped = (path) => {
    const name = relative(from, path).replaceAll(sep, '/')
    return !name.startsWith('.') && name !== 'compiled' && !replaced.has(name)
  }
  cpSync(from, to, { recursive: true, filter: isShipped })
}

/** For npm. Native parts are ordinary dependencies, in the versions that were tested. */
function description() {
  const { version, description: text, license } = readJson('package.json')
  const own = [join('apps', 'server'), join('packages', 'renderer')].map((folder) =>
    readJson(join(folder, 'package.json')),
  )
  const dependencies = Object.assign({}, ...own.map((each) => each.dependencies))
  const native = ['@node-rs/argon2', 'better-sqlite3', 'sharp']
  return {
    name: 'quizly',
    version,
    description: text,
    license,
    type: 'commonjs',
    bin: { quizly: 'server/quizly.cjs' },
    engines: { node: '>=22.14' },
    dependencies: Object.fromEntries(native.map((name) => [name, dependencies[name]])),
  }
}

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'))
