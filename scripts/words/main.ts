// For translators: `npm run words -- export de > de.po`, `-- import de de.po`, `-- status`.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { messagesOf, otherTags, problemsOfImport, translationsOf, writeTranslations } from './catalogues.ts'
import { readPo, writePo } from './po.ts'

const usage = `npm run words -- export LANGUAGE [AREA]  writes a PO file to standard output, of one area or of all
npm run words -- import LANGUAGE FILE    reads one, and writes the language's modules
npm run words -- status                  how much of each language is translated and read in context

The languages are ${otherTags().join(', ')}.
`

const print = (text: string) => process.stdout.write(text)
function refuse(text: string): void {
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}

function importPo(tag: string, file: string): void {
  const text = readFileSync(file, 'utf8')
  const problems = problemsOfImport(tag, text)
  if (problems.length > 0)
    return refuse(
      `${problems.slice(0, 40).join('\n')}\n${problems.length} problems in ${file}. Nothing was written.`,
    )
  writeTranslations(tag, readPo(tag, text))
  spawnSync('npx', ['oxfmt', `packages/words/src/${tag}`], { stdio: 'inherit' })
}

function printStatus(): void {
  const messages = messagesOf('en')
  print(`${messages.length} entries in English\n`)
  for (const tag of otherTags()) {
    const translations = messages.map(translationsOf(tag)).filter((each) => each !== undefined)
    const drafts = translations.filter(({ isDraft }) => isDraft).length
    print(`${tag.padEnd(6)} ${translations.length} translated, ${drafts} of them drafts\n`)
  }
}

const [command, tag = '', file = ''] = process.argv.slice(2)
const isTranslated = otherTags().includes(tag)
if (command === 'status') printStatus()
else if (command === 'export' && isTranslated)
  print(writePo(tag, messagesOf('en', file === '' ? undefined : [file]), translationsOf(tag)))
else if (command === 'import' && isTranslated && file !== '') importPo(tag, file)
else refuse(usage)
