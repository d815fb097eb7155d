// All checks: `npm test` runs everything, `node scripts/test.mjs static|unit|e2e` one part.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureInstalled, readJson } from './bootstrap.mjs'
import { answerForHelp } from './help.mjs'
import { keepTestFilesInMemory } from './memory-folder.mjs'
import { compiled } from './run.mjs'

answerForHelp('test', process.argv.slice(2))
keepTestFilesInMemory()

const typeScriptProjects = [
  'packages',
  'apps/server',
  'apps/web',
  'apps/web/service-worker',
  'e2e',
  'bench',
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
/** What failed and why, told once more at the end: thousands of lines may stand between it and its place. */
const failures = []
const reports = mkdtempSync(join(tmpdir(), 'quizly-test-'))

const chosen = (process.argv[2] ?? 'static,unit,e2e').split(',')
const isChosen = (part) => chosen.includes(part)
ensureInstalled()
const browser = isChosen('e2e') ? findBrowser() : undefined
await Promise.all([isChosen('static') && runStaticChecks(), buildAndRunUnitTests()])
if (isChosen('e2e')) await runJourneys()

rmSync(reports, { recursive: true })
if (failures.length > 0) console.log(`\nFailed:\n\n${failures.join('\n\n')}`)
const { passed, failed, skipped } = total
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
if (!ranOnPostgres)
  console.log(
    'The API tests ran on SQLite only: PostgreSQL did not start on this machine; the reason is above.',
  )
process.exitCode = failed > 0 || passed === 0 ? 1 : 0

/** The build comes first, while static checks keep the other core busy. */
async function buildAndRunUnitTests() {
  if (isChosen('e2e')) await check('build', 'node', 'scripts/build.mjs')
  if (isChosen('unit')) await runUnitTests()
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
  const result = await run('vitest', ['run', ...reporters], 'inherit')
  const counted = countsOf(report, (json) => {
    failures.push(...json.testResults.flatMap(failuresOfFile))
    return {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests + json.numTodoTests,
    }
  })
  add('unit and API tests', result.seconds, atLeastOneFailed(counted, result.ok))
  ranOnPostgres = existsSync(report) && readFileSync(report, 'utf8').includes(' on postgres')
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
      'No Chromium that starts was found or could be installed. Install one, or name one in CHROMIUM_PATH.',
    )
    return add('journeys in the browser', 0, { failed: 1 })
  }
  const report = join(reports, 'playwright.json')
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const args = ['test', '--reporter=list,json', '--retries=0', '--forbid-only']
  const result = await run('playwright', args, 'inherit', { cwd: 'e2e', env })
  const counted = countsOf(report, ({ stats, suites }) => {
    failures.push(...suites.flatMap(failuresOfSuite))
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
  })
  add('journeys in the browser', result.seconds, atLeastOneFailed(counted, result.ok))
}

function failuresOfSuite({ specs = [], suites = [] }) {
  const wrong = specs.filter((spec) => !spec.ok)
  const told = wrong.map(({ file, line, title, tests }) => {
    const errors = tests.flatMap((test) => test.results.flatMap((result) => result.errors))
    return `${file}:${line} › ${title}\n${shortened(errors.map((error) => error.message).join('\n'))}`
  })
  return [...told, ...suites.flatMap(failuresOfSuite)]
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
      env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...env },
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
