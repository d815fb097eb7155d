import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'

type Place = Pick<Config, 'host' | 'publicUrl'>

/** The addresses of this Quizly, as far as this machine knows them. */
export function listAddresses({ host, publicUrl }: Place, port: number): [place: string, address: string][] {
  const isEverywhere = host === '0.0.0.0' || host === '::'
  const here = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return [
    ...(publicUrl ? [['Public address', publicUrl] as [string, string]] : []),
    ['This computer', `http://${here}:${port}`],
    ...(isEverywhere
      ? lanAddresses().map((ip): [string, string] => ['This network', `http://${ip}:${port}`])
      : []),
  ]
}

/**
 * The origin of links in mails: the public address if there is one. Otherwise the address that the request
 * names in its Host header, but only if it is one of our own, because a caller can put anything there.
 * Otherwise the network's address.
 */
export function originForLinks(place: Place, port: number, claimedHost: string): string {
  if (place.publicUrl) return place.publicUrl.replace(/\/+$/, '')
  const own = listAddresses(place, port).map(([, address]) => address)
  const claimed = own.find((address) => new URL(address).host === claimedHost)
  return claimed ?? own[1] ?? own[0] ?? ''
}

/** The port that a server listens on; undefined if it does not. */
export function portOf(server: Server): number | undefined {
  const address = server.address()
  return typeof address === 'object' ? address?.port : undefined
}

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
