// Takes a quiz through the documented proxies, in front of two real nodes on one PostgreSQL, while nodes stop
// and are killed: `npm run proxies`, or `npm run proxies -- nginx` for one of them. Needs nginx, caddy and
// openssl on the path.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDatabase, newDatabaseName } from '../../apps/server/src/testing/postgres/databases.ts'
import { startLongLivedServer, urlOf } from '../../apps/server/src/testing/postgres/long-lived-server.ts'
import { startNodes } from '../../apps/server/src/testing/processes/server-process.ts'
import { checkProxy } from './checks.ts'
import { createHttpsClient, readStream } from './https-client.ts'
import { takeQuizMeanwhile } from './journey.ts'
import { createRepeatingClient } from './repeating.ts'
import { type ProxyName, startProxy } from './proxy.ts'

const name = 'quiz.example.org'
/** Below the ports that the system hands out, so that a restarted node finds its port free. */
const [firstNode, secondNode, http, https] = [21_301, 21_302, 21_380, 21_443] as const

async function tryProxy(which: ProxyName): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'quizly-proxy-'))
  // Started as root, nginx works under another account, which stores large bodies in this folder.
  await chmod(folder, 0o755)
  const postgres = await startLongLivedServer()
  const database = newDatabaseName()
  await createDatabase(postgres.host, database)
  const environment = {
    DATABASE_URL: urlOf(postgres.host, database),
    PUBLIC_URL: `https://${name}`,
    TRUST_PROXY: '127.0.0.1',
  }
  const nodes = await startNodes(environment, [firstNode, secondNode])
  try {
    const proxy = await startProxy(which, { folder, nodes: [firstNode, secondNode] }, { http, https })
    try {
      console.log(proxy.version)
      const call = createHttpsClient(https, name)
      const repeating = createRepeatingClient(call)
      const stream = (path: string, token: string) => readStream(https, name, path, token)
      const calls = await takeQuizMeanwhile(repeating, stream, nodes)
      console.log(
        `  ${calls} calls while nodes stopped and were killed, of which ${repeating.repeated()} were repeated`,
      )
      if (which === 'nginx' && repeating.repeated() > 0) throw new Error('A client saw that a node was gone')
      await checkProxy(call, nodes, http)
      console.log(
        '  https, HSTS, compression, streams, limits by client, sizes, chunks, and the reply without nodes: as documented',
      )
    } finally {
      await proxy.stop()
    }
  } finally {
    await nodes.endAll()
    await postgres.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

const all: readonly ProxyName[] = ['nginx', 'caddy']
const chosen = process.argv.slice(2)
const unknown = chosen.filter((each) => !all.some((known) => known === each))
if (unknown.length > 0) {
  console.error(`There is no proxy ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  process.exit(1)
}
for (const which of all) if (chosen.length === 0 || chosen.includes(which)) await tryProxy(which)
process.exit()
