// Every command of Quizly: `quizly [start|backup|…]`. Each loads only what it needs.
import cluster from 'node:cluster'
import { answerInWords } from './entry/words.ts'
import { StartError } from './start-error.ts'

type Command = (args: readonly string[]) => Promise<void> | void

const commands: Record<Exclude<ReturnType<typeof answerInWords>, number>, () => Promise<Command>> = {
  start: async () => (await import('./commands/start.ts')).start,
  backup: async () => (await import('./commands/backup.ts')).backup,
  restore: async () => (await import('./commands/restore.ts')).restore,
  migrate: async () => (await import('./commands/migrate.ts')).migrateNow,
  'upgrade-dry-run': async () => (await import('./commands/upgrade-dry-run.ts')).runUpgradeDry,
  'migrate-store': async () => (await import('./commands/migrate-store.ts')).migrateStore,
  messages: async () => (await import('./commands/messages.ts')).messages,
  accounts: async () => (await import('./commands/accounts.ts')).accounts,
  operator: async () => (await import('./commands/operator.ts')).operator,
  'reset-link': async () => (await import('./commands/reset-link.ts')).resetLink,
  doctor: async () => (await import('./commands/doctor.ts')).doctor,
  health: async () => (await import('./commands/health.ts')).health,
}

/** The doctor tells of them among other things. */
const needNoNativeParts = new Set(['doctor', 'health'])

async function run(words: readonly string[]): Promise<void> {
  const answer = answerInWords(words)
  if (typeof answer === 'number') {
    process.exitCode = answer
    return
  }
  try {
    if (!needNoNativeParts.has(answer)) (await import('./doctor/native-parts.ts')).demandNativeParts()
    const command = await commands[answer]()
    await command(words.slice(1))
  } catch (error) {
    const sentence = error instanceof StartError ? error.message : await sentenceOnLoss(error)
    if (sentence === undefined) throw error
    console.error(sentence)
    process.exitCode = 1
    // What else is connected would keep it alive.
    if (!(error instanceof StartError)) process.exit()
    // The channel to the primary would keep this worker alive.
    cluster.worker?.disconnect()
  }
}

/** A proxy that changes to another database closes the connections to the one before, and may do so during a start. */
async function sentenceOnLoss(error: unknown): Promise<string | undefined> {
  const { isUnavailable } = await import('./db/unavailable.ts')
  if (!(error instanceof Error && isUnavailable(error))) return undefined
  return `The database cannot be reached any more: ${error.message.replace(/\.$/, '')}. Start Quizly again.`
}

void run(process.argv.slice(2))
