import { existsSync } from 'node:fs'
import type { LanguageTag } from '@quizly/words'

const moduleOf = (tag: LanguageTag, module: string) =>
  new URL(`../../../packages/words/src/${tag}/${module}.ts`, import.meta.url)

/**
 * The words of a module, such as `student/home`, in a language; English ones if it is not translated. `English` is the
 * type of its English module.
 */
export async function wordsOf<English>(tag: LanguageTag, module: string): Promise<English> {
  const own = moduleOf(tag, module)
  const { href } = existsSync(own) ? own : moduleOf('en', module)
  const loaded = (await import(href)) as English & { words?: English }
  return loaded.words ?? loaded
}
