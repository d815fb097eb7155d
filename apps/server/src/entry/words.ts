import { version } from '../version.ts'

/** The commands, each with what it does and what it takes. */
const words = {
  start: ['starts Quizly; so does no word at all'],
  backup: ['copies the data file, to FILE if you name one', '[FILE]'],
  restore: ['puts the copy FILE in the place of the data file', 'FILE'],
  migrate: ['brings the data up to date before a server does'],
  'upgrade-dry-run': ['tries this version on a copy of the data', '--from FILE|ADDRESS [--out FILE]'],
  'migrate-store': ['moves all data', '--from ADDRESS --to ADDRESS'],
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
  doctor: ['says what would fail here, and why'],
  health: ['asks the Quizly on this machine whether it is ready'],
  version: ['prints the version'],
  help: ['prints this list'],
} satisfies Record<string, [does: string, takes?: string]>

type Word = keyof typeof words

const otherNames = new Map<string, Word>([
  ['--help', 'help'],
  ['-h', 'help'],
  ['--version', 'version'],
])
const isWord = (name: string): name is Word => Object.prototype.hasOwnProperty.call(words, name)
const asksForHelp = (word: string) => otherNames.get(word) === 'help'
const isOption = (word: string | undefined) => word !== undefined && word.indexOf('-') === 0

function list(): string {
  const lines = Object.entries(words).map(
    ([name, [does, takes]]) => `  ${name.padEnd(14)} ${does}${takes ? `: ${takes}` : ''}`,
  )
  return ['The commands of quizly are:', ...lines].join('\n')
}

/**
 * Answers what needs nothing of Quizly, also whoever asks a command for help or gives it words that it does not take: the exit
 * code. Otherwise the command that is to be loaded.
 */
export function answerInWords([first = 'start', ...args]: readonly string[]):
  | number
  | Exclude<Word, 'version' | 'help'> {
  const name = otherNames.get(first) ?? first
  if (!isWord(name)) {
    console.error(`There is no command "${name}". ${list()}`)
    return 2
  }
  const [does, takes = ''] = words[name] as [string, string?]
  const usage = `  quizly ${`${name} ${takes}`.trim()}  ${does}`
  if (args.some(asksForHelp)) console.log(usage)
  else if (isUnwanted(takes, args)) {
    console.error(`"${name}" does not take "${args.join(' ')}". It is:\n${usage}`)
    return 2
  } else if (name === 'help') console.log(list())
  else if (name === 'version') console.log(`Quizly ${version}, on Node ${process.versions.node}`)
  else return name
  return 0
}

/** Commands that take options read them themselves. */
function isUnwanted(takes: string, args: readonly string[]): boolean {
  if (isOption(takes)) return false
  const most = Math.max(...takes.split(' | ').map((form) => form.split(' ').filter(Boolean).length))
  return args.length > most || isOption(args[0])
}
