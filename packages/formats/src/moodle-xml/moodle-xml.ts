import type { ReadableFormat } from '../format.ts'
import type { Holds } from '../holds.ts'
import { readMoodleXml } from './read.ts'
import { writeMoodleXml } from './write.ts'

/** What Moodle 4.5 reads back as meant. */
const holdsOfMoodleXml: Holds = {
  single: 'kept',
  multiple: 'kept',
  write: 'kept',
  numeric: 'kept',
  matching: 'kept',
  ordering: 'kept',
  essay: 'kept',
  gap: 'partly',
  title: 'kept',
  tags: 'kept',
  formatting: 'kept',
  formulas: 'kept',
  pictures: 'kept',
  points: 'partly',
  deduction: 'partly',
  explanation: 'kept',
  optionNotes: 'kept',
  fixedOptions: 'partly',
  allOrNothing: 'partly',
  rightMinusWrong: 'kept',
  eachDecision: 'partly',
  listDecisions: 'kept',
  halfForOneSlip: 'partly',
  byOption: 'partly',
  lenient: 'lost',
  severalTexts: 'kept',
  tolerance: 'partly',
  decimalComma: 'lost',
  near: 'kept',
  precision: 'lost',
  unit: 'partly',
  distractors: 'kept',
  essayLength: 'partly',
  spelling: 'lost',
  rubric: 'kept',
  sample: 'kept',
  slot: 'lost',
  regraded: 'lost',
}

export const moodleXml: ReadableFormat = {
  name: 'moodle-xml',
  extensions: ['xml'],
  recognise: (parts) => (parts.some(({ bytes }) => isMoodleXml(bytes)) ? 1 : 0),
  read: (parts) => readMoodleXml(parts.filter(({ bytes }) => isMoodleXml(bytes))),
  write: (items, context) => writeMoodleXml(items, context, holdsOfMoodleXml),
  holds: holdsOfMoodleXml,
}

/** In UTF-8 or UTF-16. Canvas puts a `quiz` of its own beside its questions. */
function isMoodleXml(bytes: Uint8Array): boolean {
  const head = String.fromCharCode(...bytes.subarray(0, 2_000)).replaceAll('\0', '')
  return /<quiz(?:\s[^>]*)?\/?>/.test(head) && !/<assessment|canvas\.instructure\.com/.test(head)
}
