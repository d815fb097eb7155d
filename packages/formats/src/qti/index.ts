import type { ReadableFormat } from '../format.ts'
import { isQti, readQti } from './read.ts'
import { holds, writeQti } from './write.ts'

const common = { extensions: ['zip', 'xml'], read: readQti, holds } as const

export const qti2: ReadableFormat = {
  ...common,
  name: 'qti-2',
  recognise: (parts) => (parts.some((part) => isQti(part, 2)) ? 1 : 0),
  write: writeQti(2),
}

export const qti3: ReadableFormat = {
  ...common,
  name: 'qti-3',
  recognise: (parts) => (parts.some((part) => isQti(part, 3)) ? 1 : 0),
  write: writeQti(3),
}
