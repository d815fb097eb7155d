const at = 'quizly_rehearsal_timestamp_seconds'
const seconds = 'quizly_rehearsal_duration_seconds'
const different = 'quizly_rehearsal_differences'

/** As the node exporter of Prometheus reads them from a file. */
export function dryRunMetrics(
  {
    to,
    copySeconds,
    migrateSeconds,
    checkSeconds,
  }: { to: string; copySeconds: number; migrateSeconds: number; checkSeconds: number },
  differences: readonly { kind: string; count: number }[],
  now: number,
): string {
  const total = differences.reduce((sum, { count }) => sum + count, 0)
  const lines = [
    `# HELP ${at} When an upgrade was last tried on a copy of the data`,
    `# TYPE ${at} gauge`,
    `${at}{version="${to}"} ${now / 1000}`,
    `# HELP ${seconds} How long its parts took`,
    `# TYPE ${seconds} gauge`,
    ...Object.entries({ copy: copySeconds, migrate: migrateSeconds, check: checkSeconds }).map(
      ([part, value]) => `${seconds}{part="${part}",version="${to}"} ${value}`,
    ),
    `# HELP ${different} What would be otherwise with that version, by kind`,
    `# TYPE ${different} gauge`,
    `${different}{kind="all",version="${to}"} ${total}`,
    ...differences.map(({ kind, count }) => `${different}{kind="${kind}",version="${to}"} ${count}`),
  ]
  return `${lines.join('\n')}\n`
}
