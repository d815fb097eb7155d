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
  setupFiles: ['scripts/patient-waits.ts', 'scripts/same-draws.ts'],
}
const project = (name: string, ...include: string[]) => ({ test: { name, include, ...patience } })
/** These tests leave nothing behind, so a worker runs many files of them and reads what these import once. */
const tidyProject = (name: string, ...include: string[]) => ({
  test: { ...project(name, ...include).test, isolate: false },
})
/** The only tests of the server that need hashes at their real cost, and so a worker of their own. */
const testsOfHashes = 'apps/server/src/features/auth/passwords/passwords.test.ts'

const wordsInTests = new URL('apps/web/src/lib/words/area-testing.ts', import.meta.url).pathname

export default defineConfig({
  test: {
    // Two more than there are cores, because tests also wait, for example for PostgreSQL or for a server's next pulse.
    maxWorkers: availableParallelism() + 2,
    projects: [
      tidyProject('packages', 'packages/*/src/**/*.test.ts'),
      {
        test: {
          ...tidyProject('server', 'apps/server/src/**/*.test.ts').test,
          exclude: [...configDefaults.exclude, testsOfHashes],
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
      },
      project('hashes', testsOfHashes),
      {
        // Tests read the English words where they are written.
        resolve: { alias: [{ find: /^virtual:words\/.*/, replacement: wordsInTests }] },
        test: {
          ...tidyProject('web', 'apps/web/{src,scripts}/**/*.test.{ts,tsx}').test,
          setupFiles: [...patience.setupFiles, 'apps/web/src/lib/tidy-page-testing.ts'],
        },
      },
      tidyProject('rules', '{scripts,tools}/**/*.test.ts'),
    ],
  },
})
