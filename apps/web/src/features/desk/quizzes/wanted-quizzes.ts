import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { paths } from '../../../lib/paths.ts'
import { longestSearch } from '../search-field.tsx'
import type { Sorting } from '../sorting.ts'

const quizKeys = ['title', 'questions', 'code', 'attempts', 'average', 'created'] as const
export type QuizKey = (typeof quizKeys)[number]

const quizTabs = ['current', 'archived', 'bin'] as const
export type QuizTab = (typeof quizTabs)[number]

/** Which quizzes the list shows, and in what order. */
export type WantedQuizzes = { tab: QuizTab; search: string; sorting: Sorting<QuizKey> }

/** Reads what an address asks for; what it does not say or says wrongly is as usual: all, the newest first. */
export function readWanted(query: string): WantedQuizzes {
  const fields = new URLSearchParams(query)
  const key = quizKeys.find((each) => each === fields.get('sort')) ?? 'created'
  const order = fields.get('order') ?? (key === 'created' ? 'descending' : 'ascending')
  const tab = quizTabs.find((each) => each === fields.get('tab')) ?? 'current'
  const search = (fields.get('search') ?? '').slice(0, longestSearch)
  return { tab, search, sorting: { key, descending: order === 'descending' } }
}

/** The address that asks for this. */
export function addressOf({ tab, search, sorting: { key, descending } }: WantedQuizzes): string {
  const isUsual = descending === (key === 'created')
  const fields = new URLSearchParams({
    ...(tab !== 'current' && { tab }),
    ...(search && { search }),
    ...(!(key === 'created' && isUsual) && { sort: key }),
    ...(!isUsual && { order: descending ? 'descending' : 'ascending' }),
  })
  return fields.size > 0 ? `${paths.myQuizzes}?${fields}` : paths.myQuizzes
}

/** What the list shows is in its address, so that Back brings it back. */
export function useWantedQuizzes() {
  const wanted = readWanted(useSearch())
  const change = useCallback((part: Partial<WantedQuizzes>) => {
    navigate(addressOf({ ...readWanted(window.location.search), ...part }), { replace: true })
  }, [])
  return { wanted, change }
}
