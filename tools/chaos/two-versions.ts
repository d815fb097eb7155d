import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServerProcess } from '../../apps/server/src/testing/processes/server-process.ts'
import type { Finding } from './findings.ts'

/** The web app as it is built. */
export const builtWebApp = fileURLToPath(new URL('../../apps/web/dist', import.meta.url))
const pages = 100

type StartProxy = (nodes: readonly string[]) => Promise<{ url: string; close: () => Promise<void> }>

/**
 * Loads pages while two nodes behind one proxy have different versions of the web app, as in the middle of an update.
 * Counts the files that a page names and does not get.
 */
export async function mixVersions(startProxy: StartProxy): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-versions-'))
  const [before, after] = [join(folder, 'before'), join(folder, 'after')]
  await Promise.all([before, after].map((root) => cp(builtWebApp, root, { recursive: true })))
  const oldFiles = filesOf(await readFile(join(before, 'index.html'), 'utf8'))
  await release(after)
  const nodes = await Promise.all([before, after].map((root, at) => serve(root, join(folder, `${at}.db`))))
  const proxy = await startProxy(nodes.map(({ url }) => url))
  try {
    let [lacking, ofNext] = [0, 0]
    for (let at = 0; at < pages; at += 1) {
      // Nodes take turns. Without another call now and then one node would get all the pages.
      if (at % 3 === 0) await (await fetch(`${proxy.url}/healthz`)).text()
      const files = filesOf(await (await fetch(proxy.url)).text())
      if (files.some((file) => file.includes('index-next'))) ofNext += 1
      lacking += await countLacking(proxy.url, files)
    }
    return [
      { name: 'pages loaded during an update', count: pages },
      { name: 'of them of the new version', count: ofNext },
      { name: 'files that a page did not get', count: lacking, mustBe: 0 },
      {
        name: 'old files that the new version lacks',
        count: await countLacking(nodes[1]?.url ?? '', oldFiles),
        mustBe: 0,
      },
    ]
  } finally {
    await proxy.close()
    for (const { end } of nodes) await end('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

/** The scripts and styles that a page names. */
export const filesOf = (page: string) => [...new Set(page.match(/\/assets\/[\w.-]+/g))]

/** How many of these files nobody answers with. */
export async function countLacking(url: string, files: readonly string[]): Promise<number> {
  const replies = await Promise.all(files.map((file) => fetch(url + file)))
  await Promise.all(replies.map((reply) => reply.arrayBuffer()))
  return replies.filter(({ status }) => status !== 200).length
}

/** Gives the student's script another name, as a change of it would. What it replaces stays, as after a build. */
export async function release(root: string): Promise<void> {
  const assets = join(root, 'assets')
  // There can be files of earlier builds too.
  const named = filesOf(await readFile(join(root, 'index.html'), 'utf8'))
  const entry = named.find((file) => /index-[\w-]+\.js$/.test(file)) ?? ''
  await cp(join(root, entry), join(assets, 'index-next.js'))
  for (const name of await readdir(root)) {
    if (!name.endsWith('.html')) continue
    const page = join(root, name)
    const text = await readFile(page, 'utf8')
    await writeFile(page, text.replaceAll(entry, '/assets/index-next.js'))
    await Promise.all(['.br', '.gz'].map((ending) => rm(page + ending, { force: true })))
  }
}

const serve = (webRoot: string, database: string) =>
  startServerProcess(
    {
      DATABASE_URL: `sqlite:${database}`,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      TRUST_PROXY: '127.0.0.1',
      WEB_ROOT: webRoot,
    },
    { program: ['testing/processes/serve.ts'] },
  )
