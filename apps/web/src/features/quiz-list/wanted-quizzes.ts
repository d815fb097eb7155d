import { useCallback } from 'react'
import { useSearch } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { readSorting, type Sorting, withSorting } from '../../components/tables/sorting.ts'
import { paths } from '../../lib/paths.ts'
import { type QuizKey, quizKeys, quizTabs, type WantedQuizzes } from '../quiz-page/api.ts'
import { readSearch } from '../quiz-page/searched-list.tsx'

const newest: Sorting<QuizKey> = { key: 'created', descending: true }
const isQuizKey = (text: string): text is QuizKey => quizKeys.some((key) => key === text)

/** Reads what an address asks for; what it does not say or says wrongly is as usual: all, the newest first. */
export function readWanted(query: string): WantedQuizzes {
  const tab = quizTabs.find((each) => each === new URLSearchParams(query).get('tab')) ?? 'current'
  return { tab, search: readSearch(query), sorting: readSorting(query, newest, isQuizKey) }
}

export function addressOf({ tab, search, sorting }: WantedQuizzes): string {
  const fields = new URLSearchParams({ ...(tab !== 'current' && { tab }), ...(search && { search }) })
  return paths.myQuizzes + withSorting(`${fields}`, sorting, newest)
}

/** What the list shows is in its address, so that Back brings it back. */
export function useWantedQuizzes() {
  const wanted = readWanted(useSearch())
  const change = useCallback((part: Partial<WantedQuizzes>) => {
    navigate(addressOf({ ...readWanted(window.location.search), ...part }), { replace: true })
  }, [])
  return { wanted, change }
}
