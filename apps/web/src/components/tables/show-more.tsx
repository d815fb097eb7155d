import { Button } from '../forms/button.tsx'
import './show-more.css'

/** `next` is undefined at the end of the list. */
export type MoreOfList = {
  next: string | undefined
  state: 'resting' | 'busy' | 'failed'
  more: (wanted?: { all: boolean }) => Promise<void>
}

export function ShowMore({
  list: { next, state, more },
  label = 'Show more',
}: {
  list: MoreOfList
  label?: string
}) {
  if (next === undefined) return null
  return (
    <div className="show-more">
      {state === 'failed' && <p role="alert">The rest could not be loaded. Check your connection.</p>}
      <Button look="secondary" busy={state === 'busy'} busyLabel="Loading…" onClick={() => void more()}>
        {state === 'failed' ? 'Try again' : label}
      </Button>
    </div>
  )
}
