import { BlockList, isIP, isIPv6 } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { Address6 } from 'ip-address'
import { StartError } from '../start-error.ts'

const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** A number of hops or “all” is refused: then a caller could fake an address. */
export function readTrustedProxies(value: string): string[] {
  if (value === 'off') return []
  const proxies = value.split(',').flatMap((part) => part.trim() || [])
  if (proxies.length > 0 && proxies.every(isProxy)) return proxies
  throw new StartError(
    `TRUST_PROXY must be off or list the addresses of your proxies, like 127.0.0.1, 10.0.0.0/8 or loopback, not "${value}".`,
  )
}

function isProxy(value: string): boolean {
  if (Object.hasOwn(namedRanges, value)) return true
  const [address = '', bits, ...rest] = value.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (bits === undefined) return true
  return /^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

export function proxyMatcher(proxies: readonly string[]): (address: string) => boolean {
  const known = new BlockList()
  for (const range of proxies.flatMap((proxy) => namedRanges[proxy] ?? proxy)) {
    const [address = '', bits] = range.split('/')
    const family = isIP(address) === 4 ? 'ipv4' : 'ipv6'
    if (bits === undefined) known.addAddress(address, family)
    else known.addSubnet(address, Number(bits), family)
  }
  return (address) => isIP(address) > 0 && known.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6')
}

/** Entries before an invalid one may be invented. With its port a caller looks new on each connection. */
export function readForwardedFor(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const entries = headers['x-forwarded-for']?.toString().split(',').map(withoutPort) ?? []
    const lastStrange = entries.findLastIndex((entry) => isIP(entry) === 0)
    const addresses = entries.slice(lastStrange + 1)
    if (addresses.length > 0) headers['x-forwarded-for'] = addresses.join(',')
    else delete headers['x-forwarded-for']
    done()
  })
}

function withoutPort(entry: string): string {
  const text = entry.trim()
  return /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text
}

/** An IPv4 address, or the part of an IPv6 address that a household or school has for itself. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip
  const address = new Address6(ip)
  return address.isMapped4()
    ? address.to4().correctForm()
    : new Address6(`${ip}/64`).startAddress().correctForm()
}
