// Runs most commands of `npm run`: installs what is missing, builds the web app if needed, and starts the
// program.
import { ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs'
import { runTypeScript } from './run.mjs'

const server = 'apps/server/src'
const commands = {
  start: { entry: `${server}/main.ts`, showsWebApp: true },
  demo: { entry: `${server}/commands/demo.ts`, showsWebApp: true },
  backup: { entry: `${server}/commands/backup.ts` },
  restore: { entry: `${server}/commands/restore.ts` },
  messages: { entry: `${server}/commands/messages.ts` },
  'migrate-store': { entry: `${server}/commands/migrate-store.ts` },
  bench: { entry: 'bench/main.ts', showsWebApp: true },
  chaos: { entry: `${server}/testing/chaos/main.ts` },
  attack: { entry: `${server}/testing/attack/main.ts` },
  proxies: { entry: `${server}/testing/proxies/main.ts` },
}

const [name, ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`The commands are: ${Object.keys(commands).join(', ')}.`)
ensureInstalled()
if (command.showsWebApp) ensureBuilt()
runTypeScript(command.entry, args)
