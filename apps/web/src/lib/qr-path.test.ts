import qrcode from 'qrcode-generator'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const link = 'https://quizly.example/verify-captcha?code=K7rTm2Qx'

test('the path fills exactly the dark modules', () => {
  const code = qrcode(0, 'M')
  code.addData(link)
  code.make()
  const { size, path } = qrPath(link)
  expect(size).toBe(code.getModuleCount())

  const dark = new Set<string>()
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let i = 0; i < Number(width); i += 1) dark.add(`${Number(x) + i} ${y}`)
  }
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) expect(dark.has(`${x} ${y}`)).toBe(code.isDark(y, x))
  }
})
