import { parseArgs } from 'node:util'
import { Refusal } from './refusal.ts'

const engineNames = ['sqlite', 'postgres'] as const
export const takingCalls = ['enter', 'start', 'page', 'save', 'submit', 'result'] as const
/** What can be measured beside another commit. */
const comparable = [
  'submissions',
  'bell',
  'page-at-once',
  'home-page',
  'login-page',
  'signin-page',
  'join-page',
  'quiz-page',
  'result-page',
  'first-press',
]
/** Those of a student who takes a quiz, and some that are refused. */
export const callNames = [...takingCalls, 'refused'] as const
export type EngineName = (typeof engineNames)[number]
export type TakingCall = (typeof takingCalls)[number]
export type CallName = (typeof callNames)[number]

export type Options = {
  /** Only these scenarios; all if there are none. */
  scenarios: string[]
  isQuick: boolean
  /** The commit to compare with. */
  against: string | undefined
  engines: readonly EngineName[]
  calls: readonly CallName[]
  /** How often both commits are started; more often is more exact. */
  starts: number | undefined
  /** How often each page is opened. */
  visits: number | undefined
  /** Where pictures of opening pages are written to. */
  filmstrips: string | undefined
}

/** How to call the bench. */
export const usage = (
  scenarios: readonly string[],
) => `Measures Quizly against the bare limits of the same machine.

  npm run bench                                    everything
  npm run bench -- bell growth                     only these scenarios
  npm run bench -- --quick                         whether the bench works; its figures mean nothing
  npm run bench -- submissions --against REVISION  this code beside another commit's, in turns;
                                                   ${comparable.slice(1).join(', ')} can be compared too
  npm run bench -- first-press --filmstrips FOLDER pictures of the pages as they open, too

Scenarios: ${scenarios.join(', ')}.

Limits of a comparison of submissions, separated by commas:
  --engine ${engineNames.join(',')}
  --calls ${callNames.join(',')}
How exact it is, and how long it takes:
  --starts 3   of a comparison
  --visits 9   of each page
`

/** Reads the command line. Undefined if it asks for help. */
export function readOptions(args: readonly string[], scenarios: readonly string[]): Options | undefined {
  const { values, positionals } = parse([...args])
  if (values.help || positionals.includes('help')) return undefined
  if (!values.against && (values.engine ?? values.calls ?? values.starts))
    throw new Refusal('--engine, --calls and --starts are for a comparison: add --against REVISION.')
  if (values.against && !(positionals.length > 0 && positionals.every((name) => comparable.includes(name))))
    throw new Refusal(`These can be compared: npm run bench -- ${comparable.join(' ')} --against REVISION.`)
  if (values.filmstrips && positionals.length > 0 && !positionals.includes('first-press'))
    throw new Refusal('--filmstrips is for first-press.')
  return {
    scenarios: chosen('scenario', positionals, scenarios),
    isQuick: values.quick,
    against: values.against,
    engines: chosen('engine', list(values.engine), engineNames),
    calls: chosen('call', list(values.calls), callNames),
    starts: countOf('starts', values.starts),
    visits: countOf('visits', values.visits),
    filmstrips: values.filmstrips,
  }
}

function parse(args: string[]) {
  const options = {
    quick: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
    against: { type: 'string' },
    engine: { type: 'string' },
    calls: { type: 'string' },
    starts: { type: 'string' },
    visits: { type: 'string' },
    filmstrips: { type: 'string' },
  } as const
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

function countOf(option: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = Number(text)
  if (Number.isInteger(count) && count > 0) return count
  throw new Refusal(`--${option} must be a whole number from 1 on, not "${text}".`)
}

const list = (names: string | undefined) => names?.split(',').filter(Boolean) ?? []

/** The names that were given, in the known order; all known ones if none was given. */
function chosen<Name extends string>(kind: string, given: readonly string[], known: readonly Name[]): Name[] {
  const unknown = given.find((name) => !known.some((each) => each === name))
  if (unknown !== undefined) throw new Refusal(`There is no ${kind} "${unknown}", only ${known.join(', ')}.`)
  return given.length === 0 ? [...known] : known.filter((name) => given.includes(name))
}
