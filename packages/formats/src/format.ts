import type { Holds } from './holds.ts'
import type { Part, Picture, ReadFile, WrittenFile, WrittenItem } from './item.ts'

/** A way to write questions into files, or to read them, or both. Everything about it stands in its own folder; this is all that others know. */
export type Format = {
  name: FormatName
  /** Endings of its files, the first for those that are written. */
  extensions: readonly string[]
  holds: Holds
  /** Absent: it is only read. A question that it cannot hold is left out, with a loss of the kind `refused`. */
  write?: ((items: readonly WrittenItem[], context: WritingContext) => WrittenFile) | undefined
}

/** A way to read files with questions. */
export type ReadableFormat = Format & {
  /** How likely the parts are of this format, by what stands in them: 0 not at all, 1 surely. */
  recognise: (parts: readonly Part[]) => number
  /** Never throws for what a file says: what cannot be read is a loss. */
  read: (parts: readonly Part[]) => Promise<ReadFile>
}

export type WritingContext = {
  /** Of the quiz. */
  title: string
  /** By their hashes. One that is missing is a loss. */
  pictures: ReadonlyMap<string, Picture>
}

const formatNames = [
  'gift',
  'moodle-xml',
  'aiken',
  'missing-word',
  'canvas',
  'qti-2',
  'qti-3',
  'kahoot',
] as const
export type FormatName = (typeof formatNames)[number]
