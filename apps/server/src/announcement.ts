import { networkInterfaces } from 'node:os'
import type { Config } from './config.ts'
import type { Server } from './server.ts'

/** What a person who has just started Quizly wants to know: where it is, and where its data is. */
export function announcement(config: Config, { port, dataLocation }: Server): string {
  const movedFrom = config.isPortGiven || port === config.port ? [] : [`Port ${config.port} is in use.`]
  return [
    ...movedFrom,
    'Quizly is running.',
    ...addresses(config, port).map(([place, address]) => `  ${place.padEnd(18)} ${address}`),
    `  ${'Data file'.padEnd(18)} ${dataLocation}`,
  ].join('\n')
}

function addresses({ host, publicUrl }: Config, port: number): [place: string, address: string][] {
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

function lanAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
