import { isBlank, picturesIn, type RenderedText } from '@quizly/domain'
import { rendererVersion } from '@quizly/renderer'
import type { Db } from '../../../db/store.ts'
import { getPictureKey, instructionsPass } from '../../pictures/passes.service.ts'
import { usePictures } from '../../pictures/pictures.service.ts'
import type { RenderInstructions } from '../../rendering/rendering.service.ts'
import {
  deleteInstructions,
  readInstructions,
  replaceInstructions,
  type StoredInstructions,
} from './instructions.repository.ts'

type Instructed = { id: string; hasInstructions: boolean }

/** As they were written; undefined if there are none. */
export async function findSource(db: Db, quiz: Instructed): Promise<string | undefined> {
  return quiz.hasInstructions ? (await readInstructions(db, quiz.id))?.source : undefined
}

/** As they are shown, with the pass of their pictures. A quiz that has none costs no statement. */
export async function findInstructions(db: Db, quiz: Instructed): Promise<RenderedText | undefined> {
  const found = quiz.hasInstructions ? await readInstructions(db, quiz.id) : undefined
  if (!found) return undefined
  const { source, nodes } = found
  if (picturesIn(found).length === 0) return { source, nodes }
  return { source, nodes, pass: instructionsPass(await getPictureKey(db), quiz.id) }
}

export type NewInstructions = StoredInstructions | undefined

/** What was written, ready to be stored; undefined for blank text, which means none. Throws what is wrong with it. */
export async function prepareInstructions(
  renderInstructions: RenderInstructions,
  written: string | undefined,
  account: string,
): Promise<NewInstructions> {
  if (written === undefined || isBlank(written)) return undefined
  const source = written.trim()
  return { source, nodes: await renderInstructions(source, account), renderer: rendererVersion }
}

/** Of a quiz that is locked or new. */
export async function storeInstructions(
  trx: Db,
  quiz: { id: string; ownerId: string },
  instructions: NewInstructions,
): Promise<void> {
  if (!instructions) return deleteInstructions(trx, quiz.id)
  await replaceInstructions(trx, quiz.id, instructions)
  await usePictures(trx, quiz, [{ drawn: [instructions] }])
}
