import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Account } from '../api.ts'
import { test } from '../fixtures.ts'
import { checkCsv, checkLarge, checkOrdering, checkRtl } from '../small-inputs/check-looks.ts'
import { inputsIn, type Kind, notFixedYet, type SmallInput } from '../small-inputs/inputs.ts'

const folder = new URL('../small-inputs/', import.meta.url)
const inputs = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as SmallInput[]

/** What a check may use: the page of nobody yet, two people, and how one of them logs in. */
type Stage = {
  page: Page
  educator: Account
  student: Account
  signIn: (page: Page, account: Account, path?: string) => Promise<void>
}
type Check = (file: string, stage: Stage) => Promise<void>
/** A line for each kind that is checked here. */
const checks: Partial<Record<Kind, Check>> = {
  csv: checkCsv,
  rtl: checkRtl,
  large: checkLarge,
  ordering: checkOrdering,
}

for (const { name, kind, what } of inputsIn(inputs, 'browser')) {
  test(`${name}: ${what}`, async ({ page, educator, student, signIn }) => {
    test.fail(notFixedYet.has(name), 'not fixed yet')
    const file = readFileSync(new URL(`files/${name}`, folder), 'utf8')
    const check = checks[kind]
    if (!check) throw new Error(`Nothing checks ${kind}`)
    await check(file, { page, educator, student, signIn })
  })
}
