import { searchedList as searchedListWords } from '@quizly/words/desk.ts'
import { isBlank, trimmed } from '@quizly/domain'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { BlankSlate } from '../../components/feedback/blank-slate.tsx'
import { Button } from '../../components/forms/button.tsx'
import '../../components/forms/field.css'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'
import { type MoreOfList, ShowMore } from '../../components/tables/show-more.tsx'

/** Long enough that a word is searched as a whole by whoever types fluently. */
const pauseMs = 200
/** As much as the server takes. */
const longestSearch = 200

export const readSearch = (query: string) =>
  (new URLSearchParams(query).get('search') ?? '').slice(0, longestSearch)

/** A list with a field in which it is searched. `searched` is what the shown rows were found by. */
export function SearchedList({
  of,
  count,
  search,
  searched,
  onSearch,
  list,
  failure,
  children,
}: {
  of: 'quizzes' | 'students' | 'bank' | 'people'
  /** How many rows are shown; undefined while that is not known. */
  count: number | undefined
  search: string
  searched: string
  onSearch: (text: string) => void
  list: MoreOfList
  failure?: ReactNode
  children: ReactNode
}) {
  const words = searchedListWords.of[of]
  const field = useRef<HTMLInputElement>(null)
  function clear() {
    onSearch('')
    field.current?.focus()
  }
  return (
    <>
      <div className="toolbar">
        <SearchField label={words.search} placeholder={words.placeholder} {...{ search, onSearch, field }} />
        <p className="muted sm" role="status">
          {count !== undefined && (list.next === undefined ? words.count(count) : words.soFar(count))}
        </p>
      </div>
      {failure ||
        (count === 0 && !isBlank(searched) ? (
          <BlankSlate>
            <h2>{words.noMatch(<bdi key="searched">{trimmed(searched)}</bdi>)}</h2>
            <Button look="secondary" onClick={clear}>
              {searchedListWords.clear}
            </Button>
          </BlankSlate>
        ) : (
          children
        ))}
      <ShowMore list={list} />
    </>
  )
}

/** `onSearch` is called after a pause in the typing. */
function SearchField({
  label,
  placeholder,
  search,
  onSearch,
  field,
}: {
  label: string
  placeholder: string
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
        aria-label={label}
        placeholder={placeholder}
        maxLength={longestSearch}
        value={typed ?? search}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  )
}
