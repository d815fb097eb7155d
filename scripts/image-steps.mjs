// Carries out a Dockerfile without a container engine, so that a test knows that it is true: stages are folders, and what
// runs in them sees nothing else (`unshare`, `chroot`). An instruction that is not known here is refused.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/**
 * @typedef {{ keyword: string, options: Record<string, string>, rest: string }} Instruction
 * @typedef {{ root: string, user: string, workdir: string, env: Record<string, string>, volumes: string[],
 *   stopSignal: string, health: string[], entrypoint: string[], command: string[] }} Image
 */

const known = /^(?:FROM|WORKDIR|COPY|RUN|LABEL|USER|ENV|VOLUME|EXPOSE|STOPSIGNAL|HEALTHCHECK|ENTRYPOINT|CMD)$/

/** @param {string} text @returns {Instruction[]} */
export function readDockerfile(text) {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [, keyword = '', after = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (!known.test(keyword)) throw new Error(`The Dockerfile has a line that is not known here: ${line}`)
    const options = Object.fromEntries(
      [...after.matchAll(/--([a-z-]+)=(\S+)/g)].map(([, name, value]) => [name, value]),
    )
    return { keyword, options, rest: after.replace(/^(?:--[a-z-]+=\S+\s+)+/, '') }
  })
}

/** Why nothing can be carried out on this machine; undefined if it can. */
export function whyNoSteps() {
  const { status, stderr, error } = spawnSync('unshare', ['-m', 'mount', '-t', 'tmpfs', 'none', '/mnt'])
  if (status === 0) return undefined
  return `this machine lets nobody make such a folder a root (${error?.message ?? String(stderr).trim()})`
}

/** Builds all stages below a folder. @param {string} folder @returns {Image} the last one */
export function buildImage(folder) {
  const stages = new Map()
  let image
  for (const { keyword, options, rest } of readDockerfile(readFileSync('Dockerfile', 'utf8'))) {
    const steps = {
      FROM: () => {
        const [base, , name = String(stages.size)] = rest.split(/\s+/)
        image = newImage(join(folder, name), base)
        stages.set(name, image)
      },
      WORKDIR: () => {
        image.workdir = rest
        mkdirSync(join(image.root, rest), { recursive: true })
      },
      COPY: () => copy(image, options, rest, stages),
      RUN: () => runInSystem(image, rest),
      USER: () => (image.user = rest),
      ENV: () =>
        Object.assign(image.env, Object.fromEntries(rest.split(' ').map((each) => each.split(/=(.*)/)))),
      VOLUME: () => image.volumes.push(rest),
      STOPSIGNAL: () => (image.stopSignal = rest),
      HEALTHCHECK: () => (image.health = JSON.parse(rest.replace(/^CMD /, ''))),
      ENTRYPOINT: () => (image.entrypoint = JSON.parse(rest)),
      CMD: () => (image.command = JSON.parse(rest)),
    }
    steps[keyword]?.()
  }
  return image
}

/** A base of Node is this machine's own system, which can be read there; `scratch` is an empty folder. */
function newImage(root, base) {
  mkdirSync(root, { recursive: true })
  if (base !== 'scratch' && !/^node:26\b/.test(base)) throw new Error(`The base ${base} is not known here.`)
  const empty = { user: '0:0', workdir: '/', env: {}, volumes: [], stopSignal: 'SIGTERM' }
  return { ...empty, root, health: [], entrypoint: [], command: [] }
}

function copy(image, { from, chown }, rest, stages) {
  const [source = '', target = ''] = rest.split(' ')
  const base = from ? stages.get(from).root : process.cwd()
  const place = resolve('/', image.workdir, target)
  const ignored = from ? [] : readFileSync('.dockerignore', 'utf8').split('\n').filter(Boolean)
  cpSync(join(base, source), join(image.root, place), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !isIgnored(relative(base, path), ignored),
  })
  if (chown) must('chown', ['-R', chown, join(image.root, place)])
}

const isIgnored = (path, patterns) =>
  patterns.some((pattern) =>
    pattern.startsWith('**/') ? path.split('/').includes(pattern.slice(3)) : path === pattern,
  )

/** With this machine's programs, which can only be read, and its way to npm's registry. */
function runInSystem({ root, workdir }, command) {
  const system = ['usr', 'bin', 'lib', 'lib64', 'sbin', 'etc'].filter((name) => existsSync(`/${name}`))
  const own = existsSync(join(homedir(), '.npmrc')) ? [join(homedir(), '.npmrc')] : []
  for (const name of [...system, 'proc', 'dev', 'tmp', 'root'])
    mkdirSync(join(root, name), { recursive: true })
  for (const file of own) cpSync(file, join(root, 'root', '.npmrc'))
  const mounts = [
    ...system.map(
      (name) => `mount --bind /${name} ${root}/${name} && mount -o remount,ro,bind ${root}/${name}`,
    ),
    `mount -t proc proc ${root}/proc`,
    `mount --bind /dev ${root}/dev`,
  ]
  const inside = `cd ${workdir} && ${command}`
  const npm = Object.entries(process.env).filter(([name]) =>
    /^npm_config_(?!prefix|local_prefix|global)/i.test(name),
  )
  const env = {
    PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin',
    HOME: '/root',
    ...Object.fromEntries(npm),
  }
  must('unshare', ['-m', 'sh', '-c', [...mounts, `exec chroot ${root} sh -c "$INSIDE"`].join(' && ')], {
    ...env,
    INSIDE: inside,
  })
}

/**
 * The command that runs a program in the image as an engine would: its files can only be read, but for the volumes,
 * and its account may nothing.
 *
 * @param {Image} image
 * @param {string} data the folder of the volume
 * @param {readonly string[]} program
 */
export function inImage({ root, volumes: [volume = '/data'], workdir, user }, data, program) {
  const script = [
    `mount --bind ${root} ${root}`,
    `mount -o remount,ro,bind ${root}`,
    `mount --bind ${data} ${root}${volume}`,
    `mount -t proc proc ${root}/proc`,
    `mount --rbind /dev ${root}/dev`,
    `cd ${root}`,
    `exec setpriv --no-new-privs chroot --userspec=${user} --groups= ${root} "$@"`,
  ].join(' && ')
  return ['unshare', '-m', 'sh', '-c', script, workdir, ...program]
}

function must(command, args, env = process.env) {
  const { status, stdout, stderr } = spawnSync(command, args, { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} failed: ${stdout}${stderr}`.slice(-2_000))
}
