import type { LanguageTag } from '@quizly/words'

/** The words of a group, such as `student/home`, in a language. `English` is the type of its English words. */
export async function wordsOf<English>(tag: LanguageTag, group: string): Promise<English> {
  const [area = '', name = ''] = group.split('/')
  const folder = tag === 'en' ? 'src/en' : `dist/${tag}`
  const { href } = new URL(`../../../packages/words/${folder}/${area}.ts`, import.meta.url)
  return ((await import(href)) as Record<string, English>)[name] as English
}
