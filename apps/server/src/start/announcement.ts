import { listAddresses } from '../http/addresses.ts'
import type { Config } from '../config/config.ts'
import type { Server } from './server.ts'

export function announcement(
  config: Config,
  { port, dataLocation, metricsAddress, operatorLink }: Server,
): string {
  const movedFrom = config.isPortGiven || port === config.port ? [] : [`Port ${config.port} is in use.`]
  return [
    ...movedFrom,
    'Quizly is running.',
    ...listAddresses(config, port).map(([place, address]) => `  ${place.padEnd(18)} ${address}`),
    `  ${(config.database.engine === 'sqlite' ? 'Data file' : 'Database').padEnd(18)} ${dataLocation}`,
    ...(metricsAddress ? [`  ${'Metrics'.padEnd(18)} ${metricsAddress}`] : []),
    ...(operatorLink
      ? [
          'Nobody has an account yet. Sign up here as the operator; the link works once, for a day:',
          `  ${operatorLink}`,
        ]
      : []),
  ].join('\n')
}
