import { defineConfig } from 'vitest/config'

const project = (name: string, ...include: string[]) => ({ test: { name, include } })

export default defineConfig({
  test: {
    projects: [
      project('packages', 'packages/*/src/**/*.test.ts'),
      project('server', 'apps/server/src/**/*.test.ts'),
      project('web', 'apps/web/src/**/*.test.{ts,tsx}'),
      project('rules', 'scripts/**/*.test.ts'),
    ],
  },
})
