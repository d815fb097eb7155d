import { number } from '../language.ts'

export const loading = 'Loading the student’s answers'
export const failed = 'The result could not be loaded'
export const safe = 'It is safe.'
export const answers = 'Answers'
export const timelineHint =
  'The student can see this too, without marks by hand, names, reasons and releases.'
/** After the moment at which an attempt was submitted. */
export const ended = 'ended for everyone'
export const timeRanOut = 'time ran out'
export const remove = 'Delete attempt…'
export const students = 'Students'
export const previous = <Node>(name: Node) => ['← Previous: ', name]
export const next = <Node>(name: Node) => ['Next: ', name, ' →']
export const attempts = 'Attempts'
export const attempt = (n: number) => `Attempt ${number(n)}`
/** What became of an attempt: “Attempt 2: 5 / 5”. */
export const attemptIs = <Node>(name: Node, state: Node) => [name, ': ', state]
export const attemptCounts = <Node>(name: Node, state: Node) => [name, ': ', state, ' (counts)']
export const running = 'running'
