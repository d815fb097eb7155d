export { changes, reads } from './batch-forms.ts'
export { batchSettings, createBatches, keepsPlans, type Way } from './batches.ts'
// What tests of plans need to prepare a batch on a connection of their own.
export { createBatchStatement } from './batch-statement.ts'
export { BatchingExecutor } from './batching-executor.ts'
export { findPrepared, sendPrepared } from './prepared-statements.ts'
export { wasReadOnly } from './run-alone.ts'
export { statementsOf } from './statements.ts'
