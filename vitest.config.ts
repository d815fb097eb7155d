import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { configDefaults, defineConfig } from 'vitest/config'
import { keepTestFilesInMemory } from './scripts/memory-folder.mjs'
import { requireWords } from './scripts/words/ensure-words.mjs'

keepTestFilesInMemory()
requireWords()

/**
 * A test fails because of what it finds, not because the machine is busy. Only a test that hangs is stopped.
 */
const patience = {
  testTimeout: 180_000,
  hookTimeout: 180_000,
  expect: { poll: { timeout: 120_000 } },
  setupFiles: ['scripts/patient-waits.ts', 'scripts/same-random.ts'],
}
const project = (name: string, ...include: string[]) => ({ test: { name, include, ...patience } })

/**
 * `core` is what every change must pass: all but the slow tests, and on PostgreSQL only what is named after it. `rest` is
 * what that leaves out.
 */
const tier = process.env['TIER']
const ofServer = ['apps/server/src/**/*.test.ts', 'tools/{attack,chaos}/**/*.test.ts']
const ofRules = ['scripts/**/*.test.ts', 'tools/metrics/*.test.ts']
const ofPostgres = 'apps/server/src/**/*.postgres.test.ts'
const slow = '**/*.slow.test.ts'
/** These need PostgreSQL. */
const besidePostgres = 'apps/server/src/db/postgres/**/*.test.ts'
/** Tests that run on PostgreSQL too, or there alone. */
const onPostgres = () =>
  globSync(ofServer).filter((path) =>
    /\b(?:engines|sharedEngine|postgresHost)\b(?!\.ts)/.test(readFileSync(path, 'utf8')),
  )

/** These tests leave nothing behind, so a worker runs many files of them and reads what these import once. */
const tidyProject = (name: string, ...include: string[]) => ({
  test: { ...project(name, ...include).test, isolate: false },
})
/** The only tests of the server that need hashes at their real cost, and so a worker of their own. */
const testsOfHashes = 'apps/server/src/features/auth/passwords/passwords.test.ts'

const wordsInTests = new URL('apps/web/src/lib/words/area-testing.ts', import.meta.url).pathname

const server = (name: string, include: string[], exclude: string[], engines?: 'sqlite' | 'postgres') => ({
  test: {
    ...tidyProject(name, ...include).test,
    exclude: [...configDefaults.exclude, testsOfHashes, ...exclude],
    env: engines ? { ENGINES: engines } : {},
    globalSetup: [
      'apps/server/src/testing/built-server.ts',
      'apps/server/src/testing/postgres/global-setup.ts',
    ],
    setupFiles: [
      ...patience.setupFiles,
      'apps/server/src/testing/passwords/cheap-passwords.ts',
      'apps/server/src/testing/processes/one-renderer.ts',
      'apps/server/src/testing/idle/end-idle-apps.ts',
    ],
  },
})
const web = {
  // Tests read the English words where they are written.
  resolve: { alias: [{ find: /^virtual:words\/.*/, replacement: wordsInTests }] },
  test: {
    ...tidyProject('web', 'apps/web/{src,scripts}/**/*.test.{ts,tsx}').test,
    setupFiles: [...patience.setupFiles, 'apps/web/src/lib/tidy-page-testing.ts'],
  },
}
const rules = (...exclude: string[]) => ({
  test: {
    ...tidyProject('rules', ...ofRules).test,
    exclude: [...configDefaults.exclude, ...exclude],
  },
})
const packages = (...exclude: string[]) => ({
  test: {
    ...tidyProject('packages', 'packages/*/src/**/*.test.ts').test,
    exclude: [...configDefaults.exclude, ...exclude],
  },
})
const hashes = project('hashes', testsOfHashes)

const projects = {
  core: () => [
    packages(slow),
    server('server', ofServer, [ofPostgres, besidePostgres, slow], 'sqlite'),
    server('postgres', [ofPostgres], [slow]),
    hashes,
    web,
    rules(slow),
  ],
  rest: () => [
    server('postgres-rest', onPostgres(), [ofPostgres, slow], 'postgres'),
    server('slow', [`apps/server/src/${slow}`, `tools/{attack,chaos}/${slow}`], []),
    tidyProject('slow-rules', `{scripts,packages}/${slow}`),
  ],
  all: () => [packages(), server('server', ofServer, []), hashes, web, rules()],
}

export default defineConfig({
  test: {
    // Two more than there are cores, because tests also wait, for example for PostgreSQL or for a server's next pulse.
    maxWorkers: availableParallelism() + 2,
    projects: projects[tier === 'core' || tier === 'rest' ? tier : 'all'](),
  },
})
