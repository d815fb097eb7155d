// What the commands of package.json share. Plain JavaScript without dependencies, because it runs before
// anything is installed, on any Node from 20 on.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ensureWords } from './words/ensure-words.mjs'

const ownMajor = Number.parseInt(process.versions.node, 10)

if (ownMajor < 20) fail(`Quizly needs Node 20 or newer to install itself; this is Node ${process.version}.`)
process.chdir(fileURLToPath(new URL('..', import.meta.url)))

/** Prints one sentence for a person and ends the process. @returns {never} */
export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

/** Says that only what the product needs is installed, and of which lock file. */
const productOnly = join('node_modules', '.product-only')

/**
 * Installs the dependencies unless those of the lock file are there, puts Node 26 and the tools on the path, and compiles
 * the translations. `isProduct`: what tests, checks and tools need is left out of a first installation, which halves it.
 */
export function ensureInstalled({ withWords = true, isProduct = false } = {}) {
  const isPart = isProduct && (!existsSync('node_modules') || existsSync(productOnly))
  if (!(isPart ? isProductInstalled() : isInstalled())) {
    console.log('Installing dependencies …')
    // Development tools are needed whatever NODE_ENV says. Warnings about an old Node are not, because Node
    // 26 is installed too.
    const requested = ['--include=dev', '--include=optional', '--ignore-scripts']
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
    const parts = isPart ? productParts().map((path) => `--workspace=${path}`) : []
    const { error, status } = spawnSync('npm', ['ci', ...parts, ...requested, ...quiet], { stdio: 'inherit' })
    if (error) fail('npm could not be started. It comes with Node.js and has to be on the path.')
    if (status !== 0) fail('The dependencies could not be installed; npm says why above.')
    if (isPart) writeFileSync(productOnly, lockHash())
  }
  const tools = join(process.cwd(), 'node_modules', '.bin')
  process.env.PATH = [dirname(newNode()), tools, process.env.PATH].join(delimiter)
  if (withWords && !ensureWords(newNode())) process.exit(1)
}

const productParts = () =>
  ['packages', 'apps']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => existsSync(join(path, 'package.json')))

const lockHash = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')

const isProductInstalled = () => existsSync(productOnly) && readFileSync(productOnly, 'utf8') === lockHash()

/**
 * Whether every package of the lock file is installed in its version; those for other platforms may be
 * missing.
 */
function isInstalled() {
  const installed = join('node_modules', '.package-lock.json')
  if (!existsSync(installed)) return false
  const present = readJson(installed).packages
  return Object.entries(readJson('package-lock.json').packages).every(([path, requested]) =>
    present[path] ? present[path].version === requested.version : path === '' || requested.optional,
  )
}

/** The content of a JSON file. */
export function readJson(path) {
  return JSON.parse(readFileSync(path, 'utf8'))
}

/** The path of a Node 26: this one, or the one among the dependencies. Where there is none for a machine, 24 will do. */
export function newNode() {
  if (ownMajor >= 26) return process.execPath
  const place = `${process.platform}-${process.arch}`
  const path = join(process.cwd(), 'node_modules', `node-${place}`, 'bin', 'node')
  if (spawnSync(path, ['--version']).status === 0) return path
  if (ownMajor >= 24) return process.execPath
  fail(`Quizly runs on Node 26 and brings its own, but none that works on ${place}: please install Node 26.`)
}

const common = [
  'packages',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'scripts/product/list-modules.mjs',
  'scripts/product/keep-replaced-files.ts',
  'scripts/words',
]
const products = {
  web: {
    name: 'the web app',
    folder: 'apps/web',
    sources: ['apps/web', ...common],
    command: ['vite', 'build', '--logLevel', 'warn'],
  },
  server: {
    name: 'the server',
    folder: 'apps/server',
    sources: ['apps/server', ...common],
    command: ['rolldown', '-c'],
  },
  light: {
    name: 'the web app, neither packed nor compressed',
    folder: 'apps/web',
    dist: 'e2e/dist',
    sources: ['apps/web', ...common],
    command: ['vite', 'build', '--logLevel', 'warn', '--outDir', '../../e2e/dist'],
    environment: { LIGHT_BUILD: 'on' },
  },
}

/** Builds these products, unless the sources are the same as at the last build. */
export async function ensureBuilt(names = ['web', 'server']) {
  await Promise.all(names.map((name) => ensureProduct(products[name])))
}

async function ensureProduct(product) {
  const { name, folder, dist = join(folder, 'dist'), sources, environment } = product
  const [tool, ...args] = product.command
  const stamp = join(dist, '.sources')
  const hash = hashOf(sources)
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log(`Building ${name} …`)
  rmSync(stamp, { force: true })
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  const building = spawn(join(process.cwd(), 'node_modules', '.bin', tool), args, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  })
  const isBuilt = await new Promise((resolve) => {
    building.once('error', () => resolve(false))
    building.once('exit', (code) => resolve(code === 0))
  })
  if (!isBuilt) fail(`${name[0].toUpperCase()}${name.slice(1)} could not be built; ${tool} says why above.`)
  writeFileSync(stamp, hash)
}

function hashOf(paths) {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((path) => [...sourceFiles(path)])) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** The files in a folder, without tests and generated ones. */
function* sourceFiles(path) {
  if (/(^|\/)(node_modules|dist)$|\.test\.tsx?$/.test(path)) return
  if (!statSync(path).isDirectory()) yield path
  else for (const name of readdirSync(path).toSorted()) yield* sourceFiles(`${path}/${name}`)
}
