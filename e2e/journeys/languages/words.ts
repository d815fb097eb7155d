import type { LanguageTag } from '@quizly/words'

/** The words of a module, such as `student/home`, in a language. `English` is the type of its English module. */
export async function wordsOf<English>(tag: LanguageTag, module: string): Promise<English> {
  const path = new URL(`../../../packages/words/src/${tag}/${module}.ts`, import.meta.url).href
  const loaded = (await import(path)) as English & { words: English }
  return tag === 'en' ? loaded : loaded.words
}
