import type { ReactNode } from 'react'
import { dots, Drawing } from './icons.tsx'

const shapes = {
  up: <path d="M12 20V4.5M5.5 11 12 4.5l6.5 6.5" />,
  down: <path d="M12 4v15.5M5.5 13l6.5 6.5 6.5-6.5" />,
  remove: <path d="M4 6.5h16M9 6.5V4h6v2.5M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6" />,
  more: dots([
    [5, 12],
    [12, 12],
    [19, 12],
  ]),
  logout: <path d="M10 4H4.5v16H10M9.5 12H21M16.5 7.5 21 12l-4.5 4.5" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="12" height="12" rx="1.5" />
      <path d="M15.5 5.5v-2h-12v12h2" />
    </>
  ),
  draw: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      {dots([
        [8.5, 8.5],
        [15.5, 8.5],
        [12, 12],
        [8.5, 15.5],
        [15.5, 15.5],
      ])}
    </>
  ),
  link: (
    <path d="M10 14a4.5 4.5 0 0 0 6.4 0l3.2-3.2a4.5 4.5 0 0 0-6.4-6.4L12 5.6M14 10a4.5 4.5 0 0 0-6.4 0l-3.2 3.2a4.5 4.5 0 0 0 6.4 6.4l1.2-1.2" />
  ),
  fullScreen: <path d="M4 9.5V4h5.5M20 14.5V20h-5.5M4 4l6.5 6.5M20 20l-6.5-6.5" />,
  addTime: <path d="M10.5 4.5a8 8 0 1 0 8 8M10.5 8v4.5l3 2M19 3v6M16 6h6" />,
  pause: <path d="M8 5v14M16 5v14" />,
  play: <path d="M7 4.5v15L19.5 12z" />,
  plus: <path d="M12 4.5v15M4.5 12h15" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6.7" />
      <path d="m15.5 15.5 5 5" />
    </>
  ),
  sortable: <path d="m7.5 9.5 4.5-5 4.5 5M7.5 14.5l4.5 5 4.5-5" />,
  sortedUp: <path d="m7 15 5-6 5 6" />,
  sortedDown: <path d="m7 9 5 6 5-6" />,
} satisfies Record<string, ReactNode>

export type ToolName = keyof typeof shapes

/** An icon that a student taking a quiz never needs, kept apart so that a student's way stays light. */
export function ToolIcon({ name, className = '' }: { name: ToolName; className?: string }) {
  return <Drawing className={className}>{shapes[name]}</Drawing>
}
