import { version } from '../version.ts'

/** The commands, each with what it does. */
const words = {
  start: 'starts Quizly; so does no word at all',
  backup: 'copies the data file, to FILE if you name one',
  restore: 'puts the copy FILE in the place of the data file',
  migrate: 'brings the data up to date before a server does',
  rehearse: 'tries this version on a copy of the data: --from FILE|ADDRESS [--out FILE]',
  'migrate-store': 'moves all data: --from ADDRESS --to ADDRESS',
  messages: 'prints the messages of the contact form',
  doctor: 'says what would fail here, and why',
  health: 'asks the Quizly on this machine whether it is ready',
  version: 'prints the version',
  help: 'prints this list',
}

type Word = keyof typeof words

const isWord = (name: string): name is Word => Object.prototype.hasOwnProperty.call(words, name)

function list(): string {
  const lines = Object.entries(words).map(([name, says]) => `  ${name.padEnd(14)} ${says}`)
  return ['The commands of quizly are:', ...lines].join('\n')
}

/** Answers what needs nothing of Quizly: the exit code. Otherwise the command that is to be loaded. */
export function answerInWords(name: string): number | Exclude<Word, 'version' | 'help'> {
  if (!isWord(name)) {
    console.error(`There is no command "${name}". ${list()}`)
    return 2
  }
  if (name !== 'version' && name !== 'help') return name
  console.log(name === 'help' ? list() : `Quizly ${version}, on Node ${process.versions.node}`)
  return 0
}
