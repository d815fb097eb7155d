import type { RenderedText } from '@quizly/domain'
import type { Db } from '../../../db/store.ts'

export type StoredInstructions = Pick<RenderedText, 'source' | 'nodes'> & { renderer: number }

export async function readInstructions(db: Db, quizId: string): Promise<StoredInstructions | undefined> {
  return db
    .selectFrom('quiz_instructions')
    .select(['source', 'nodes', 'renderer'])
    .where('quiz_id', '=', quizId)
    .executeTakeFirst()
}

export async function replaceInstructions(
  trx: Db,
  quizId: string,
  instructions: StoredInstructions,
): Promise<void> {
  await trx
    .insertInto('quiz_instructions')
    .values({ quiz_id: quizId, ...instructions })
    .onConflict((conflict) => conflict.column('quiz_id').doUpdateSet(instructions))
    .execute()
  await noteInstructions(trx, quizId, 1)
}

export async function deleteInstructions(trx: Db, quizId: string): Promise<void> {
  await trx.deleteFrom('quiz_instructions').where('quiz_id', '=', quizId).execute()
  await noteInstructions(trx, quizId, null)
}

async function noteInstructions(trx: Db, quizId: string, has: 1 | null): Promise<void> {
  await trx.updateTable('quizzes').set({ has_instructions: has }).where('id', '=', quizId).execute()
}

/** Some that an older version of the renderer than this one has rendered. */
export async function findInstructionsBefore(
  db: Db,
  renderer: number,
): Promise<(StoredInstructions & { quizId: string }) | undefined> {
  return db
    .selectFrom('quiz_instructions')
    .select(['quiz_id as quizId', 'source', 'nodes', 'renderer'])
    .where('renderer', '<', renderer)
    .limit(1)
    .executeTakeFirst()
}

/** Unless they were changed meanwhile. */
export async function updateRendered(
  db: Db,
  quizId: string,
  before: StoredInstructions,
  after: Pick<StoredInstructions, 'nodes' | 'renderer'>,
): Promise<void> {
  await db
    .updateTable('quiz_instructions')
    .set({ nodes: after.nodes, renderer: after.renderer })
    .where('quiz_id', '=', quizId)
    .where('source', '=', before.source)
    .where('renderer', '=', before.renderer)
    .execute()
}
