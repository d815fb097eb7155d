import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

// Tests each zone once through the configured linter, so that a rule which silently stops matching is
// noticed.
const server = 'apps/server/src'
const web = 'apps/web/src'
const quizzes = `${server}/features/quizzes/quizzes`
const taking = `${web}/features/taking/take-screen.tsx`

const refused = [
  ['packages/domain/src/marking.ts', `import 'node:fs'`],
  ['packages/domain/src/marking.ts', `import '@quizly/contract'`],
  ['packages/domain/src/marking.ts', `import 'vitest'`],
  ['packages/domain/src/marking.ts', `import type { Thing } from '../../contract/src/call.ts'`],
  ['packages/domain/src/problem.ts', `import type { Thing } from './question/question.ts'`],
  ['packages/domain/src/questions/question.ts', `import type { Thing } from '../attempt/attempt.ts'`],
  ['packages/domain/src/marking/marking.ts', `import '../receipt/receipt.ts'`],
  ['packages/domain/src/marking.ts', `import '@quizly/spreadsheets'`],
  ['packages/spreadsheets/src/sheet.ts', `import '@quizly/contract'`],
  ['packages/spreadsheets/src/layout/grid.ts', `import type { Thing } from '../rows/question.ts'`],
  ['packages/spreadsheets/src/rows/question.ts', `import '../parse-sheet.ts'`],
  ['packages/spreadsheets/src/key.ts', `import './columns/columns.ts'`],
  ['packages/contract/src/call.ts', `import 'fastify'`],
  ['packages/contract/src/call.ts', `import 'zod'`],
  ['packages/contract/src/call.ts', `import '../../../apps/server/src/app.ts'`],
  [`${server}/app.ts`, `import './testing/test-app.ts'`],
  [`${server}/app.ts`, `export { thing } from '../../web/src/lib/thing.ts'`],
  [`${server}/app.ts`, `import 'kysely'`],
  [`${server}/db/store.ts`, `import '../features/quizzes/quizzes.service.ts'`],
  [`${server}/http/api.ts`, `import '../features/quizzes/quizzes.service.ts'`],
  [`${server}/http/api.ts`, `import 'better-sqlite3'`],
  [`${server}/app.ts`, `import 'nodemailer'`],
  [`${server}/app.ts`, `import 'smtp-server'`],
  [`${server}/mail/outbox.ts`, `import '../features/contact/contexecute.service.ts'`],
  [`${quizzes}.routes.ts`, `import 'kysely'`],
  [`${quizzes}.routes.ts`, `import '../attempts/attempts.service.ts'`],
  [`${quizzes}.routes.ts`, `import { store } from '../../db/store.ts'`],
  [`${quizzes}.routes.ts`, `import { rule } from '@quizly/domain'`],
  [`${quizzes}.service.ts`, `import type { Kysely } from 'kysely'`],
  [`${quizzes}.service.ts`, `import type { Thing } from '../attempts/execute.service.ts'`],
  [`${server}/features/news/news.service.ts`, `import '../auth/login/auth.service.ts'`],
  [`${quizzes}.service.ts`, `import '../attempts/attempt.repository.ts'`],
  [`${quizzes}.service.ts`, `import './quizzes.routes.ts'`],
  [`${quizzes}.service.ts`, `import type { FastifyRequest } from 'fastify'`],
  [`${quizzes}.service.ts`, `import { schema } from '@quizly/contract'`],
  [`${quizzes}.repository.ts`, `import './quizzes.service.ts'`],
  [`${quizzes}.repository.ts`, `import '../attempts/attempt.repository.ts'`],
  [`${quizzes}.repository.ts`, `import '../../http/api.ts'`],
  [`${quizzes}.repository.ts`, `import { rule } from '@quizly/domain'`],
  [taking, `import '../results/result-screen.tsx'`],
  [taking, `void import('../results/result-screen.tsx')`],
  [taking, `import '../../app/routes.tsx'`],
  [taking, `import '../../../../server/src/app.ts'`],
  [`${web}/features/taking/parts/clock.tsx`, `import '../../results/result-screen.tsx'`],
  [`${web}/components/button.tsx`, `import '../features/taking/take-screen.tsx'`],
  [`${web}/components/button.tsx`, `import type { Parts } from '../question-types/parts.ts'`],
  [
    `${web}/question-types/parts.ts`,
    `import type { Attempt } from '../features/taking/running/live-attempt.ts'`,
  ],
  [`${web}/components/button.tsx`, `import { rule } from '@quizly/domain'`],
  [`${web}/components/button.tsx`, `import '../lib/calls/call.ts'`],
  [`${web}/components/button.tsx`, `import '../lib/may-edit.ts'`],
  [`${web}/features/quiz-page/quiz-page.tsx`, `import '../results/result-screen.tsx'`],
  [`${web}/lib/session.ts`, `import '../components/button.tsx'`],
  [`${web}/lib/session.ts`, `import '../app/routes.tsx'`],
  ['e2e/journey.spec.ts', `import '../apps/server/src/testing/serve.ts'`],
  ['e2e/journey.spec.ts', `import '@quizly/domain'`],
] as const

const allowed = [
  ['packages/domain/src/marking.ts', `import './question.ts'`],
  ['packages/domain/src/marking.test.ts', `import 'vitest'; import 'fast-check'; import './marking.ts'`],
  ['packages/spreadsheets/src/sheet.ts', `import '@quizly/domain'; import './text.ts'`],
  ['packages/spreadsheets/src/rows/question.ts', `import '../layout/grid.ts'; import '../key.ts'`],
  ['packages/contract/src/call.ts', `import '@quizly/domain'; import 'zod/mini'`],
  [`${server}/app.ts`, `import './features/quizzes/quizzes.routes.ts'; import './db/store.ts'`],
  [`${server}/db/store.ts`, `import 'kysely'; import 'better-sqlite3'`],
  [`${server}/mail/outbox.ts`, `import 'nodemailer'; import './mail-config.ts'`],
  [`${quizzes}.routes.ts`, `import './quizzes.service.ts'; import type { Db } from '../../db/store.ts'`],
  [`${quizzes}.routes.ts`, `import '../../http/api.ts'; import '@quizly/contract'`],
  [`${quizzes}.service.ts`, `import '../auth/auth.service.ts'; import '@quizly/domain'`],
  [`${quizzes}.service.ts`, `import { type Call } from '@quizly/contract'; import './quizzes.repository.ts'`],
  [`${quizzes}.repository.ts`, `import 'kysely'; import '../../db/tables.ts'`],
  [`${quizzes}.test.ts`, `import '../../testing/test-app.ts'; import '@quizly/domain'`],
  [`${web}/app/routes.tsx`, `void import('../features/taking/take-screen.tsx')`],
  [taking, `import '../../components/button.tsx'; import '@quizly/domain'; import './clock.tsx'`],
  [`${web}/features/taking/parts/clock.tsx`, `import '../take-screen.tsx'`],
  [taking, `import '../quiz-page/quiz-page.tsx'`],
  [`${web}/components/button.tsx`, `import '../lib/dates.ts'`],
  [`${web}/lib/session.ts`, `import '@quizly/contract'`],
  ['e2e/mailbox.ts', `import 'smtp-server'`],
  ['e2e/journey.spec.ts', `import '@playwright/test'; import '@quizly/contract'; import 'node:fs/promises'`],
] as const

const folder = mkdtempSync(join(tmpdir(), 'quizly-directions-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Where the snippet's file would be in the repository; the number keeps snippets for the same file apart. */
const place = (file: string, index: number) => join(dirname(file), `${index}-${basename(file)}`)

const snippets = [...refused, ...allowed].map(([file, code], index) => ({ file: place(file, index), code }))

function reportedFiles(): string[] {
  for (const { file, code } of snippets) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), `${code}\n`)
  }
  const args = ['--config', resolve('.oxlintrc.json'), '--format', 'json', '.']
  const { stdout } = spawnSync(resolve('node_modules/.bin/oxlint'), args, { cwd: folder, encoding: 'utf8' })
  const report = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
  return report.diagnostics
    .filter(({ code }) => code === 'quizly(import-directions)')
    .map(({ filename }) => filename)
}

const reported = reportedFiles()

test.each(snippets.slice(0, refused.length))('$file may not: $code', ({ file }) => {
  expect(reported).toContain(file)
})

test.each(snippets.slice(refused.length))('$file may: $code', ({ file }) => {
  expect(reported).not.toContain(file)
})
