import { fail } from './bootstrap.mjs'

/** What each command of package.json does, and what it takes after `--`. */
const commands = {
  start: ['builds Quizly if its sources have changed, and starts it'],
  dev: ['starts server and web app, and reloads both as you edit'],
  demo: ['starts a throw-away Quizly with a school'],
  backup: ['copies the data file, to FILE if you name one', '[FILE]'],
  restore: ['puts the copy FILE in the place of the data file', 'FILE'],
  test: [
    'runs what every change must pass, some parts of it, or what the changes since a revision reach',
    '[static,unit,e2e | changed [REVISION]]',
  ],
  'test:all': [
    'runs all checks, those that npm test leaves out, or one share of several',
    '[static,unit,e2e] [--rest] [--shard 1/4]',
  ],
  doctor: ['says what would fail here, and why'],
  'build:executable': ['builds the single file for this machine'],
  distributions: [
    'tries ways of running Quizly, from nothing to a result',
    '[packed|single-file|image|twice…]',
  ],
  messages: ['prints the messages of the contact form'],
  accounts: [
    'lists all accounts, or changes the role of one; admin is an educator',
    'list | role EMAIL student|admin',
  ],
  operator: [
    'lists operators, who have a page for people, storage and copies, or changes who is one',
    'list | add EMAIL | remove EMAIL',
  ],
  'reset-link': ['prints a link by which somebody can set a new password', 'EMAIL'],
  migrate: ['brings the data up to date before a server does'],
  'upgrade-dry-run': ['tries this version on a copy of the data', '--from FILE|ADDRESS [--out FILE]'],
  'migrate-store': ['moves all data', '--from ADDRESS --to ADDRESS'],
  bench: ['measures the speed; `npm run bench -- help` says more', '[SCENARIO…] [--quick]'],
  chaos: [
    'kills servers and databases under a class, and counts what was lost',
    `[--students 200] [--kills 10] [--seed TEXT] [--engine sqlite|postgres] [--nodes 1] [--every-type]
    [--restart-database] [--pooler] [--failover [--asynchronous]] [--cut-off 0] [--away 20]
    [--rolling] [--two-versions] [--upgrades 0]`,
  ],
  attack: ['attacks a server of its own', '[ATTACK…]'],
  proxies: ['takes a quiz through the documented proxies', '[nginx|caddy]'],
  metrics: ['measures what a change of the code costs', '[--list] [--tests]'],
  words: ['helps translators', 'status | check | english FOLDER | notes AREA | reviewed LANGUAGE KEY'],
}

/** Answers whoever asks a command for help, or gives words to one that takes none, and ends the process; else does nothing. */
export function answerForHelp(name, args) {
  const [does, takes = ''] = commands[name]
  const typed = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`
  const usage = `${takes ? `${typed} -- ${takes}` : typed}\n  ${does}`
  if (args.some((word) => word === '--help' || word === '-h')) {
    console.log(usage)
    process.exit(0)
  }
  if (takes === '' && args.length > 0) fail(`"${name}" does not take "${args.join(' ')}".\n${usage}`)
}
