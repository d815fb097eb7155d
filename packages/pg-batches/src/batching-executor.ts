import {
  type CompiledQuery,
  DefaultQueryExecutor,
  type QueryCompiler,
  type QueryExecutor,
  type QueryResult,
} from 'kysely'
import type { Batches } from './batches.ts'

/** Runs queries that can be batched without asking for a connection, which costs more than their share of a batch. */
export class BatchingExecutor extends DefaultQueryExecutor {
  readonly #batches: Batches

  constructor(batches: Batches, others: QueryExecutor, compiler: QueryCompiler) {
    super(compiler, others.adapter, others)
    this.#batches = batches
  }

  override executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const run = this.#batches.runOf(query.sql)
    return run ? run<Row>(query) : super.executeQuery<Row>(query)
  }
}
