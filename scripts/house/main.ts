import { spawnSync } from 'node:child_process'
import { circles, importsOf } from './imports.ts'
import { longFunctions } from './functions.ts'
import { repeatedPairs } from './repeats.ts'
import { findRetiredWords } from '../checks/find-retired-words.ts'
import { commentShare, type Kind, readSources, type Source } from './sources.ts'
import { tangles } from './tangles.ts'
import { walk, walks } from './walks.ts'

const longest = 90
const kinds: Kind[] = ['product', 'tests', 'tools']

const sources = readSources()
const isShipped = ({ kind }: Source) => kind === 'product'
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const print = (text = '') => process.stdout.write(`${text}\n`)

/** The folder that a reader would call a part: apps/server, packages/domain, e2e. */
const partOf = ({ path }: Source) =>
  path
    .split('/')
    .slice(0, /^(apps|packages)\//.test(path) ? 2 : 1)
    .join('/')

function printTable(title: string, rows: readonly (readonly [string, ...(string | number)[]])[]): void {
  print(`\n${title}`)
  for (const [name, ...cells] of rows)
    print(`  ${name.padEnd(26)}${cells.map((cell) => String(cell).padStart(12)).join('')}`)
}

function printList(title: string, items: readonly string[]): void {
  print(`\n${title}: ${items.length}`)
  for (const item of items) print(`  ${item}`)
}

printTable('Lines that are not empty, files, comments', [
  ['', 'product', 'tests', 'tools', 'files', 'comments'],
  ...[...Map.groupBy(sources, partOf)].map(([part, own]) => {
    const lines = (kind: Kind) =>
      own.filter((source) => source.kind === kind).reduce((sum, source) => sum + source.lines, 0)
    return [part, ...kinds.map(lines), own.length, percent(commentShare(own.filter(isShipped)))] as const
  }),
])

const shipped = sources.filter(isShipped)
print(`\nProduct: ${shipped.reduce((sum, { lines }) => sum + lines, 0)} lines in ${shipped.length} files`)

const imports = importsOf(sources)
printList(
  'Files that import each other in a circle',
  circles(imports).map((group) => group.join(' ')),
)
for (const [name, groups] of Object.entries(tangles(importsOf(shipped))))
  printList(`Circles between ${name}`, groups)
printList(
  `Functions of the product with more than ${longest} lines`,
  longFunctions(shipped, longest).map(({ path, line, lines }) => `${path}:${line} ${lines}`),
)
print(
  `\nPairs of files that share six lines in a row: ${repeatedPairs(shipped).length} in the product, ${repeatedPairs(sources).length} in all`,
)
printTable(
  'Files that one reads to follow',
  Object.entries(walks).map(([name, steps]) => [name, walk(steps, imports).length] as const),
)
printList('Retired words', findRetiredWords())

if (process.argv.includes('--tests')) {
  const startedAt = performance.now()
  const { status } = spawnSync('npm', ['test'], { stdio: 'inherit' })
  print(`\nnpm test: ${Math.round((performance.now() - startedAt) / 1000)} s, exit code ${status}`)
}
