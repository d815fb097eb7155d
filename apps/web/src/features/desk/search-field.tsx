import { type Ref, useEffect, useState } from 'react'
import '../../components/forms/field.css'
import { ToolIcon } from '../../components/icons/tool-icons.tsx'

/** Long enough that a word is searched as a whole by whoever types fluently. */
const pauseMs = 200

/** As much as the server takes. */
export const longestSearch = 200

/** The field in which a list is searched. `onSearch` is told after a pause in the typing. */
export function SearchField({
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
