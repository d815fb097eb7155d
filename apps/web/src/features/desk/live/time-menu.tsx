import { type ReactNode, useState } from 'react'
import { Menu } from '../../../components/overlays/menu.tsx'
import type { TimeToGive } from '../give-time.ts'
import { OtherTime } from './other-time.tsx'

type Amount = Pick<TimeToGive, 'minutes' | 'percent' | 'reason'>

const usual: { label: string; amount: Amount }[] = [
  { label: '+ 5 minutes', amount: { minutes: 5 } },
  { label: '+ 10 minutes', amount: { minutes: 10 } },
  { label: '+ 25 % of the time', amount: { percent: 25 } },
]

/** A menu of how much time to give. `label` names it, `whom` is said where another amount is asked for. */
export function TimeMenu({
  label,
  className,
  whom,
  onGive,
  children,
}: {
  label: string
  className: string
  whom: string
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
      {asksOther && <OtherTime whom={whom} onGive={onGive} onClose={() => setAsksOther(false)} />}
    </>
  )
}
