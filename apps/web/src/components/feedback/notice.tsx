import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icons/icons.tsx'
import './notice.css'

export type NoticeKind = 'info' | 'success' | 'warn' | 'error'

const icons: Record<NoticeKind, IconName> = { info: 'info', success: 'success', warn: 'info', error: 'error' }

export function Notice({ kind, children }: { kind: NoticeKind; children: ReactNode }) {
  return (
    <div className={`notice notice--${kind}`} role={kind === 'success' ? 'status' : 'alert'}>
      <Icon name={icons[kind]} />
      <p>
        <strong>{children}</strong>
      </p>
    </div>
  )
}
