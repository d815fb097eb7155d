// Every command of Quizly: `quizly [start|backup|…]`. Each loads only what it needs.
import cluster from 'node:cluster'
import { StartError } from './start-error.ts'

type Command = (args: readonly string[]) => Promise<void> | void

const commands: Record<string, { says: string; load: () => Promise<Command> }> = {
  start: {
    says: 'starts Quizly; so does no word at all',
    load: async () => (await import('./commands/start.ts')).start,
  },
  backup: {
    says: 'copies the data file, to FILE if you name one',
    load: async () => (await import('./commands/backup.ts')).backup,
  },
  restore: {
    says: 'puts the copy FILE in the place of the data file',
    load: async () => (await import('./commands/restore.ts')).restore,
  },
  migrate: {
    says: 'brings the data up to date before a server does',
    load: async () => (await import('./commands/migrate.ts')).migrateNow,
  },
  rehearse: {
    says: 'tries this version on a copy of the data: --from FILE|ADDRESS [--out FILE]',
    load: async () => (await import('./commands/rehearse.ts')).rehearseUpgrade,
  },
  'migrate-store': {
    says: 'moves all data: --from ADDRESS --to ADDRESS',
    load: async () => (await import('./commands/migrate-store.ts')).migrateStore,
  },
  messages: {
    says: 'prints the messages of the contact form',
    load: async () => (await import('./commands/messages.ts')).messages,
  },
  doctor: {
    says: 'says what would fail here, and why',
    load: async () => (await import('./commands/doctor.ts')).doctor,
  },
  health: {
    says: 'asks the Quizly on this machine whether it is ready',
    load: async () => (await import('./commands/health.ts')).health,
  },
  version: {
    says: 'prints the version',
    load: async () => (await import('./commands/version.ts')).printVersion,
  },
  help: { says: 'prints this list', load: async () => () => console.log(list()) },
}

/** The doctor tells of them among other things. */
const needNoNativeParts = new Set(['doctor', 'health', 'version', 'help'])

function list(): string {
  const lines = Object.entries(commands).map(([name, { says }]) => `  ${name.padEnd(14)} ${says}`)
  return ['The commands of quizly are:', ...lines].join('\n')
}

async function run([name = 'start', ...args]: readonly string[]): Promise<void> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) {
    console.error(`There is no command "${name}". ${list()}`)
    process.exitCode = 2
    return
  }
  try {
    if (!needNoNativeParts.has(name)) (await import('./doctor/native-parts.ts')).demandNativeParts()
    await (
      await command.load()
    )(args)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    console.error(error.message)
    process.exitCode = 1
    // The channel to the primary would keep this worker alive.
    cluster.worker?.disconnect()
  }
}

void run(process.argv.slice(2))
