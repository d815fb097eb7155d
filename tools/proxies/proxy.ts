import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { connect } from 'node:tls'

export type ProxyName = 'nginx' | 'caddy'
type Place = { folder: string; nodes: readonly [port: number, port: number] }
type Ports = { http: number; https: number }
export type Proxy = Ports & { version: string; stop: () => Promise<void> }

const name = 'quiz.example.org'
const documented = (file: string) =>
  readFileSync(new URL(`../../docs/proxies/${file}`, import.meta.url), 'utf8')

/**
 * Starts a proxy with the documented file, changing only addresses, ports and the certificate. Fails if the
 * file no longer contains what is replaced.
 */
export async function startProxy(which: ProxyName, place: Place, ports: Ports): Promise<Proxy> {
  const { command, version } = { nginx: prepareNginx, caddy: prepareCaddy }[which](place, ports)
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    stdio: 'ignore',
    env: { PATH: process.env.PATH, HOME: place.folder, XDG_DATA_HOME: place.folder },
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  process.once('exit', () => child.kill('SIGKILL'))
  await untilListening(child, ports.https)
  return { ...ports, version, stop }
}

function prepareNginx({ folder, nodes }: Place, { http, https }: Ports) {
  const [certificate, key] = makeCertificate(folder)
  const site = replaceAll(documented('nginx.conf'), [
    ['10.0.0.11:3000', `127.0.0.1:${nodes[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${nodes[1]}`],
    [`/etc/letsencrypt/live/${name}/fullchain.pem`, certificate],
    [`/etc/letsencrypt/live/${name}/privkey.pem`, key],
    ['listen 80;', `listen 127.0.0.1:${http};`],
    ['listen [::]:80;', ''],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${https} ssl http2;`],
    ['listen [::]:443 ssl http2;', ''],
  ])
  writeFileSync(join(folder, 'quizly.conf'), site)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  const main = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/quizly.conf; }`
  writeFileSync(join(folder, 'nginx.conf'), main)
  const command = ['nginx', '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')]
  check([...command, '-t'])
  return { command, version: spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr.trim() }
}

function prepareCaddy({ folder, nodes }: Place, { http, https }: Ports) {
  const site = replaceAll(documented('Caddyfile'), [
    ['10.0.0.11:3000', `127.0.0.1:${nodes[0]}`],
    ['10.0.0.12:3000', `127.0.0.1:${nodes[1]}`],
    [`${name} {`, `https://${name}:${https} {\n\tbind 127.0.0.1\n\ttls internal`],
  ])
  const local = `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tskip_install_trust\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`
  const file = join(folder, 'Caddyfile')
  writeFileSync(file, local + site)
  check(['caddy', 'validate', '--adapter', 'caddyfile', '--config', file])
  const command = ['caddy', 'run', '--adapter', 'caddyfile', '--config', file]
  return { command, version: `caddy ${spawnSync('caddy', ['version'], { encoding: 'utf8' }).stdout.trim()}` }
}

function replaceAll(text: string, changes: [from: string, to: string][]): string {
  return changes.reduce((changed, [from, to]) => {
    if (!changed.includes(from)) throw new Error(`The documented file has no "${from}" any more`)
    return changed.replaceAll(from, to)
  }, text)
}

function makeCertificate(folder: string): [certificate: string, key: string] {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  check(['openssl', 'req', '-x509', ...kind, '-subj', `/CN=${name}`, '-keyout', key, '-out', certificate])
  return [certificate, key]
}

function check([program = '', ...args]: string[]): void {
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' })
  if (error) throw new Error(`${program} did not start; is it installed? ${error.message}`)
  if (status !== 0) throw new Error(`${program} refuses: ${stderr.trim()}`)
}

/** Caddy listens before it has made its certificate. */
async function untilListening(child: ChildProcess, port: number): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The proxy has ended')
    const socket = connect({ host: '127.0.0.1', port, servername: name, rejectUnauthorized: false })
    socket.on('error', () => {})
    const event = await Promise.race([
      once(socket, 'secureConnect').then(() => 'connected'),
      once(socket, 'error').then(() => 'refused'),
    ]).catch(() => 'refused')
    socket.destroy()
    if (event === 'connected') return
    await wait(50)
  }
}
