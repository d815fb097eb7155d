import { share as shareWords } from '@quizly/words/authoring.ts'
import { useMemo } from 'react'

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

import qrcode from 'qrcode-generator'

/** Light modules that a scanner needs around the code. */
const quietZone = 4

export function qrPath(text: string): { size: number; path: string } {
  const code = qrcode(0, 'M')
  code.addData(text)
  code.make()
  const size = code.getModuleCount()
  let path = ''
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (!code.isDark(row, column)) continue
      const start = column
      while (column + 1 < size && code.isDark(row, column + 1)) column += 1
      const width = column + 1 - start
      path += `M${start} ${row}h${width}v1h-${width}z`
    }
  }
  return { size, path }
}
