// All checks, in two tiers: `npm test` is what every change must pass, `npm run test:all` is everything.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled, fail, readJson } from './bootstrap.mjs'
import { answerForHelp } from './help.mjs'
import { keepTestFilesInMemory } from './memory-folder.mjs'
import { compiled } from './run.mjs'

keepTestFilesInMemory()
const { parts, since, tier, shard } = readOptions()

const typeScriptProjects = [
  'packages',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'e2e',
  'tools',
  'scripts',
]
/** By default four checkers work out the same types each for itself; here tests keep the other cores busy. */
const oneChecker = ['--checkers', '1']
const staticChecks = [
  ['format', 'oxfmt', '--check', '.'],
  ['lint', 'oxlint'],
  ...typeScriptProjects.map((project) => [`types of ${project}`, 'tsc', '-p', project, ...oneChecker]),
  ['unused code', 'knip'],
]

let ranOnPostgres = true
const total = { passed: 0, failed: 0, skipped: 0 }
/** What failed, why, and how it is run again, told once more at the end: thousands of lines may stand between. */
const failures = []
const reports = mkdtempSync(join(tmpdir(), 'quizly-test-'))

ensureInstalled()
/** The scenes of `npm test` are others after each commit, so that all are seen in time. */
const head = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).stdout?.trim() ?? ''
const environment = { TIER: tier, SCENES_SEED: head }
const browser = parts.includes('e2e') ? findBrowser() : undefined
await Promise.all([parts.includes('static') && runStaticChecks(), buildAndRunUnitTests()])
if (parts.includes('e2e')) await runJourneys()

rmSync(reports, { recursive: true })
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
const { passed, failed, skipped } = total
if (skipped > 0) console.log(`\n${skipped} skipped`)
if (!ranOnPostgres)
  console.log(
    '\nLeft out: tests on PostgreSQL, which did not start; the reason is above. Name the folder of one that does in POSTGRES_BIN.',
  )
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

function readOptions() {
  const isWhole = process.argv[2] === 'all'
  const args = process.argv.slice(isWhole ? 3 : 2)
  const name = isWhole ? 'test:all' : 'test'
  answerForHelp(name, args)
  const options = isWhole ? { rest: { type: 'boolean' }, shard: { type: 'string' } } : {}
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [first = 'static,unit,e2e', revision = 'HEAD'] = positionals
    const isChanged = !isWhole && first === 'changed'
    const named = isChanged ? ['static', 'unit', 'e2e'] : first.split(',')
    const strange = named.find((part) => !['static', 'unit', 'e2e'].includes(part))
    if (strange !== undefined) throw new Error(`There is no part "${strange}".`)
    return {
      // What is judged of the sources alone has no rest.
      parts: values.rest ? named.filter((part) => part !== 'static') : named,
      since: isChanged ? revision : undefined,
      tier: isWhole ? (values.rest ? 'rest' : 'all') : 'core',
      shard: values.shard && String(values.shard),
    }
  } catch (error) {
    return fail(`${error.message} Ask with --help what is taken.`)
  }
}

/** The build comes first, while static checks keep the other core busy. */
async function buildAndRunUnitTests() {
  if (parts.includes('e2e')) await build()
  if (parts.includes('unit')) await runUnitTests()
}

/** `npm test` looks at a build that is neither packed nor compressed, which takes two thirds less. */
async function build() {
  if (tier === 'core')
    await check(
      'build',
      'node',
      '--eval',
      `import('./scripts/bootstrap.mjs').then((b) => b.ensureBuilt(['server', 'light']))`,
    )
  else await check('build', 'node', 'scripts/build.mjs')
}

/** One at a time, because the unit tests run beside them. Each prints its output only if it fails. */
async function runStaticChecks() {
  for (const next of staticChecks) await check(...next)
}

async function check(name, command, ...args) {
  const { ok, output, seconds } = await run(command, args, 'pipe')
  add(name, seconds, ok ? { passed: 1 } : { failed: 1 })
  if (!ok) {
    console.log(output)
    failures.push(`${name}\n${shortened(output)}`)
  }
}

async function runUnitTests() {
  const report = join(reports, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const chosen = [
    ...(since ? ['--changed', since, '--passWithNoTests'] : []),
    ...(shard ? ['--shard', shard] : []),
  ]
  const result = await run('vitest', ['run', ...reporters, ...chosen], 'inherit')
  const counted = countsOf(report, (json) => {
    failures.push(...json.testResults.flatMap(failuresOfFile))
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    }
  })
  // A change may reach no test.
  const ranNone = since && result.ok
  add('unit and API tests', result.seconds, ranNone ? counted : atLeastOneFailed(counted, result.ok))
  ranOnPostgres =
    Boolean(since) || (existsSync(report) && readFileSync(report, 'utf8').includes(' on postgres'))
}

/** A file may fail as a whole: it cannot be read, or a hook of it throws. */
function failuresOfFile({ name, status, message, assertionResults }) {
  const wrong = assertionResults.filter((test) => test.status === 'failed')
  if (status === 'failed' && wrong.length === 0) return [`${name}\n${shortened(message)}`]
  return wrong.map((test) => `${name} › ${test.fullName}\n${shortened(test.failureMessages.join('\n'))}`)
}

/** The path of a Chromium, or nothing. In a process of its own, because installing one blocks it. */
async function findBrowser() {
  const found = join(reports, 'chromium')
  const script = `import('./scripts/chromium.mjs').then(({ findOrInstallChromium }) =>
    require('node:fs').writeFileSync(process.argv[1], findOrInstallChromium() ?? ''))`
  const { output } = await run('node', ['--eval', script, found], 'pipe')
  process.stdout.write(output)
  return existsSync(found) ? readFileSync(found, 'utf8') : ''
}

async function runJourneys() {
  const chromium = await browser
  if (!chromium) {
    console.log(
      'Left out: journeys and scenes, because no Chromium was found that starts. Install one (Debian: chromium), or name it in CHROMIUM_PATH.',
    )
    return add('journeys in the browser', 0, { failed: 1 })
  }
  const report = join(reports, 'playwright.json')
  const journeys = since && changedJourneys()
  if (journeys?.length === 0) return
  const env = {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(journeys && { JOURNEYS: journeys.join('|') }),
  }
  const chosen = [...(journeys ? ['--project=journeys'] : []), ...(shard ? [`--shard=${shard}`] : [])]
  const reporters = `list,json${tier === 'core' && !journeys ? ',./core-journeys.ts' : ''}`
  const args = ['test', `--reporter=${reporters}`, '--retries=0', '--forbid-only', ...chosen]
  const result = await run('playwright', args, 'inherit', { cwd: 'e2e', env })
  const counted = countsOf(report, ({ stats, suites }) => {
    failures.push(...suites.flatMap(failuresOfSuite))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  })
  add('journeys in the browser', result.seconds, atLeastOneFailed(counted, result.ok))
}

/** Folders of journeys by features of the web app whose changes they show; all other code is shown by the core journeys. */
const journeysOf = {
  account: ['account'],
  'class-results': ['desk'],
  contact: ['account'],
  editor: ['authoring', 'desk', 'formats'],
  formats: ['formats'],
  live: ['desk'],
  'manual-grading': ['desk'],
  print: ['desk'],
  'quiz-list': ['desk'],
  'quiz-page': ['desk', 'authoring'],
  receipts: ['taking'],
  regrading: ['desk'],
  results: ['taking'],
  settings: ['desk'],
  sharing: ['desk', 'authoring'],
  spreadsheet: ['spreadsheet'],
  taking: ['taking', 'network'],
}

/** The journeys that changed, those of features that changed, and the core if anything else did: each a part of a title or a tag. */
function changedJourneys() {
  const listed = [
    ['diff', '--name-only', since],
    ['ls-files', '--others', '--exclude-standard'],
  ].flatMap((args) => {
    const { status, stdout, stderr } = spawnSync('git', args, { encoding: 'utf8' })
    if (status !== 0) fail(stderr.trim())
    return stdout.split('\n')
  })
  const chosen = new Set()
  for (const path of listed) {
    const [, feature] = /^apps\/web\/src\/features\/([^/]+)/.exec(path) ?? []
    if (/\.test\.tsx?$/.test(path)) continue
    if (/^e2e\/.*\.spec\.ts$/.test(path)) chosen.add(path.slice('e2e/'.length))
    else if (feature && journeysOf[feature])
      journeysOf[feature].forEach((folder) => chosen.add(`journeys/${folder}/`))
    else if (/^(apps|packages|e2e)\//.test(path)) chosen.add('core')
  }
  return [...chosen]
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const wrong = specs.filter((spec) => !spec.ok)
  const found = wrong.map(({ file, line, title, tests }) => {
    const results = tests.flatMap((test) => test.results)
    const errors = results.flatMap((result) => result.errors.map((error) => error.message))
    const pictures = results.flatMap(({ attachments }) => attachments.flatMap(({ path }) => path ?? []))
    const ofTier = tier === 'core' ? `TIER=core SCENES_SEED=${head} ` : ''
    // Many tests of one loop stand at one line.
    const only = title.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`).replaceAll("'", '.')
    const again = `Again: cd e2e && ${ofTier}npx playwright test ${file}:${line} -g '${only}'`
    return [`${file}:${line} › ${title}`, shortened(errors.join('\n')), ...pictures, again].join('\n')
  })
  return [...found, ...suites.flatMap(failuresOfSuite)]
}

/** What a failure says, without what is only long. */
function shortened(output) {
  return output.length > 4000 ? `${output.slice(0, 2000)}\n…\n${output.slice(-2000)}` : output
}

/** A runner that stopped with an error or ran nothing counts as failed, even without a failed test. */
function atLeastOneFailed(counts, ok) {
  const isFine = ok && counts.passed + counts.failed > 0
  return isFine ? counts : { ...counts, failed: Math.max(1, counts.failed) }
}

function countsOf(report, count) {
  try {
    return count(readJson(report))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function add(name, seconds, counts) {
  for (const [outcome, count] of Object.entries(counts)) total[outcome] += count
  console.log(`${counts.failed > 0 ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)`)
}

/** Runs a tool to its end. Its output goes to this terminal or is kept. */
function run(command, args, stdio = 'inherit', { cwd, env } = {}) {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      // The tests start dozens of servers and workers that run the same code.
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...environment, ...env },
      stdio: ['ignore', stdio, stdio],
    })
    let output = ''
    const keep = (chunk) => (output += chunk)
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    const end = (ok) => resolve({ ok, output, seconds: (Date.now() - started) / 1000 })
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
