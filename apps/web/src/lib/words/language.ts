import type { LanguageTag } from '@quizly/words'
import { useSyncExternalStore } from 'react'
import { createListeners } from '../listeners.ts'

/**
 * The words that are loaded together. Screens import the English ones; the build puts variables in their place,
 * and `put` gives these the values of a language.
 */
export type Area = { name: string; put: (words: unknown) => void }

type KnownLanguage = readonly [tag: LanguageTag, direction: 'ltr' | 'rtl', name: string, waiting: string]

declare global {
  /** What the page brings itself, because it needs it before the app. */
  interface Window {
    /** All languages, by the first two letters of their tags. */
    languages: Record<string, KnownLanguage>
    /** That of the person, of the device, the address, the browser, or the server's guess. */
    preferredLanguage: () => KnownLanguage
    /** Throws if they do not come. */
    importWords: (tag: LanguageTag, area: string) => Promise<unknown>
    showWaiting: (place: HTMLElement) => void
  }
}

const retryMs = 5_000
const areas = new Set<Area>()
const listeners = createListeners()
let language: LanguageTag = 'en'
/** Another one than `language` only until its words are there. */
let requested: LanguageTag = 'en'
let changes = 0
let timer: ReturnType<typeof setTimeout> | undefined

export const languageNow = () => language
export const followLanguage = listeners.subscribe
const changesNow = () => changes
/** Whoever calls it is rendered again when words change. The app does; so must all in `memo`. */
export function useLanguage(): LanguageTag {
  useSyncExternalStore(listeners.subscribe, changesNow, changesNow)
  return language
}

/** The words that every page needs, in the preferred language, else in English. Throws if not even English loads. */
export async function loadFirstWords(area: Area): Promise<void> {
  const [tag] = window.preferredLanguage()
  areas.add(area)
  await showLanguage(tag).catch(async () => {
    await showLanguage('en')
    tryAgain(tag)
  })
  addEventListener('storage', ({ key }) => {
    if (key === 'language' || key === 'ownLanguage') follow(window.preferredLanguage()[0])
  })
}

/** To be awaited before what needs these words is shown. English serves until those of the language are there. */
export async function loadArea(area: Area): Promise<void> {
  areas.add(area)
  const current = language
  try {
    const words = await window.importWords(current, area.name).catch(() => {
      tryAgain()
      return window.importWords('en', area.name)
    })
    if (current === language) area.put(words)
  } catch (error) {
    // No change of language is to wait for it.
    areas.delete(area)
    throw error
  }
  if (current !== language) await loadArea(area)
}

/** Shows it as soon as its words are there. */
export function follow(tag: LanguageTag): void {
  const before = requested
  showLanguage(tag).catch(() => {
    if (requested === before) tryAgain(tag)
  })
}

function tryAgain(tag = requested) {
  requested = tag
  clearTimeout(timer)
  timer = setTimeout(() => follow(requested), retryMs)
}

/** Changes the words and nothing else, unless another language is asked for meanwhile. */
export async function showLanguage(tag: LanguageTag): Promise<void> {
  const before = requested
  requested = tag
  const found = new Map<Area, unknown>()
  const find = async (area: Area) => found.set(area, await window.importWords(tag, area.name))
  // A screen that opens meanwhile brings words along.
  try {
    while ([...areas].some((area) => !found.has(area))) await Promise.all([...areas].map(find))
  } catch (error) {
    if (requested === tag) requested = before
    throw error
  }
  if (requested !== tag) return
  for (const [area, words] of found) area.put(words)
  language = tag
  const known = Object.values(window.languages).find(([each]) => each === tag)
  Object.assign(document.documentElement, { lang: tag, dir: known?.[1] })
  showWords()
}

/** Renders what shows words, because some have come or are others. */
export function showWords(): void {
  changes++
  listeners.emit()
}
