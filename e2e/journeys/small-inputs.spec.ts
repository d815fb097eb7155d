import { readFileSync } from 'node:fs'
import { test } from '../fixtures.ts'
import {
  checkCsv,
  checkLarge,
  checkLive,
  checkLooks,
  checkOrdering,
  checkPrint,
  checkRender,
  checkRtl,
  type Stage,
} from '../small-inputs/check-looks.ts'
import { inputsIn, type Kind, type SmallInput } from '../small-inputs/inputs.ts'

const folder = new URL('../small-inputs/', import.meta.url)
const inputs = JSON.parse(readFileSync(new URL('manifest.json', folder), 'utf8')) as SmallInput[]

type Check = (file: string, stage: Stage) => Promise<void>
/** A line for each kind that is checked here. */
const checks: Partial<Record<Kind, Check>> = {
  csv: checkCsv,
  looks: checkLooks,
  render: checkRender,
  print: checkPrint,
  live: checkLive,
  rtl: checkRtl,
  large: checkLarge,
  ordering: checkOrdering,
}

for (const { name, kind, what } of inputsIn(inputs, 'browser')) {
  test(`${name}: ${what}`, async ({ page, educator, student, signIn }) => {
    const file = readFileSync(new URL(`files/${name}`, folder), 'utf8')
    const check = checks[kind]
    if (!check) throw new Error(`Nothing checks ${kind}`)
    await check(file, { page, educator, student, signIn })
  })
}
