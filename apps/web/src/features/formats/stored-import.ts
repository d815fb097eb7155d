import type { FormatName } from '@quizly/formats'
import { getSession } from '../../lib/calls/session.ts'
import { deviceStore } from '../../lib/device/device-store.ts'
import { attemptCopyPrefix } from '../../lib/device/discard-local-drafts.ts'
import type { QuestionDraft } from '../../question-types/parts.ts'

/** The file as it was chosen; it is read again when the page is loaded again. */
export type StoredFile = {
  blob: Blob
  name: string
  openedAt: number
  /** All that an educator took along, which is restored as a whole. */
  isArchive?: true
}

/** A picture under the hash that the server gave it, or why it took none. */
export type SentPicture = { hash: string } | { refused: string }

/** What a person has decided about the questions of a file, each by its number there. */
export type Choices = {
  /** Undefined: what the file looks like. */
  as?: FormatName | undefined
  leftOut: readonly number[]
  /** Kept as essays, although their type is none of ours. */
  essays: readonly number[]
  corrected: Readonly<Record<number, QuestionDraft>>
  /** By their hashes in the file. */
  pictures: Readonly<Record<string, SentPicture>>
}
export const noChoices: Choices = { leftOut: [], essays: [], corrected: {}, pictures: {} }

export type StoredImport = { file: StoredFile; choices: Choices }

/** More are not kept: the oldest goes. */
export const mostImports = 10

// Whoever logs in next on this device deletes what begins so and is not their own.
const prefixOf = () => `${attemptCopyPrefix}${getSession()?.user._id ?? ''}:import:`
const choicesOf = (key: string) => `${key}:choices`

/** Used where the browser has no database. It ends with the page. */
const memory = new Map<string, unknown>()

async function get<T>(key: string, store: typeof deviceStore): Promise<T | undefined> {
  if (memory.has(key)) return memory.get(key) as T
  try {
    return await store.get<T>(key)
  } catch {
    return undefined
  }
}

async function update<T>(key: string, change: (value?: T) => T, store: typeof deviceStore): Promise<boolean> {
  try {
    if (!memory.has(key)) {
      await store.update(key, change)
      return true
    }
  } catch {}
  memory.set(key, change(memory.get(key) as T | undefined))
  return false
}

/** Keeps a file that is to be reviewed, under a new ID. `isStored`: it outlives this page. */
export async function keepImport(
  blob: Blob,
  name: string,
  as?: FormatName | 'everything',
  store = deviceStore,
): Promise<{ id: string; isStored: boolean }> {
  // A page without HTTPS has no randomUUID.
  const id = crypto.getRandomValues(new Uint32Array(4)).join('-')
  const key = prefixOf() + id
  const others = await listImports(store)
  for (const { id: old } of others.slice(mostImports - 1)) await discardImport(old, store)
  const isArchive = as === 'everything'
  const file = { blob, name, openedAt: Date.now(), ...(isArchive && { isArchive }) }
  const isStored = await update<StoredFile>(key, () => file, store)
  if (as && !isArchive) await changeChoices(id, (choices) => ({ ...choices, as }), store)
  return { id, isStored }
}

export async function loadImport(id: string, store = deviceStore): Promise<StoredImport | undefined> {
  const key = prefixOf() + id
  const [file, choices] = await Promise.all([
    get<StoredFile>(key, store),
    get<Choices>(choicesOf(key), store),
  ])
  return file && { file, choices: { ...noChoices, ...choices } }
}

/** Changes them as they are stored, so that two windows do not undo each other's. Resolves to what is stored then. */
export async function changeChoices(
  id: string,
  change: (choices: Choices) => Choices,
  store = deviceStore,
): Promise<{ choices: Choices; isStored: boolean }> {
  let choices = noChoices
  const isStored = await update<Choices>(
    choicesOf(prefixOf() + id),
    (stored) => (choices = change({ ...noChoices, ...stored })),
    store,
  )
  return { choices, isStored }
}

export async function discardImport(id: string, store = deviceStore): Promise<void> {
  const keys = [prefixOf() + id, choicesOf(prefixOf() + id)]
  keys.forEach((key) => memory.delete(key))
  try {
    await store.remove(keys)
  } catch {
    // There was no database, so the memory was everything.
  }
}

export type ListedImport = { id: string } & Omit<StoredFile, 'blob'>

/** Those of this person on this device that are not saved yet, the newest first. */
export async function listImports(store = deviceStore): Promise<ListedImport[]> {
  const prefix = prefixOf()
  let names = [...memory.keys()]
  try {
    names = [...names, ...(await store.names())]
  } catch {}
  const ids = names
    .filter((name) => name.startsWith(prefix) && !name.endsWith(':choices'))
    .map((name) => name.slice(prefix.length))
  const found = await Promise.all(
    ids.map(async (id) => ({ id, file: await get<StoredFile>(prefix + id, store) })),
  )
  return found
    .flatMap(({ id, file }) => {
      if (!file) return []
      const { blob: _, ...about } = file
      return [{ id, ...about }]
    })
    .toSorted((one, other) => other.openedAt - one.openedAt)
}
