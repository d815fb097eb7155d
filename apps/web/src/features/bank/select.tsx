import type { ComponentProps } from 'react'
import { Icon } from '../../components/icons/icons.tsx'

export function Select({ children, ...select }: ComponentProps<'select'>) {
  return (
    <span className="select">
      <select {...select} className="input">
        {children}
      </select>
      <Icon name="chevronDown" />
    </span>
  )
}
