import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * A test fails because of what it finds, not because the machine is busy. Only a test that hangs is stopped.
 */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  setupFiles: ['scripts/patient-waits.ts', 'scripts/same-draws.ts'],
}
const project = (name: string, ...include: string[]) => ({ test: { name, include, ...patience } })
/** Pure functions leave nothing behind, so a worker runs many files of their tests and reads what these import once. */
const pureProject = (name: string, ...include: string[]) => ({
  test: { ...project(name, ...include).test, isolate: false },
})

export default defineConfig({
  test: {
    // One more than there are cores, because tests also wait, for example for PostgreSQL.
    maxWorkers: availableParallelism() + 1,
    projects: [
      pureProject('packages', 'packages/*/src/**/*.test.ts'),
      {
        test: {
          ...project('server', 'apps/server/src/**/*.test.ts').test,
          globalSetup: [
            'apps/server/src/testing/built-server.ts',
            'apps/server/src/testing/postgres/global-setup.ts',
          ],
          setupFiles: [...patience.setupFiles, 'apps/server/src/testing/cheap-passwords.ts'],
        },
      },
      project('web', 'apps/web/{src,scripts}/**/*.test.{ts,tsx}'),
      pureProject('rules', 'scripts/**/*.test.ts'),
    ],
  },
})
