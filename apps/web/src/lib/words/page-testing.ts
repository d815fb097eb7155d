import { languages, type LanguageTag, languageTags } from '@quizly/words'

/** What `index.html` brings. Words that are asked for are found in `words` by language and area, `de/home`; without it there are all. */
export function bringPage(preferred: () => LanguageTag, words?: Record<string, unknown>) {
  const known = languageTags.map((tag) => {
    const { direction, name } = languages[tag]
    return [tag.slice(0, 2), [tag, direction, name, '']] as const
  })
  const requested: string[] = []
  const page = {
    languages: Object.fromEntries(known),
    preferredLanguage: () => page.languages[preferred().slice(0, 2)],
    async importWords(tag: LanguageTag, area: string) {
      const path = `${tag}/${area}`
      requested.push(path)
      await Promise.resolve()
      if (words && !(path in words)) throw new Error(`No words: ${path}`)
      return words?.[path]
    },
  }
  Object.assign(window, page)
  return requested
}
