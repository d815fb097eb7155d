import { statementsOf } from '@quizly/pg-batches'
import type { Tables } from './tables.ts'

export { changes, reads } from '@quizly/pg-batches'

export const { compileOnce, insertOnce } = statementsOf<Tables>()
