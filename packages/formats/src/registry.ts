import { aiken } from './aiken/aiken.ts'
import { canvas } from './canvas/index.ts'
import type { Format, ReadableFormat } from './format.ts'
import { gift } from './gift/gift.ts'
import { kahoot } from './kahoot/kahoot.ts'
import { missingWord } from './missing-word/missing-word.ts'
import { moodleXml } from './moodle-xml/moodle-xml.ts'
import { qti2, qti3 } from './qti/index.ts'

/** In the order in which they are offered. */
export const readFormats: readonly ReadableFormat[] = [
  moodleXml,
  gift,
  aiken,
  missingWord,
  canvas,
  qti2,
  qti3,
]
/** Those that are only written come last. */
export const formats: readonly Format[] = [...readFormats, kahoot]

/** The names of those that are written too. */
export const writtenFormats = formats.filter(({ write }) => write).map(({ name }) => name)
