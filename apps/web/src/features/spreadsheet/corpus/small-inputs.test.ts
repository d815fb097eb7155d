import { expect, test } from 'vitest'
import {
  inputsIn,
  type Kind,
  placesOfKinds,
  type SmallInput,
} from '../../../../../../e2e/small-inputs/inputs.ts'
import manifestText from '../../../../../../e2e/small-inputs/manifest.json?raw'
import { checkAccepted } from './small-inputs/accepted-testing.ts'
import { checkHandMark } from './small-inputs/hand-testing.ts'
import { checkAnswers } from './small-inputs/answers-testing.ts'
import { checkSheet } from './small-inputs/sheet-testing.ts'

const inputs = JSON.parse(manifestText) as SmallInput[]
const contents = import.meta.glob<string>('../../../../../../e2e/small-inputs/files/*', {
  query: '?url&inline',
  import: 'default',
  eager: true,
})
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
const files = new Map(Object.entries(contents).map(([path, content]) => [nameOf(path), content]))

type Check = (text: string, input: SmallInput, bytes: ArrayBuffer) => void | Promise<void>
/** A line for each kind that is checked here. */
const checks: Partial<Record<Kind, Check>> = {
  answers: checkAnswers,
  accepted: checkAccepted,
  sheet: checkSheet,
  hand: checkHandMark,
}

async function check(input: SmallInput) {
  const bytes = await (await fetch(files.get(input.name) ?? '')).arrayBuffer()
  const checkThis = checks[input.kind]
  if (!checkThis) throw new Error(`Nothing checks ${input.kind}`)
  await checkThis(new TextDecoder().decode(bytes), input, bytes)
}

test.each(inputsIn(inputs, 'node'))('$name: $what', async (input) => {
  await expect(check(input)).resolves.toBeUndefined()
})

test('every file is listed once', () => {
  expect(inputs.map(({ name }) => name).toSorted()).toEqual([...files.keys()].toSorted())
})

test('every input is checked somewhere', () => {
  expect(inputs.filter(({ kind }) => !(kind in placesOfKinds))).toEqual([])
})
