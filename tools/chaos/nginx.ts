import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../../apps/server/src/start-error.ts'

const documented = new URL('../../docs/proxies/nginx.conf', import.meta.url)

/**
 * Runs nginx in front of these servers with the configuration that we recommend, but with other addresses and
 * without TLS.
 */
export async function startNginx(
  nodes: readonly string[],
): Promise<{ url: string; close: () => Promise<void> }> {
  const program = findNginx()
  const folder = mkdtempSync(join(tmpdir(), 'quizly-nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, frame(adapt(readFileSync(documented, 'utf8'), nodes, port), folder))
  const nginx = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(nginx, url)
  return {
    url,
    close: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function findNginx(): string {
  const found = ['nginx', '/usr/sbin/nginx'].find((name) => spawnSync(name, ['-v']).status === 0)
  if (found) return found
  throw new StartError(
    'Several nodes need nginx before them: install it, for instance by apt-get install nginx.',
  )
}

/** The recommended configuration with our addresses and without TLS. */
function adapt(text: string, nodes: readonly string[], port: number): string {
  const upstreams = nodes.map((node) => new URL(node).host)
  let index = 0
  const adapted = text
    .replace(/^server \{\n    listen 80;[^}]*\}\n/m, '')
    .replaceAll(/^ *(ssl_\w+|listen \[::\]:443) .*\n/gm, '')
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replaceAll(/^( *server )10\.0\.0\.\d+:3000/gm, (_, start: string) => start + upstreams[index++])
  if (index === upstreams.length && adapted.includes(`listen 127.0.0.1:${port};`)) return adapted
  throw new Error('docs/proxies/nginx.conf does not look as this program knows it')
}

/** The configuration around it, for an nginx that keeps everything in one folder. */
function frame(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `
    ${user}
    daemon off;
    pid ${folder}/pid;
    error_log ${folder}/error.log;
    events { worker_connections 8192; }
    http {
      access_log off;
      ${temporary.join('\n')}
      ${site}
    }
  `
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

async function untilAnswered(nginx: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (nginx.exitCode !== null) throw new Error('nginx ended; it says why above')
    if ((await fetch(`${url}/healthz`).catch(() => undefined))?.ok) return
    await wait(50)
  }
}
