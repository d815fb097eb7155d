/** All settings that Quizly reads, but for OpenTelemetry's. */
export const settings = [
  'ALLOWED_ORIGINS',
  'BACKUP_DIR',
  'BACKUP_EVERY_HOURS',
  'BACKUP_KEEP',
  'CONTACT_ACCESS_KEY',
  'CONTACT_EMAIL',
  'CONTACT_URL',
  'DATABASE_POOL',
  'DATABASE_READ_URL',
  'DATABASE_URL',
  'DEFAULT_LANGUAGE',
  'EDUCATORS',
  'HEAP_MB',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'MAX_CONNECTIONS',
  'METRICS_HOST',
  'METRICS_PORT',
  'PASSWORDS',
  'PORT',
  'PUBLIC_URL',
  'RATE_LIMITS',
  'SECOND_FACTOR',
  'SHUTDOWN_DELAY',
  'SMTP_URL',
  'TRUST_PROXY',
  'UPDATE_CHECK',
  'WORKERS',
]

/** Shorter names, such as PORT, look like too much that others mean. */
const leastLetters = 7
const maxSlips = 2

/** For each setting that is nearly one of ours: a sentence that asks. */
export function misspeltSettings(names: readonly string[]): string[] {
  return names
    .filter((name) => !settings.includes(name))
    .flatMap((name) => {
      const meant = settings.find(
        (known) => known.length >= leastLetters && slips(name.toUpperCase(), known) <= maxSlips,
      )
      return meant ? [`${name} is no setting of Quizly. Did you mean ${meant}?`] : []
    })
}

/** How many letters are missing, too many or others, counted to one more than `maxSlips`; two that were swapped are two. */
function slips(written: string, meant: string): number {
  if (Math.abs(written.length - meant.length) > maxSlips) return maxSlips + 1
  let row = Array.from({ length: meant.length + 1 }, (_, at) => at)
  for (let at = 0; at < written.length; at += 1) {
    const next = [at + 1]
    for (let index = 0; index < meant.length; index += 1) {
      const other = written[at] === meant[index] ? 0 : 1
      const least = Math.min((row[index] ?? 0) + other, (row[index + 1] ?? 0) + 1)
      next.push(Math.min(least, (next[index] ?? 0) + 1))
    }
    if (Math.min(...next) > maxSlips) return maxSlips + 1
    row = next
  }
  return row.at(-1) ?? 0
}
