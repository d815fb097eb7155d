import { isIP } from 'node:net'
import { StartError } from '../start-error.ts'

const namedRanges = ['loopback', 'linklocal', 'uniquelocal']

/**
 * Reads whose word counts on who is calling and how: addresses, ranges and Fastify's names for some, or nobody's. A
 * number of hops or everybody is refused, because then a caller could make up an address.
 */
export function readTrustedProxies(value: string): string[] {
  if (value === 'off') return []
  const proxies = value.split(',').flatMap((part) => part.trim() || [])
  if (proxies.length > 0 && proxies.every(isProxy)) return proxies
  throw new StartError(
    `TRUST_PROXY must be off or list the addresses of your proxies, like 127.0.0.1, 10.0.0.0/8 or loopback, not "${value}".`,
  )
}

function isProxy(value: string): boolean {
  if (namedRanges.includes(value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}
