// Lets a class take a quiz while the server is killed again and again: `npm run chaos`, or for instance
// `npm run chaos -- --students 50 --kills 3 --seed monday`. Ends with 1 if anything was lost, doubled or marked wrong.
import { parseArgs } from 'node:util'
import { causeChaos } from './cause-chaos.ts'
import { createSingleServer } from './target.ts'

const { values } = parseArgs({
  options: {
    students: { type: 'string', default: '200' },
    kills: { type: 'string', default: '10' },
    seed: { type: 'string', default: new Date().toISOString() },
  },
})

const [students, kills] = [Number(values.students), Number(values.kills)]
if (!(Number.isInteger(students) && students > 0 && Number.isInteger(kills) && kills >= 0)) {
  console.error('--students and --kills must be whole numbers, and there must be a student.')
  process.exit(1)
}

console.log(`${students} students, ${kills} kills, seed "${values.seed}" …\n`)
const startedAt = performance.now()
const findings = await causeChaos({
  students,
  kills,
  seed: values.seed,
  questions: 20,
  thinkMs: 500,
  createTarget: createSingleServer,
})
for (const { name, count, mustBe } of findings) {
  const verdict = mustBe === undefined ? '' : count === mustBe ? 'ok' : `must be ${mustBe}`
  console.log(`${name.padEnd(40)} ${count.toLocaleString('en').padStart(8)}  ${verdict}`.trimEnd())
}
console.log(`${'seconds'.padEnd(40)} ${((performance.now() - startedAt) / 1000).toFixed(1).padStart(8)}`)
process.exitCode = findings.every(({ count, mustBe }) => mustBe === undefined || count === mustBe) ? 0 : 1
