import { isLanguageTag, languages, type LanguageTag } from '@quizly/words'
import { useSyncExternalStore } from 'react'
import { safeStorage } from '../device/storage.ts'
import { createListeners } from '../listeners.ts'

/**
 * The words that are loaded together. Screens import the English ones; the build puts variables in their place,
 * and `put` gives these the values of a language.
 */
export type Area = {
  name: string
  put: (words: unknown) => void
  load: Partial<Record<LanguageTag, () => Promise<unknown>>>
}

declare global {
  interface Window {
    /** What has been loaded, by language and area: `en/student`. The page itself brings its first words. */
    words?: Record<string, unknown>
  }
}

const areas = new Set<Area>()
const listeners = createListeners()
const storage = safeStorage('localStorage')
/** Where the choice is stored. `index.html` reads it, and the server a cookie of the same name. */
const key = 'language'
let language: LanguageTag = 'en'

export const languageNow = () => language
export const followLanguage = listeners.subscribe
/** Whoever calls it is rendered again when another language is chosen. The app does; so must all in `memo`. */
export const useLanguage = () => useSyncExternalStore(listeners.subscribe, languageNow)

/** The words that every page needs, in the language that `index.html` has chosen. Throws if not even English loads. */
export async function loadFirstWords(area: Area): Promise<void> {
  const { lang } = document.documentElement
  areas.add(area)
  await showLanguage(isLanguageTag(lang) ? lang : 'en').catch(() => showLanguage('en'))
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key && isLanguageTag(newValue)) showLanguage(newValue).catch(() => {})
  })
}

/** To be awaited before what needs these words is shown. English serves if the language does not load. */
export async function loadArea(area: Area): Promise<void> {
  areas.add(area)
  const asked = language
  const words = await importWords(area, asked).catch(() => importWords(area, 'en'))
  if (asked === language) area.put(words)
  else await loadArea(area)
}

/** Changes the words and nothing else, in other tabs too. Throws if they cannot be loaded; then all stays as it is. */
export async function chooseLanguage(tag: LanguageTag): Promise<void> {
  await showLanguage(tag)
  storage.set(key, tag)
  document.cookie = `${key}=${tag}; path=/; max-age=31536000; samesite=lax`
}

async function showLanguage(tag: LanguageTag) {
  const loaded = await Promise.all(
    [...areas].map(async (area) => [area, await importWords(area, tag)] as const),
  )
  for (const [area, words] of loaded) area.put(words)
  language = tag
  Object.assign(document.documentElement, { lang: tag, dir: languages[tag].direction })
  listeners.emit()
}

async function importWords({ name, load }: Area, tag: LanguageTag): Promise<unknown> {
  const path = `${tag}/${name}`
  if (!window.words?.[path]) await load[tag]?.()
  return window.words?.[path]
}
