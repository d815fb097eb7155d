// Attacks a running server with default settings, one attack after the other: `npm run attack`, or only some
// of them, `npm run attack -- school sheets`. Exits with 1 if anything that must hold did not.
import { answerFormAttacks } from './answers/answer-forms.ts'
import { attackOnce } from './attack-once.ts'
import { bodyAttacks } from './bodies.ts'
import { crowdAttacks } from './crowd.ts'
import { deskAttacks } from './desk-calls.ts'
import { renderingAttacks } from './rendering.ts'
import { earlyAnswerAttacks } from './answers/early-answers.ts'
import { fileAttacks } from './files/hostile-files.ts'
import { guessAttacks } from './guesses.ts'
import { heavyInputAttacks } from './heavy-input.ts'
import { hoardingAttacks } from './hoarding.ts'
import { longAnswerAttacks } from './answers/long-answers.ts'
import { releaseAttacks } from './releases.ts'
import { rightsAttacks } from './rights.ts'
import { heads, line, type Report, untried } from './report.ts'
import { signInAttacks } from './sign-in.ts'
import { streamAttacks } from './streams.ts'

const all = [
  ...answerFormAttacks,
  ...bodyAttacks,
  ...earlyAnswerAttacks,
  ...fileAttacks,
  ...guessAttacks,
  ...heavyInputAttacks,
  ...renderingAttacks,
  ...hoardingAttacks,
  ...deskAttacks,
  ...longAnswerAttacks,
  ...crowdAttacks,
  ...releaseAttacks,
  ...signInAttacks,
  ...streamAttacks,
  ...rightsAttacks,
]
const names = process.argv.slice(2)
const unknown = names.filter((name) => !all.some((attack) => attack.name === name))
if (unknown.length > 0) {
  console.error(
    `There is no attack ${unknown.join(', ')}. There are: ${all.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(1)
}

const reports: Report[] = []
for (const attack of all) {
  if (names.length > 0 && !names.includes(attack.name)) continue
  console.log(`${attack.name}: ${attack.what} …`)
  const report = await attackOnce(attack).catch((error: unknown) => untried(attack, error))
  for (const text of [report.happened, ...report.wrong.map((each) => `BROKEN: ${each}`)])
    console.log(`  ${text}`)
  console.log(`  ${line(report.cells)}`)
  reports.push(report)
}
console.log(['', line(heads), line(heads.map(() => '---'))].join('\n'))
for (const { name, cells } of reports) console.log(line([name, ...cells]))
process.exit(reports.some(({ wrong }) => wrong.length > 0) ? 1 : 0)
