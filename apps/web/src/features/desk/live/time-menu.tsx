import { type ReactNode, useState } from 'react'
import { Menu } from '../../../components/overlays/menu.tsx'
import type { TimeToGive } from '../give-time.ts'
import { OtherTime } from './other-time.tsx'

export type Amount = Pick<TimeToGive, 'minutes' | 'percent' | 'reason'>

/** The amounts that are given most. */
export const usual: { label: string; amount: Amount }[] = [
  { label: '+ 5 minutes', amount: { minutes: 5 } },
  { label: '+ 10 minutes', amount: { minutes: 10 } },
  { label: '+ 25% of the time', amount: { percent: 25 } },
]

/** A menu of how much time to give. `label` names it, `act` is what giving another amount is called. */
export function TimeMenu({
  label,
  className,
  act = 'Give extra time',
  onGive,
  children,
}: {
  label: string
  className: string
  act?: string
  onGive: (amount: Amount) => void
  children: ReactNode
}) {
  const [asksOther, setAsksOther] = useState(false)
  const items = [
    ...usual.map(({ label: name, amount }) => ({ label: name, run: () => onGive(amount) })),
    { label: 'Other…', run: () => setAsksOther(true) },
  ]
  return (
    <>
      <Menu label={label} className={className} items={items}>
        {children}
      </Menu>
      {asksOther && <OtherTime title={label} act={act} onGive={onGive} onClose={() => setAsksOther(false)} />}
    </>
  )
}
