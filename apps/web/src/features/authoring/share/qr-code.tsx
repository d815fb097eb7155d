import { useMemo } from 'react'
import { qrPath, quietZone } from './qr-path.ts'

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
          aria-label="QR code that opens the quiz link"
          shapeRendering="crispEdges"
        >
          <path d={path} fill="#000" />
        </svg>
      </div>
      <figcaption className="muted sm">Scan with a phone camera</figcaption>
    </figure>
  )
}
