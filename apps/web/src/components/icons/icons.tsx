import type { ReactNode } from 'react'

export const dots = (points: [number, number][]) => (
  <g fill="currentColor" stroke="none">
    {points.map(([cx, cy]) => (
      <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="1.8" />
    ))}
  </g>
)

const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

const round = circle(12, 12, 9.2)
const openEye = `M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12z${circle(12, 12, 2.8)}`

const shapes = {
  menu: 'M3.5 6.5h17M3.5 12h17M3.5 17.5h17',
  person: `${circle(12, 8, 4.2)}M3.8 20.5c1-4.3 4.2-6.3 8.2-6.3s7.2 2 8.2 6.3`,
  eye: openEye,
  eyeOff: `${openEye}M4 3.5l16 17`,
  info: `${round}M12 11v6M12 7.2v.2`,
  error: `${round}M12 6.8v6.4M12 16.8v.2`,
  success: `${round}M7.5 12.5l3.2 3.2 6-6.7`,
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.4v.2',
  flag: 'M5.5 21V4h13L16 8.5l2.5 4.5h-13',
  check: 'M4 12.5 9.5 18 20 6.5',
  cross: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  dash: 'M5 12h14',
  half: round,
  chevronDown: 'm5.5 9 6.5 6.5L18.5 9',
  retry: 'M4 5v5h5M4.6 10A8.2 8.2 0 1 1 4 14',
  offline: 'M3 3l18 18M7 8.6A5 5 0 0 0 7.5 18H16M10.5 6.3A6 6 0 0 1 17.6 11 3.8 3.8 0 0 1 20.3 16.6',
  list: 'M9.5 6H20M9.5 12H20M9.5 18H20',
  download: 'M12 4v12M6.5 10.5 12 16l5.5-5.5M4 20h16',
  print: 'M7 8.5V3.5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7z',
}

const listDots = dots([
  [4.5, 6],
  [4.5, 12],
  [4.5, 18],
])

export type IconName = keyof typeof shapes

/** An icon in the text's colour. It is decorative, so the text beside it must say the same. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <Drawing className={className}>
      <path d={shapes[name]} />
      {name === 'list' && listDots}
      {name === 'half' && <path d="M12 3a9 9 0 0 0 0 18z" fill="currentColor" />}
    </Drawing>
  )
}

/** Shapes of 24 × 24 units as an icon. */
export function Drawing({ className, children }: { className: string; children: ReactNode }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 24 24" aria-hidden="true">
      {children}
    </svg>
  )
}
