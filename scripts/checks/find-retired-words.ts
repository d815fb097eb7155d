import { readFileSync } from 'node:fs'
import { projectFiles } from './project-files.ts'
import { retiredWords } from './retired-words.ts'

const patterns = ['{apps,packages,e2e,scripts,tools}/**/*.{ts,tsx,mjs,css}', '{docs/**/,}*.md']
/** The files that must name the retired words, translators' glossaries, measured results, and migrations. */
const isExempt = (path: string) =>
  /^scripts\/checks\/(retired-words|glossary\.test|find-retired-words)\.ts$|^docs\/glossary\.md$|^docs\/words\/|^tools\/bench\/results\/|\/migrations\//.test(
    path,
  )

/** The text as lower-case words with single spaces: `handedIn` and `handed-in` become "handed in". */
const wordsOf = (text: string) =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])|[-_]/g, ' ')
    .replaceAll(/[\s*/]+/g, ' ')
    .toLowerCase()

/** What is wrong with the words of one file and its path. */
export function retiredIn(path: string, text: string): string[] {
  const whole = `${path}\n${text}`
  const words = wordsOf(whole)
  return retiredWords.flatMap(({ forms, asWritten, instead, unless = [] }) => {
    const rest = unless.reduce((left, meant) => left.replaceAll(meant, ''), whole)
    const searched = asWritten ? rest : rest === whole ? words : wordsOf(rest)
    const found = new Set(searched.match(forms))
    return [...found].map((word) => `${path} says “${word}”; say ${instead}`)
  })
}

/** The retired words in all files of the project. */
export function findRetiredWords(): string[] {
  const paths = patterns.flatMap(projectFiles).filter((path) => !isExempt(path))
  return paths.flatMap((path) => retiredIn(path, readFileSync(path, 'utf8')))
}
