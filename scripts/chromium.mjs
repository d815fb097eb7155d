import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** An npm package of Chromium, used if there is no other way to get a browser. */
const packagedChromium = '@sparticuz/chromium@153.0.0'

/** Chromium without a window: the same pages for a third less work. */
const shell = 'chromium-headless-shell'

/**
 * The path of a Chromium that starts: the one named by CHROMIUM_PATH, the system's, or one that is installed
 * now. Undefined if there is none.
 */
export function findOrInstallChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return starts(named)
  return (
    system(shell) ??
    fromDebian(shell) ??
    systemChromium() ??
    playwrightChromium() ??
    fromDebian('chromium') ??
    fromPlaywright() ??
    fromNpm(packagedChromium)
  )
}

function systemChromium() {
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  return system('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ?? starts(onMac)
}

const system = (...names) => names.map((name) => `/usr/bin/${name}`).find(starts)

/** Not every version of Debian has each of these packages. */
function fromDebian(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${name} with apt-get …`)
  const patience = ['-o', 'Acquire::Retries=1', '-o', 'Acquire::http::Timeout=20']
  run('apt-get', [...patience, 'update'])
  run('apt-get', [...patience, 'install', '-y', '--no-install-recommends', name, 'fonts-liberation'])
  return system(name)
}

function playwrightChromium() {
  return starts(
    printedBy(`import('playwright-core').then((p) => console.log(p.chromium.executablePath()))`, '.'),
  )
}

function fromPlaywright() {
  console.log('Installing Chromium with Playwright …')
  run('playwright', ['install', 'chromium'])
  return playwrightChromium()
}

function fromNpm(name) {
  console.log(`Installing ${name} …`)
  const folder = join('node_modules', '.cache', 'chromium')
  run('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error', name])
  return starts(
    printedBy(
      `import('@sparticuz/chromium').then((p) => p.default.executablePath()).then(console.log)`,
      folder,
    ),
  )
}

/** The path, if it is a browser that starts. */
function starts(path) {
  return path && spawnSync(path, ['--version']).status === 0 ? path : undefined
}

function run(command, args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' })
  const lastLines = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').slice(-5).join('\n')
  if (status !== 0) console.log(`${command} ${args.join(' ')} failed:\n${lastLines}`)
}

/** What a snippet prints when it runs in a folder with packages. */
function printedBy(snippet, cwd) {
  if (!existsSync(cwd)) return ''
  return spawnSync('node', ['--eval', snippet], { cwd, encoding: 'utf8' }).stdout.trim()
}
