import type { Server } from 'node:http'
import { networkInterfaces } from 'node:os'
import type { Config } from '../config/config.ts'

type AddressConfig = Pick<Config, 'host' | 'publicUrl'>

export function listAddresses(
  { host, publicUrl }: AddressConfig,
  port: number,
): [place: string, address: string][] {
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

/** Callers can put anything into the Host header, so it counts only if it names an address of our own. */
export function originForLinks(place: AddressConfig, port: number, claimedHost: string): string {
  if (place.publicUrl) return place.publicUrl.replace(/\/+$/, '')
  const own = listAddresses(place, port).map(([, address]) => address)
  const claimed = own.find((address) => new URL(address).host === claimedHost)
  return claimed ?? own[1] ?? own[0] ?? ''
}

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
