// What Quizly writes, read by a real Moodle: what that stores is exported and read again, and answers are marked by both.
// `node tools/moodle/main.ts FOLDER [COUNT]`: FOLDER has an installed Moodle (its config.php), `php` is on the path.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  acceptedNumbers,
  type QuestionContent,
  type QuestionOf,
  type UncheckedQuestion,
} from '@quizly/domain'
import { gapsFilledRightly } from '@quizly/domain/questions/gap/gap-key.ts'
import { type Format, formats, type Loss, readFormats, type WrittenItem } from '@quizly/formats'
import fc from 'fast-check'
import { unexplained } from '../../packages/formats/src/moodle-xml/again-testing.ts'
import { creditOf } from '../../packages/formats/src/moodle-xml/marking-testing.ts'
import { pictures, writtenItems } from '../../packages/formats/src/questions-testing.ts'

const [folder, count = '300'] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder of an installed Moodle.')
let state = 1
/** Always the same (Lehmer 1949). */
const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
const some = (most: number) => Math.floor(random() * most)

/** An answer by the places of options, as Moodle's part wants it, with the share that it earns here. */
type Given = { given: object; credit: number }

function answersTo(content: QuestionContent): Given[] {
  const { type, options, correctAnswers, number, gaps = [] } = content
  const places = options.map((_, index) => index)
  const givenBy = (given: object, here: Parameters<typeof creditOf>[1]): Given => ({
    given,
    credit: creditOf(content, here),
  })
  switch (type) {
    case 'single':
      return places.map((place) => givenBy({ pick: [place] }, { pick: [options[place] ?? ''] }))
    case 'multiple': {
      const sets = [0, 1, 2].map(() => places.filter(() => random() < 0.5)).filter(({ length }) => length > 0)
      const right = places.filter((place) => correctAnswers.includes(options[place] ?? ''))
      return [right, ...sets].map((set) =>
        givenBy({ pick: set }, { pick: set.map((place) => options[place] ?? '') }),
      )
    }
    case 'write':
      return [...correctAnswers, ...correctAnswers.map((text) => text.toUpperCase()), 'zzz'].map((text) =>
        givenBy({ text }, text),
      )
    case 'numeric': {
      const unit = number?.unit ? ` ${number.unit.is}` : ''
      return correctAnswers
        .filter((text) => /^-?[\d.]+$/.test(text))
        .flatMap((text) =>
          [0, 0.04, -0.06, 0.3, 7].map((off) => String(Number((Number(text) + off).toFixed(4)))),
        )
        .map((text) => givenBy({ text: text + unit }, text + unit))
    }
    case 'matching': {
      const all = [...correctAnswers, ...(content.distractors ?? [])]
      const tries = [
        correctAnswers,
        correctAnswers.map((right, index) => (index === 0 ? (all.at(-1) ?? right) : right)),
        correctAnswers.map(() => all[some(all.length)] ?? ''),
      ]
      return tries.map((match) => ({
        given: { match },
        credit: creditOf(content, { order: match }),
      }))
    }
    case 'ordering': {
      const right = correctAnswers.map((_, index) => index)
      const tries = [right, right.toReversed(), [...right.slice(1), 0]]
      return tries.map((order) =>
        givenBy({ order }, { order: order.map((place) => correctAnswers[place] ?? '') }),
      )
    }
    case 'gap': {
      const tries = [
        correctAnswers,
        correctAnswers.map((right, index) => (index === 0 ? (gaps[0]?.choices?.at(-1) ?? 'zzz') : right)),
      ]
      return tries.map((texts) => {
        const right = gapsFilledRightly(content, texts).filter(Boolean).length
        return { given: { gaps: texts, text: texts[0] }, credit: right / correctAnswers.length }
      })
    }
    case 'essay':
      return []
  }
}

type Run = { format: Format; item: WrittenItem; losses: readonly Loss[]; path: string; answers: Given[] }
type Result = {
  accepted?: boolean
  error?: string
  said: string
  stored: number
  marks: (number | string | null)[]
  exported: string[]
}

const xml = readFormats.find(({ name }) => name === 'moodle-xml')
const work = mkdtempSync(join(tmpdir(), 'quizly-moodle-'))
const items = fc.sample(writtenItems, { seed: 7, numRuns: Number(count) })
const runs = ['moodle-xml', 'gift'].flatMap((name): Run[] => {
  const format = formats.find((each) => each.name === name)
  if (!format?.write) return []
  return items.flatMap((item, index): Run[] => {
    const written = format.write?.([item], { title: 'Beside', pictures })
    const [part] = written?.parts ?? []
    const [losses = []] = written?.losses ?? []
    if (!part || losses.some(({ kind }) => kind === 'refused')) return []
    const path = join(work, `${name}-${index}.${format.extensions[0]}`)
    writeFileSync(path, part.bytes)
    return [{ format, item, losses, path, answers: answersTo(item.content) }]
  })
})
const job = runs.map(({ format, path, answers }) => ({
  format: format.name === 'gift' ? 'gift' : 'xml',
  path,
  answers: answers.map(({ given }) => [0, given]),
}))
writeFileSync(join(work, 'job.json'), JSON.stringify(job))
const php = spawnSync(
  'php',
  [
    '-d',
    'max_input_vars=5000',
    '-d',
    'memory_limit=2G',
    join(import.meta.dirname, 'beside.php'),
    folder,
    join(work, 'job.json'),
    join(work, 'results.json'),
  ],
  { stdio: ['ignore', 'inherit', 'inherit'] },
)
if (php.status !== 0) throw new Error('Moodle did not answer.')
const { release, results } = JSON.parse(readFileSync(join(work, 'results.json'), 'utf8')) as {
  release: string
  results: Result[]
}

const bandsOf = (content: UncheckedQuestion) =>
  acceptedNumbers(content as QuestionOf<'numeric'>).map(({ right, near }) =>
    [right, near].map(
      (band) =>
        band && [band.from, band.to].map(({ num, den }) => (Number(num) / Number(den)).toPrecision(9)),
    ),
  )
const isSameBand = (one: UncheckedQuestion, other: UncheckedQuestion) =>
  one.type === 'numeric' && JSON.stringify(bandsOf(one)) === JSON.stringify(bandsOf(other))

/** Losses by which an answer may earn another share. */
const movesMarks = ({ kind, what, params }: Loss) =>
  kind === 'approximated' ||
  what === 'number-rounded' ||
  what === 'partner-plain' ||
  ['deduction', 'lenient', 'precision', 'regraded', 'unit'].includes(String(params?.['feature']))
let wrong = 0
for (const name of ['moodle-xml', 'gift']) {
  const figures = { files: 0, stored: 0, same: 0, marks: 0, equal: 0 }
  for (const [index, run] of runs.entries()) {
    const result = results[index]
    if (run.format.name !== name || !result) continue
    figures.files++
    const complain = (what: string) => {
      wrong++
      if (wrong <= 40)
        console.log(
          `${run.path}: ${what}\n  ${JSON.stringify(run.item.content).slice(0, 700)}\n  losses ${run.losses.map(({ what: code, params }) => `${code} ${JSON.stringify(params ?? {})}`).join(' · ')}`,
        )
    }
    if (result.stored !== 1) {
      complain(`stored ${result.stored}: ${result.error ?? ''} ${result.said}`)
      continue
    }
    figures.stored++
    const [text = ''] = result.exported
    const read = await xml?.read([{ path: 'moodle.xml', bytes: new TextEncoder().encode(text) }])
    const [again] = read?.items ?? []
    const item =
      name === 'gift' && run.item.title === undefined ? { ...run.item, title: again?.title } : run.item
    const differences = again
      ? unexplained(item, again, [...run.losses, ...again.losses])
      : [`not read: ${JSON.stringify(read?.losses)}`]
    // GIFT keeps what a number is compared with, and not how that is written.
    if (name === 'gift' && again?.content && isSameBand(run.item.content, again.content))
      differences.splice(0, differences.length, ...differences.filter((each) => !each.startsWith('number:')))
    if (differences.length > 0) complain(differences.join('\n  '))
    else figures.same++
    if (differences.length > 0 && again) console.log(`  read again ${JSON.stringify(again.losses)}`)
    if (run.losses.some(movesMarks)) continue
    for (const [at, { credit, given }] of run.answers.entries()) {
      figures.marks++
      const mark = result.marks[at]
      if (typeof mark === 'number' && Math.abs(mark - credit) < 1e-4) figures.equal++
      else complain(`${JSON.stringify(given)} earns ${credit} here and ${mark} in Moodle`)
    }
  }
  console.log(
    `${name}: ${figures.files} questions written, ${figures.stored} stored, ${figures.same} the same but for their losses; ${figures.equal} of ${figures.marks} answers earn the same`,
  )
}
console.log(`Moodle ${release}`)
rmSync(work, { recursive: true })
process.exitCode = wrong > 0 ? 1 : 0
