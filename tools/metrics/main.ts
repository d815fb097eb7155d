// `npm run metrics [-- --list] [-- --tests]`: what a change costs here. Nothing fails by it.
// From the folder of another checkout, `node …/tools/metrics/main.ts` measures that one.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import {
  countLines,
  filesNaming,
  folderCycles,
  foldersOfSheets,
  smallSingleUse,
  typeNames,
  wordFilesNaming,
} from './costs.ts'
import { longFunctions } from './functions.ts'
import { circles, importsOf } from './imports.ts'
import { repeatedPairs } from './repeats.ts'
import { commentShare, type Kind, readSources, type Source } from './sources.ts'

const longest = 90
const kinds: Kind[] = ['product', 'tests', 'tools']
const showsLists = process.argv.includes('--list')

const tracked = spawnSync('git', ['ls-files'], { encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .filter(existsSync)
const sources = readSources()
const isShipped = ({ kind }: Source) => kind === 'product'
const isOfWords = (path: string) =>
  path.startsWith('packages/words/src/') && !/\.test\.ts$|\/testing\//.test(path)
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

function printCount(title: string, items: readonly string[], goal?: number): void {
  print(`  ${title}: ${items.length}${goal === undefined ? '' : ` (goal ${goal})`}`)
  if (showsLists) for (const item of items) print(`    ${item}`)
}

const shipped = sources.filter(isShipped)
const imports = importsOf(sources)
const importsOfProduct = importsOf(shipped)
const languages = new Set(
  tracked.map((path) => /^packages\/words\/src\/([a-z]{2}(?:-[A-Z]{2})?)\//.exec(path)?.[1]).filter(Boolean),
)
const areas = new Set(
  tracked.map((path) => /^packages\/words\/src\/en\/([^/.]+)/.exec(path)?.[1]).filter(Boolean),
)

print('What a change costs')
for (const type of typeNames)
  printCount(`files outside its folders that name ${type}`, filesNaming(type, shipped), 6)
for (const type of typeNames)
  print(`  files of words that ${type} touches: ${wordFilesNaming(type, shipped, languages.size)} (goal 13)`)
print(`  languages and areas of words: ${languages.size}, ${areas.size}`)
printCount('folders of the code of spreadsheets', foldersOfSheets(shipped), 8)
printCount(
  'circles of imports, import() counted',
  circles(imports).map((group) => group.join(' ')),
  0,
)
printCount('circles of folders', folderCycles(importsOfProduct), 0)
printCount(
  'files below 60 lines, used once, beside their importer',
  smallSingleUse(sources, importsOfProduct),
  25,
)

print('\nSize')
const wordFiles = tracked.filter(isOfWords)
print(`  files in the repository: ${tracked.length}`)
print(`  lines of words: ${countLines(wordFiles)} in ${wordFiles.length} files`)
const beside = shipped.filter(({ path }) => !isOfWords(path))
print(
  `  product beside the words: ${countLines(beside.map(({ path }) => path))} lines, ${beside.reduce((sum, { lines }) => sum + lines, 0)} of them not empty, in ${beside.length} files`,
)
printTable('Lines that are not empty, files, comments', [
  ['', ...kinds, 'files', 'comments'],
  ...[...Map.groupBy(sources, partOf)].map(([part, own]) => {
    const lines = (kind: Kind) =>
      own.filter((source) => source.kind === kind).reduce((sum, source) => sum + source.lines, 0)
    return [part, ...kinds.map(lines), own.length, percent(commentShare(own.filter(isShipped)))] as const
  }),
])

print('\nFor reading')
printCount(
  `functions of the product with more than ${longest} lines`,
  longFunctions(shipped, longest).map(({ path, line, lines }) => `${path}:${line} ${lines}`),
)
printCount('pairs of files of the product that share six lines in a row', repeatedPairs(shipped))

if (process.argv.includes('--tests')) {
  const startedAt = performance.now()
  const { status } = spawnSync('npm', ['test'], { stdio: 'inherit' })
  print(`\nnpm test: ${Math.round((performance.now() - startedAt) / 1000)} s, exit code ${status}`)
}
