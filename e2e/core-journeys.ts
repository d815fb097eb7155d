import type { Reporter, Suite } from '@playwright/test/reporter'

/**
 * The journeys that every change must pass, each by how its title begins: a student's way with each type of question, what may
 * happen to answers on it, and an educator's way from writing a quiz to its results.
 */
export const coreJourneys = {
  'joining and accounts': [
    'who signs up on the way returns to where they were going',
    'a student’s screens are as specified, from Home to the running quiz',
    'a student’s screens are as specified, from the running quiz to the profile',
  ],
  'each type of question': [
    'an educator makes a quiz and a student takes it',
    'a student writes an essay',
    'a student chooses by keyboard, also without a network',
    'a student moves items by keyboard',
    'a student fills gaps by keyboard',
    'a student types a number with a unit',
    'a student reads how a quiz is marked, earns a part',
  ],
  'saving and submitting': [
    'a reload in mid-quiz keeps the answers and the clock',
    'when the time runs out the quiz submits itself',
    'submitting twice by a double click gives one result',
    'two tabs answer at once',
    'the server is killed in mid-quiz and comes back',
    'submitted while offline: it is kept, said, outlives a reload',
    'a reload without a network in mid-quiz',
    'a receipt is saved and verified',
    'what runs lets a student take a quiz with a picture',
  ],
  'writing and sharing': [
    'a sheet with faults is uploaded, corrected and becomes a quiz',
    'two windows that edit one quiz overwrite nothing',
    'an educator finds a quiz again, its code and its results',
    'an educator invites a colleague',
    'a student who waits can start as soon as the quiz opens',
    'the questions, the boxes and the key each say what they should',
  ],
  'watching, marking, results': [
    'an educator watches a class',
    'an educator sees how the class did',
    'a class is marked by keyboard',
    'a wrong key is fixed from the results',
    'the results come as a workbook of four sheets',
  ],
  languages: ['a refused form says in the language that is chosen', 'in ar a quiz in en runs its own way'],
}

/** Fails the run if the beginning of a title fits no journey, or several. */
export default class CoreJourneys implements Reporter {
  problems: string[] = []

  onBegin(_config: unknown, suite: Suite): void {
    const titles = suite.allTests().map((test) => test.titlePath().join(' '))
    for (const begins of Object.values(coreJourneys).flat()) {
      const { length } = titles.filter((title) => title.includes(begins))
      if (length !== 1)
        this.problems.push(
          `“${begins}” of e2e/core-journeys.ts begins ${length} titles and should begin one.`,
        )
    }
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    for (const problem of this.problems) process.stdout.write(`${problem}\n`)
    return this.problems.length > 0 ? { status: 'failed' } : undefined
  }
}
