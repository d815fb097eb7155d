import type { ReadableFormat } from '../format.ts'
import { isQuestestinterop, readCanvas } from './read.ts'
import { holds, writeCanvas } from './write.ts'

export const canvas: ReadableFormat = {
  name: 'canvas',
  extensions: ['zip', 'imscc', 'xml'],
  recognise: (parts) => (parts.some(isQuestestinterop) ? 1 : 0),
  read: readCanvas,
  holds,
  write: writeCanvas,
}
