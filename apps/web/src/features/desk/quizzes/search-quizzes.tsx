import { type Ref, useEffect, useState } from 'react'
import '../../../components/forms/field.css'
import { ToolIcon } from '../../../components/icons/tool-icons.tsx'
import { longestSearch } from './wanted-quizzes.ts'

/** Long enough that a word is searched as a whole by whoever types fluently. */
const pauseMs = 200

/** The field in which quizzes are searched. `onSearch` is told after a pause in the typing. */
export function SearchQuizzes({
  search,
  onSearch,
  field,
}: {
  search: string
  onSearch: (text: string) => void
  field: Ref<HTMLInputElement>
}) {
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    if (typed === undefined) return undefined
    const timer = setTimeout(() => {
      onSearch(typed)
      setTyped(undefined)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <div className="search">
      <ToolIcon name="search" />
      <input
        ref={field}
        className="input"
        type="search"
        aria-label="Search quizzes"
        placeholder="Search by title or code"
        maxLength={longestSearch}
        value={typed ?? search}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
