import { useState } from 'react'
import { Navigate } from 'react-router'
import type { Arrival } from '../../lib/arrival.ts'
import { paths } from '../../lib/paths.ts'
import { loadSheet } from './kept-sheet.ts'
import { messages } from './messages.ts'
import { Review } from './review.tsx'

const arrival: Arrival = { notice: { kind: 'warn', text: messages.noData } }

export function ReviewUploadScreen() {
  const [{ sheet, turn }, setOpened] = useState(() => ({ sheet: loadSheet(), turn: 0 }))
  if (!sheet) return <Navigate to={paths.home} replace state={arrival} />
  const openNewer = () => setOpened({ sheet: loadSheet() ?? sheet, turn: turn + 1 })
  return <Review key={turn} sheet={sheet} onOpenNewer={openNewer} />
}
