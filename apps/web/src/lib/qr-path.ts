import qrcode from 'qrcode-generator'

/** Light modules that a scanner needs around the code. */
export const quietZone = 4

/** The dark modules of a QR code, as the path of a picture of `size` by `size`. */
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
