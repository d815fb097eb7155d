/** Where inputs of each kind are checked. */
export const placesOfKinds = {
  answers: 'node',
  accepted: 'node',
  sheet: 'node',
  looks: 'browser',
  render: 'browser',
  print: 'browser',
  live: 'browser',
  hand: 'node',
  csv: 'browser',
  rtl: 'browser',
  large: 'browser',
  ordering: 'browser',
} satisfies Record<string, 'node' | 'browser'>

export type Kind = keyof typeof placesOfKinds

type MeantQuestion = { text: string; type: string; options: string[]; correctAnswers: string[] }
export type SmallInput = {
  name: string
  kind: Kind
  what: string
  /** The questions that must come of a sheet, or in words what must come of it. */
  meant: MeantQuestion[] | string
  /** A pattern, in any case, of what must be said. */
  finding?: string
  quiet?: true
  anyExplanation?: true
}

/** The inputs that are checked in this place. */
export const inputsIn = (inputs: readonly SmallInput[], place: 'node' | 'browser') =>
  inputs.filter(({ kind }) => placesOfKinds[kind] === place)
