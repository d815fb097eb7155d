import { crc32, deflateSync } from 'node:zlib'

/** Its middle and its half axes, as shares of the picture. */
type Ellipse = readonly [x: number, y: number, across: number, down: number]
type Color = readonly [red: number, green: number, blue: number]

/** A PNG of a cell: its membrane, its nucleus and something in it that is asked for. */
export function drawnPicture({
  width,
  height,
  mark,
}: {
  width: number
  height: number
  mark: Color
}): Buffer {
  const inEllipse = (x: number, y: number, [cx, cy, rx, ry]: Ellipse) =>
    ((x - width * cx) / (width * rx)) ** 2 + ((y - height * cy) / (height * ry)) ** 2 <= 1
  const colorAt = (x: number, y: number): Color => {
    if (inEllipse(x, y, [0.7, 0.62, 0.12, 0.1])) return mark
    if (inEllipse(x, y, [0.4, 0.45, 0.14, 0.18])) return [110, 80, 160]
    if (inEllipse(x, y, [0.5, 0.5, 0.42, 0.4])) return [250, 230, 200]
    return inEllipse(x, y, [0.5, 0.5, 0.44, 0.43]) ? [150, 110, 60] : [255, 255, 255]
  }
  return pngOf(width, height, colorAt)
}

/** A PNG of a ring of six atoms, as benzene is drawn: black on white. */
export function drawnRing(size: number): Buffer {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3
    return [size * (0.5 + 0.4 * Math.sin(angle)), size * (0.5 - 0.4 * Math.cos(angle))] as const
  })
  const fromSide = (x: number, y: number) =>
    Math.min(
      ...corners.map(([x1, y1], at) => {
        const [x2, y2] = corners[(at + 1) % 6] ?? [x1, y1]
        const along = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2)
        const at01 = Math.min(1, Math.max(0, along))
        return Math.hypot(x - x1 - at01 * (x2 - x1), y - y1 - at01 * (y2 - y1))
      }),
    )
  const fromCircle = (x: number, y: number) => Math.abs(Math.hypot(x - size / 2, y - size / 2) - size * 0.22)
  return pngOf(size, size, (x, y) =>
    Math.min(fromSide(x, y), fromCircle(x, y)) < size / 80 ? [0, 0, 0] : [255, 255, 255],
  )
}

function pngOf(width: number, height: number, colorAt: (x: number, y: number) => Color): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...Array.from({ length: width }, (__, x) => colorAt(x, y)).flat(),
  ])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([numbers.subarray(0, 4), named, numbers.subarray(4)])
}
