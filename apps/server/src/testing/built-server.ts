import { ensureBuilt } from '../../../../scripts/bootstrap.mjs'

/** Builds the server if its sources have changed, because tests of whole processes run what schools run. */
export async function setup(): Promise<void> {
  await ensureBuilt(['server'])
}
