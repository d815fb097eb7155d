import { everywhere as commonWords } from '@quizly/words/student.ts'
import { showMore as showMoreWords } from '@quizly/words/screens.ts'
import { Button } from '../forms/button.tsx'
import './show-more.css'

/** `next` is undefined at the end of the list. */
export type MoreOfList = {
  next: string | undefined
  state: 'resting' | 'busy' | 'failed'
  more: (requested?: { all: boolean }) => Promise<void>
}

export function ShowMore({
  list: { next, state, more },
  label = showMoreWords.more,
}: {
  list: MoreOfList
  label?: string
}) {
  if (next === undefined) return null
  return (
    <div className="show-more">
      {state === 'failed' && <p role="alert">{showMoreWords.failed}</p>}
      <Button
        look="secondary"
        busy={state === 'busy'}
        busyLabel={commonWords.loading}
        onClick={() => void more()}
      >
        {state === 'failed' ? commonWords.tryAgain : label}
      </Button>
    </div>
  )
}
