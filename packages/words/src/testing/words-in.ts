import type { LanguageTag } from '../languages.ts'

/** The words of an area in a language. `English` is the type of its English module. */
export const wordsIn = async <English>(tag: LanguageTag, area: string): Promise<English> => {
  const path = tag === 'en' ? `../en/${area}.ts` : `../../dist/${tag}/${area}.ts`
  return (await import(/* @vite-ignore */ path)) as English
}
