export { createGroupCommitDriver, ShortExecutor } from './group-commit.ts'
export type { Guard } from './guard.ts'
export { cacheStatements } from './statement-cache.ts'
