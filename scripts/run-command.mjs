// Runs most commands of `npm run`: installs what is missing, builds what the command uses if its sources have
// changed, and starts the program.
import { ensureBuilt, ensureInstalled, fail } from './bootstrap.mjs'
import { answerForHelp } from './help.mjs'
import { runServer, runTypeScript } from './run.mjs'

const server = 'apps/server/src'
/** A command of the product, from the sources. */
const own = (name) => ({ entry: `${server}/main.ts`, words: [name], isProduct: true })
const commands = {
  start: { run: runServer, uses: ['web', 'server'], isProduct: true },
  demo: { entry: `${server}/commands/demo.ts`, uses: ['web'], isProduct: true },
  backup: own('backup'),
  restore: own('restore'),
  messages: own('messages'),
  accounts: own('accounts'),
  operator: own('operator'),
  'reset-link': own('reset-link'),
  migrate: own('migrate'),
  'upgrade-dry-run': own('upgrade-dry-run'),
  doctor: own('doctor'),
  'migrate-store': own('migrate-store'),
  bench: { entry: 'tools/bench/main.ts', uses: ['web', 'server'] },
  chaos: { entry: 'tools/chaos/main.ts', uses: ['web', 'server'] },
  attack: { entry: 'tools/attack/main.ts', uses: ['server'] },
  proxies: { entry: 'tools/proxies/main.ts', uses: ['server'] },
  distributions: { entry: 'tools/distributions/main.ts', uses: ['web', 'server'], product: true },
  'build:executable': {
    entry: 'scripts/product/build-executable.mjs',
    uses: ['web', 'server'],
    product: true,
  },
  metrics: { entry: 'tools/metrics/main.ts' },
  words: { entry: 'scripts/words/main.ts' },
}

const [name, ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) fail(`The commands are: ${Object.keys(commands).join(', ')}.`)
answerForHelp(name, args)
// A translation that cannot be compiled is what `words` tells about.
ensureInstalled({ withWords: name !== 'words', isProduct: command.isProduct })
await ensureBuilt(command.uses ?? [])
if (command.product) (await import('./product/product.mjs')).makeProduct()
if (command.run) command.run()
else runTypeScript(command.entry, [...(command.words ?? []), ...args])
