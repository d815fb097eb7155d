import type { StoredDraft } from '@quizly/contract'
import { beforeEach, expect, test, vi } from 'vitest'
import { CallError, NetworkError } from '../../../lib/failures.ts'
import type { DraftContent } from './draft-content.ts'
import { createDraftKeeper, type DraftPlace, restMs } from './draft-keeper.ts'
import type { Known, Opened } from './reconcile.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

const draft = (text: string): DraftContent => ({
  baseRevision: 1,
  questions: [{ text, type: 'write', options: [], correct: [], written: '' }],
})

/** The server's side, with the network between that can be cut before or after it. */
function setUp(opened: Opened = { id: null, isSent: false }) {
  const server: { stored: StoredDraft | undefined; cut: '' | 'before' | 'after'; calls: string[] } = {
    stored: undefined,
    cut: '',
    calls: [],
  }
  let places: DraftPlace[] = []
  let known: Known | undefined
  let drawn = 0
  const across = (name: string, action: () => void) => {
    server.calls.push(name)
    if (server.cut !== 'before') action()
    if (server.cut) throw new NetworkError('cut')
  }
  const keeper = createDraftKeeper(opened, {
    keep: async (id, { after, ...content }) =>
      across(`keep ${content.questions[0]?.text}`, () => {
        const { stored } = server
        if (stored ? stored._id !== id && stored._id !== after : after !== undefined) {
          const theirs = stored && { theirDraft: stored }
          throw new CallError(409, { code: 'draft-changed', message: 'Changed', ...theirs })
        }
        server.stored = { _id: id, savedAt: '2026-05-03T10:00:00.000Z', ...content }
      }),
    discard: async (id) =>
      across('discard', () => {
        if (server.stored?._id === id) server.stored = undefined
      }),
    note: (now) => (known = now),
    show: (place) => (places = [...places, place]),
    generateId: () => `drawn ${(drawn += 1)}`,
  })
  const rest = () => vi.advanceTimersByTimeAsync(restMs)
  return { server, keeper, rest, place: () => places.at(-1), known: () => known }
}
const storedText = ({ stored }: { stored: StoredDraft | undefined }) => stored?.questions[0]?.text

test('collects changes for a moment, and says where they are', async () => {
  const { server, keeper, rest, place, known } = setUp()
  for (const text of ['W', 'Wh', 'Why']) keeper.change(draft(text))
  expect([place(), known()?.isSent]).toEqual([{ on: 'device' }, false])
  await rest()
  expect([server.calls, place(), known()?.isSent]).toEqual([['keep Why'], { on: 'server' }, true])
  keeper.change(draft('Why?'))
  expect(place()).toEqual({ on: 'device' })
  await rest()
  expect([storedText(server), place()]).toEqual(['Why?', { on: 'server' }])
})

test('goes up when the network is back, however often it failed', async () => {
  const { server, keeper, rest, place } = setUp()
  server.cut = 'before'
  keeper.change(draft('Begun'))
  for (let turn = 0; turn < 8; turn += 1) await rest()
  expect([storedText(server), place()]).toEqual([undefined, { on: 'device' }])
  server.cut = ''
  keeper.flush()
  await rest()
  expect([storedText(server), place()]).toEqual(['Begun', { on: 'server' }])
})

test('a lost reply is no conflict, whatever is written meanwhile', async () => {
  const { server, keeper, rest, place } = setUp()
  server.cut = 'after'
  keeper.change(draft('Begun'))
  await rest()
  expect([storedText(server), place()]).toEqual(['Begun', { on: 'device' }])
  keeper.change(draft('Begun and gone on'))
  server.cut = ''
  keeper.flush()
  await rest()
  expect([storedText(server), place()]).toEqual(['Begun and gone on', { on: 'server' }])
})

const theirs: StoredDraft = { _id: 'theirs', savedAt: '2026-05-03T11:00:00.000Z', ...draft('At school') }

test('what another device has changed waits for a choice: keeping this one', async () => {
  const { server, keeper, rest, place } = setUp()
  server.stored = theirs
  keeper.change(draft('At home'))
  await rest()
  expect(place()).toEqual({ on: 'both', theirs })
  keeper.change(draft('At home, later'))
  await rest()
  expect([server.calls, storedText(server), place()]).toEqual([
    ['keep At home'],
    'At school',
    { on: 'both', theirs },
  ])
  keeper.choose(undefined)
  await rest()
  expect([storedText(server), place()]).toEqual(['At home, later', { on: 'server' }])
})

test('… or taking the other one, which needs no call', async () => {
  const { server, keeper, rest, place } = setUp()
  server.stored = theirs
  keeper.change(draft('At home'))
  await rest()
  keeper.choose(theirs)
  keeper.change(draft('At school'))
  await rest()
  expect([server.calls, server.stored, place()]).toEqual([['keep At home'], theirs, { on: 'server' }])
  keeper.change(draft('At home again'))
  await rest()
  expect(storedText(server)).toBe('At home again')
})

test('… or having nothing here any more, which leaves the other one where it is', async () => {
  const { server, keeper, rest, place } = setUp()
  server.stored = theirs
  keeper.change(draft('At home'))
  await rest()
  keeper.change(undefined)
  await rest()
  expect([server.calls, server.stored, place()]).toEqual([['keep At home'], theirs, { on: 'device' }])
  keeper.change(draft('At home again'))
  await rest()
  expect(place()).toEqual({ on: 'both', theirs })
})

test('two devices that wrote the same need not choose', async () => {
  const { server, keeper, rest, place } = setUp()
  server.stored = theirs
  keeper.change(draft('At school'))
  await rest()
  await rest()
  expect([server.stored, place()]).toEqual([theirs, { on: 'server' }])
})

test('a draft that is discarded goes from the server too, and one that was saved elsewhere begins anew', async () => {
  const { server, keeper, rest, place } = setUp()
  keeper.change(draft('Begun'))
  await rest()
  keeper.change(undefined)
  await rest()
  expect([server.stored, place()]).toEqual([undefined, { on: 'device' }])
  keeper.change(draft('Once more'))
  await rest()
  server.stored = undefined
  keeper.change(draft('Gone on'))
  await rest()
  await rest()
  expect([storedText(server), place()]).toEqual(['Gone on', { on: 'server' }])
})

test('while questions are saved nothing is sent, and the save knows the draft that goes with it', async () => {
  const { server, keeper, rest } = setUp()
  keeper.change(draft('Begun'))
  keeper.flush()
  expect(await keeper.settle()).toBe('drawn 1')
  keeper.change(draft('Changed meanwhile'))
  await rest()
  expect(server.calls).toEqual(['keep Begun'])
  keeper.resume()
  await rest()
  expect(storedText(server)).toBe('Changed meanwhile')
})

test('a save goes with the draft whose reply was lost', async () => {
  const { server, keeper, rest } = setUp()
  keeper.change(draft('Begun'))
  await rest()
  server.cut = 'after'
  keeper.change(draft('Begun and gone on'))
  await rest()
  server.cut = ''
  expect(await keeper.settle()).toBe(server.stored?._id)
  expect(storedText(server)).toBe('Begun and gone on')
})

test('… also if it was undone since', async () => {
  const { server, keeper, rest } = setUp()
  keeper.change(draft('Begun'))
  await rest()
  server.cut = 'after'
  keeper.change(draft('Begun and gone on'))
  await rest()
  server.cut = ''
  keeper.change(draft('Begun'))
  expect(await keeper.settle()).toBe(server.stored?._id)
  expect(storedText(server)).toBe('Begun')
})

test('… and with the one that a page sent before it was loaded again, which arrives after it was looked for', async () => {
  const { server, keeper } = setUp({ id: null, isSent: false, isUnheard: true })
  keeper.change(draft('At school'))
  server.stored = theirs
  expect(await keeper.settle()).toBe('theirs')
})

test('without a network saving is tried all the same', async () => {
  const { server, keeper, rest } = setUp()
  server.cut = 'before'
  keeper.change(draft('Begun'))
  await rest()
  expect(await keeper.settle()).toBeUndefined()
})

test('what was to be discarded before the page was closed is discarded then', async () => {
  const { server, keeper, rest } = setUp({ id: 'theirs', isSent: false })
  server.stored = theirs
  keeper.resume()
  await rest()
  expect(server.stored).toBeUndefined()
})
