import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Choices,
  changedParts,
  differencesOf,
  mergeQuestions,
  type MergeQuestion,
  type Versions,
} from './merge-questions.ts'

const question = (_id: string, text = _id): MergeQuestion => ({
  _id,
  text,
  type: 'write',
  options: [],
  correctAnswers: ['so'],
})
const list = (...ids: string[]) => ids.map((id) => question(id))
const asSuggested: Choices = { questions: new Map() }

/** The questions of a merge, as they are then. */
function mergedBy(versions: Versions, choices: Choices = asSuggested): MergeQuestion[] | undefined {
  return mergeQuestions(versions, choices)?.map(({ questionId, from }) => {
    const found = versions[from].find(({ _id }) => _id === questionId)
    if (!found) throw new Error(`${from} has no ${questionId}`)
    return found
  })
}
const all = (versions: Versions, side: 'mine' | 'theirs'): Choices => ({
  questions: new Map(differencesOf(versions).questions.map(({ questionId }) => [questionId, side])),
  order: side,
})

/** One change of a list of questions. New questions have IDs that begin with `who`. */
type Step = [kind: 'change' | 'remove' | 'move' | 'add', at: number, to: number]
const steps = fc.array(
  fc.tuple(fc.constantFrom<Step[0][]>('change', 'remove', 'move', 'add'), fc.nat(9), fc.nat(9)),
  { maxLength: 5 },
)
const base = list('a', 'b', 'c', 'd', 'e', 'f')

function edited(who: string, made: readonly Step[], from: readonly MergeQuestion[] = base): MergeQuestion[] {
  const questions = [...from]
  for (const [n, [kind, at, to]] of made.entries()) {
    const index = at % Math.max(1, questions.length)
    const [present] = questions.slice(index, index + 1)
    if (kind === 'add') questions.splice(index, 0, question(`${who}${n}`, `new of ${who} ${n}`))
    else if (present) {
      questions.splice(index, 1)
      if (kind === 'change') questions.splice(index, 0, { ...present, text: `${present.text} ${who}${n}` })
      if (kind === 'move') questions.splice(to % (questions.length + 1), 0, present)
    }
  }
  return questions
}

test('merging nothing gives what the other side has, and the other way round', () => {
  fc.assert(
    fc.property(steps, (made) => {
      const changed = edited('x', made)
      expect(mergedBy({ base, theirs: changed, mine: base })).toEqual(changed)
      expect(mergedBy({ base, theirs: base, mine: changed })).toEqual(changed)
    }),
    { numRuns: 2_000 },
  )
})

test('what both have done in the same way is no conflict', () => {
  fc.assert(
    fc.property(steps, (made) => {
      const both = edited('x', made)
      // New questions have the same words, but not the same ID.
      const mine = both.map((each) => (each._id.startsWith('x') ? { ...each, _id: `own ${each._id}` } : each))
      const versions = { base, theirs: both, mine }
      expect(differencesOf(versions)).toEqual({ questions: [] })
      expect(mergedBy(versions)).toEqual(both)
    }),
    { numRuns: 1_000 },
  )
})

test('all of one side gives exactly that side, whatever has happened', () => {
  fc.assert(
    fc.property(steps, steps, (theirSteps, mySteps) => {
      const versions = { base, theirs: edited('x', theirSteps), mine: edited('y', mySteps) }
      for (const side of ['mine', 'theirs'] as const) {
        expect(mergedBy(versions, all(versions, side))).toEqual(versions[side])
      }
    }),
    { numRuns: 2_000 },
  )
})

test('changes of different questions are merged without a question: both are there, and nothing else', () => {
  const kinds = fc.constantFrom<Step[0]>('change', 'remove', 'add')
  const change = fc.tuple(kinds, fc.nat(2), fc.nat(9))
  fc.assert(
    fc.property(fc.array(change, { maxLength: 3 }), fc.array(change, { maxLength: 3 }), (ofFirst, ofLast) => {
      const [first, last] = [base.slice(0, 3), base.slice(3)]
      const [theirs, mine] = [edited('x', ofFirst, first), edited('y', ofLast, last)]
      const versions = { base, theirs: [...theirs, ...last], mine: [...first, ...mine] }
      expect(differencesOf(versions).questions.every(({ suggested }) => suggested)).toBe(true)
      const merged = mergedBy(versions)
      expect(merged?.toSorted(byId)).toEqual([...theirs, ...mine].toSorted(byId))
    }),
    { numRuns: 2_000 },
  )
})

test('each question of a merge is there once, as one of the sides has it, and a choice changes only its question', () => {
  fc.assert(
    fc.property(steps, steps, fc.infiniteStream(fc.boolean()), (theirSteps, mySteps, coin) => {
      const versions = { base, theirs: edited('x', theirSteps), mine: edited('y', mySteps) }
      const { questions } = differencesOf(versions)
      const choices: Choices = {
        questions: new Map(
          questions.map(({ questionId }) => [questionId, coin.next().value ? 'mine' : 'theirs'] as const),
        ),
        order: coin.next().value ? 'mine' : 'theirs',
      }
      const merged = mergedBy(versions, choices) ?? []
      expect(new Set(merged.map(({ _id }) => _id)).size).toBe(merged.length)
      for (const [id, side] of choices.questions) {
        const find = (of: readonly MergeQuestion[]) => of.find(({ _id }) => _id === id)
        expect(find(merged)).toEqual(find(versions[side]))
      }
    }),
    { numRuns: 2_000 },
  )
})

const byId = (one: MergeQuestion, other: MergeQuestion) => (one._id < other._id ? -1 : 1)

test('what both have changed waits for a choice, by question', () => {
  const versions = {
    base,
    theirs: list('a', 'b', 'd', 'e', 'f').map((each) =>
      each._id === 'a' ? { ...each, text: 'theirs' } : each,
    ),
    mine: base.map((each) => (['a', 'c', 'f'].includes(each._id) ? { ...each, text: 'mine' } : each)),
  }
  const none = { change: 'none', parts: [] }
  const text = { change: 'changed', parts: ['text'] }
  expect(differencesOf(versions)).toEqual({
    questions: [
      { questionId: 'a', mine: text, theirs: text },
      { questionId: 'f', mine: text, theirs: none, suggested: 'mine' },
      { questionId: 'c', mine: text, theirs: { change: 'removed', parts: [] } },
    ],
  })
  expect(mergedBy(versions)).toBeUndefined()
  const choices: Choices = { questions: new Map([['a', 'theirs'] as const, ['c', 'mine'] as const]) }
  expect(mergedBy(versions, choices)?.map(({ _id, text: words }) => `${_id} ${words}`)).toEqual([
    'a theirs',
    'b b',
    'c mine',
    'd d',
    'e e',
    'f mine',
  ])
})

test('two orders wait for a choice, and a new question stays behind the one it followed', () => {
  const versions = {
    base,
    theirs: list('b', 'a', 'x', 'c', 'd', 'e', 'f'),
    mine: list('a', 'b', 'd', 'y', 'c', 'e', 'f'),
  }
  expect(differencesOf(versions).moved).toBe('both')
  expect(mergedBy(versions)).toBeUndefined()
  const ids = (order: 'mine' | 'theirs') =>
    mergedBy(versions, { ...asSuggested, order })
      ?.map(({ _id }) => _id)
      .join('')
  expect([ids('mine'), ids('theirs')]).toEqual(['axbdycef', 'baxcdyef'])
})

test.each([
  ['nothing but white space', { text: ' Why? ' }, []],
  ['the text', { text: 'Why not?' }, ['text']],
  ['the key', { correctAnswers: ['no'] }, ['key']],
  ['an option that is the key, respelt', { options: ['Yes', 'no'], correctAnswers: ['Yes'] }, ['options']],
  ['the order of the options', { options: ['no', 'yes'] }, ['options']],
  ['an option that keeps its place', { fixedOptions: [1] }, ['options']],
  ['a note on an option', { optionNotes: ['', 'Never.'] }, ['feedback']],
  ['the type', { type: 'multiple' as const }, ['type']],
  [
    'all',
    { text: '', type: 'write' as const, options: [], correctAnswers: ['so'] },
    ['text', 'type', 'options', 'key'],
  ],
])('%s of a question is told apart', (_, change, parts) => {
  const before = { text: 'Why?', type: 'single' as const, options: ['yes', 'no'], correctAnswers: ['yes'] }
  expect(changedParts(before, { ...before, ...change })).toEqual(parts)
})
