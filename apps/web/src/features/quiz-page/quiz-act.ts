import type { ReactNode } from 'react'

/** Something that can be done on the page of a quiz: a button or a link, or an item of its menu where there is no room. */
export type QuizAct = {
  label: string
  icon?: ReactNode
  look?: 'primary' | 'secondary'
  busy?: boolean
  busyLabel?: string
} & ({ to: string } | { run: () => void })
