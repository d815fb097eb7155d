import type { Config } from '../config/config.ts'

/** What the settings are, apart from where the data is. */
export function defaultsOf({ database: _, isPortGiven: __, ...config }: Config): Record<string, unknown> {
  return JSON.parse(JSON.stringify(config)) as Record<string, unknown>
}
