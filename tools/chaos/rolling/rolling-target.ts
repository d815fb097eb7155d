import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDatabase } from '../../../apps/server/src/config/config.ts'
import { openAsItIs } from '../../../apps/server/src/db/open-store.ts'
import { readStoreState } from '../../../apps/server/src/db/migrations/store-state.ts'
import type { Store } from '../../../apps/server/src/db/store.ts'
import type { Finding } from '../findings.ts'
import type { Target } from '../target.ts'
import { builtWebApp, countLacking, filesOf, release } from '../two-versions.ts'
import { lastStep } from './next-version.ts'
import {
  fillDatabase,
  type ServerProcess,
  startServerProcess,
} from '../../../apps/server/src/testing/processes/server-process.ts'

type StartProxy = (nodes: readonly string[]) => Promise<{ url: string; close: () => Promise<void> }>
type Rolling = Target & { look: () => Promise<Finding[]> }

/** Two servers on one database that are brought to the next version one after the other, each by one “murder”. */
export async function createRollingTarget(
  { databaseUrl, startProxy }: { databaseUrl: string; startProxy: StartProxy },
  fill: (store: Store) => Promise<void>,
): Promise<Rolling> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-rolling-'))
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  for (const root of [before, after]) await cp(builtWebApp, root, { recursive: true })
  await release(after)
  await fillDatabase(databaseUrl, fill)
  const serve = (webRoot: string, more: Record<string, string> = {}) =>
    startServerProcess(
      {
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'fatal',
        TRUST_PROXY: '127.0.0.1',
        SHUTDOWN_DELAY: '2',
        WEB_ROOT: webRoot,
        ...more,
      },
      { program: ['testing/processes/serve.ts'] },
    )
  const nodes: ServerProcess[] = []
  for (const root of [before, before]) nodes.push(await serve(root))
  const proxy = await startProxy(nodes.map(({ url }) => url))
  const pages = watchPages(proxy.url)
  let updated = 0
  return {
    addresses: () => [proxy.url],
    murder: async () => {
      const [index, node] = [updated, nodes[updated]]
      if (!node) return
      updated += 1
      await node.end('SIGTERM')
      nodes[index] = await serve(after, { NEXT_VERSION: 'on', PORT: String(node.port) })
    },
    look: pages.stop,
    openRemains: async () => {
      await pages.stop()
      await Promise.all(nodes.map((node) => node.end('SIGKILL')))
      const store = await openAsItIs(readDatabase(databaseUrl))
      const { steps } = await readStoreState(store)
      if (!steps.includes(lastStep)) throw new Error('The next version has not run')
      return store
    },
    remove: async () => {
      await pages.stop()
      await Promise.all(nodes.map((node) => node.end('SIGKILL')))
      await proxy.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Loads pages with their files, one after the other, until it is stopped. */
function watchPages(url: string) {
  const counted = { pages: 0, ofNext: 0, lacking: 0 }
  const blank: string[] = []
  const watch = { isOver: false }
  const watching = (async () => {
    for (; !watch.isOver; counted.pages += 1) {
      const page = await fetch(url)
        .then(async (reply) => ({ reason: String(reply.status), text: await reply.text() }))
        .catch(({ message, cause }: Error) => ({
          reason: cause instanceof Error ? cause.message : message,
          text: '',
        }))
      const files = filesOf(page.text)
      if (watch.isOver) break
      if (files.length === 0) blank.push(page.reason)
      if (files.some((file) => file.includes('index-next'))) counted.ofNext += 1
      counted.lacking += await countLacking(url, files).catch(() => (watch.isOver ? 0 : files.length))
    }
  })()
  return {
    stop: async (): Promise<Finding[]> => {
      watch.isOver = true
      await watching
      const { pages, ofNext, lacking } = counted
      const reasons = [...new Set(blank)]
      return [
        { name: 'pages loaded meanwhile', count: pages },
        { name: 'of them of the next version', count: ofNext },
        { name: 'blank pages', count: blank.length, mustBe: 0 },
        ...reasons.map((reason) => ({
          name: `… ${reason}`,
          count: blank.filter((each) => each === reason).length,
        })),
        { name: 'files that a page did not get', count: lacking, mustBe: 0 },
      ]
    },
  }
}
