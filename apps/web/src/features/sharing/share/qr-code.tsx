import { share as shareWords } from '@quizly/words/authoring.ts'
import { useMemo } from 'react'
import { qrPath, quietZone } from '../../../lib/qr-path.ts'

/** A link as a QR code: black on white in light and dark, because scanners need it. */
export function QrCode({ link }: { link: string }) {
  const { size, path } = useMemo(() => qrPath(link), [link])
  const whole = size + 2 * quietZone
  return (
    <figure>
      <div className="qr">
        <svg
          viewBox={`${-quietZone} ${-quietZone} ${whole} ${whole}`}
          role="img"
          aria-label={shareWords.qrCode}
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
      </div>
      <figcaption className="muted sm">{shareWords.scan}</figcaption>
    </figure>
  )
}
