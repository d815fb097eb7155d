import type { ReactNode } from 'react'
import './blank-slate.css'

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
