import type { ReactNode } from 'react'
import './blank-slate.css'

/** A list that has nothing in it yet, and how to change that. */
export function BlankSlate({ children }: { children: ReactNode }) {
  return (
    <div className="blankslate">
      <div className="minirow" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      {children}
    </div>
  )
}
