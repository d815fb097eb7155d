import { useLocation } from 'react-router'
import { readArrival } from '../lib/arrival.ts'
import { Notice } from './notice.tsx'

/** At the top of a screen: why one was sent here, if one was. */
export function ArrivalNotice() {
  const { notice } = readArrival(useLocation().state)
  if (!notice) return null
  return (
    <div className="arrival-notice">
      <Notice kind={notice.kind}>{notice.text}</Notice>
    </div>
  )
}
