// For translators: `npm run words -- status`, `-- check`, `-- english`, `-- reviewed de desk`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  areasIn,
  englishTexts,
  jsonOf,
  markReviewed,
  messagesOf,
  otherTags,
  translationsOf,
} from './catalogues.ts'
import { compileWords } from './compile.ts'

const usage = `npm run words -- status                    how much of each language is translated and read in context
npm run words -- check                     whether all translations can be compiled
npm run words -- english FOLDER            writes the English texts as JSON, for tools of translators
npm run words -- notes AREA                what translators should know about the entries of an area
npm run words -- reviewed LANGUAGE KEY     notes that entries were read in context: desk, desk/grid or desk/grid.title

The languages are ${otherTags().join(', ')}; the areas ${areasIn().join(', ')}.
`

const print = (text: string) => process.stdout.write(text)
function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

async function compile(): Promise<void> {
  const problems = await compileWords()
  if (problems.length === 0) return void print('All translations are compiled.\n')
  const shown = problems.slice(0, 40).map((problem) => `packages/words/src/${problem}`)
  refuse(`${shown.join('\n')}\n${problems.length} problems in translations. Nothing was compiled.`)
}

function printStatus(): void {
  const messages = messagesOf()
  print(`${messages.length} entries in English\n`)
  for (const tag of otherTags()) {
    const translations = messages.map(translationsOf(tag)).filter((each) => each !== undefined)
    const drafts = translations.filter(({ isDraft }) => isDraft).length
    const missing = messages.length - translations.length
    print(
      `${tag.padEnd(6)} ${translations.length} translated, ${drafts} of them drafts; ${missing} shown in English\n`,
    )
  }
}

function writeEnglish(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const area of areasIn()) writeFileSync(join(folder, `${area}.json`), jsonOf(englishTexts(area)))
}

function printNotes(area: string): void {
  for (const { key, note } of messagesOf([area]))
    if (note !== '') print(`${key}: ${note.replaceAll('\n', ' ')}\n`)
}

/** `desk/grid` names all entries of the grid. */
function review(tag: string, requested: string): void {
  const messages = messagesOf().filter(
    ({ key }) =>
      key === requested || (/^[./]/.test(key.slice(requested.length)) && key.startsWith(requested)),
  )
  if (messages.length === 0) return refuse(`There is no entry ${requested}.`)
  markReviewed(tag, messages)
  print(`${messages.length} entries are read in context.\n`)
}

const [command, first = '', second = ''] = process.argv.slice(2)
if (command === 'status') printStatus()
else if (command === 'check' || command === 'compile') await compile()
else if (command === 'english' && first !== '') writeEnglish(first)
else if (command === 'notes' && areasIn().includes(first)) printNotes(first)
else if (command === 'reviewed' && otherTags().includes(first) && second !== '') review(first, second)
else refuse(usage)
