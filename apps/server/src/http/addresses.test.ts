import { describe, expect, test } from 'vitest'
import { listAddresses, originForLinks } from './addresses.ts'

const everywhere = { host: '0.0.0.0', publicUrl: undefined }
const networkAddresses = listAddresses(everywhere, 3000)
  .slice(1)
  .map(([, address]) => address)

describe('links begin with', () => {
  test.each([
    ['the public address, whatever the caller says', 'https://quiz.example.org/', 'evil.example'],
    ['the public address, also for who is here', 'https://quiz.example.org', 'localhost:3000'],
  ])('%s', (_what, publicUrl, host) => {
    expect(originForLinks({ ...everywhere, publicUrl }, 3000, host)).toBe('https://quiz.example.org')
  })

  test('the address by which the caller came, if it is one of ours', () => {
    for (const address of ['http://localhost:3000', ...networkAddresses]) {
      expect(originForLinks(everywhere, 3000, new URL(address).host)).toBe(address)
    }
    expect(originForLinks({ host: '::1', publicUrl: undefined }, 80, '[::1]')).toBe('http://[::1]:80')
  })

  test.each(['evil.example', 'localhost:3001', 'localhost', 'x@localhost:3000', ''])(
    'the network’s address or our own when the caller says %j',
    (host) => {
      const [fallback = 'http://localhost:3000'] = networkAddresses
      expect(originForLinks(everywhere, 3000, host)).toBe(fallback)
      const here = { host: '127.0.0.1', publicUrl: undefined }
      expect(originForLinks(here, 3000, host)).toBe('http://127.0.0.1:3000')
    },
  )
})
