import { useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import { beginning, isLong } from './long-text.ts'

/** The text of a cell as it stands in the sheet. A long one is shown whole when it is asked for. */
export function ShownText({ text }: { text: string }) {
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <span className="uploaded__text" dir="auto">
        {isWhole ? text : beginning(text)}
      </span>
      {isLong(text) && !isWhole && (
        <Button look="quiet" size="sm" onClick={() => setIsWhole(true)}>
          Show all {text.length.toLocaleString('en')} characters
        </Button>
      )}
    </>
  )
}
