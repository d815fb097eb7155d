import { basename } from 'node:path'

// What is loaded at once although Quizly uses it rarely or never: a start would pay for it each time.

/**
 * By the folder whose files load it: what is loaded when it is called, and which of its functions are called. Without
 * functions it is called itself.
 */
const later = [
  // For servers of other protocols than ours.
  { by: 'fastify', what: 'node:http2', functions: ['createServer', 'createSecureServer'] },
  { by: 'fastify', what: 'node:https', functions: ['createServer'] },
  // For routes with a schema of Fastify, and for tests.
  { by: 'fastify', what: '@fastify/ajv-compiler' },
  { by: 'fastify', what: '@fastify/fast-json-stringify-compiler' },
  { by: 'fastify', what: 'light-my-request' },
  // To list a folder's files, for pages that we do not have.
  { by: '@fastify/static', what: 'node:fs/promises', functions: ['readdir', 'stat'] },
  { by: '@fastify/static', what: 'glob', functions: ['glob'] },
  // For files that are not there. It looks at the stack of calls when it is loaded.
  { by: '@fastify/send', what: 'http-errors' },
  // To write logs in a thread.
  { by: 'pino', what: 'thread-stream' },
  // For the first reply with data, and of it what chooses between schemas.
  { by: 'replies', what: 'fast-json-stringify' },
  { by: 'fast-json-stringify', what: './lib/validator', functions: ['escapeRefForAjv'] },
]

/** Small parts of these that a start uses: without a file of their own they would share one with the others. */
export const usedAtOnce =
  /\/node_modules\/(?:fast-json-stringify\/lib\/serializer\.js|(?:rfdc|process-warning)\/)/

const mark = '\0later:'
const ofFile = '\0later-file:'
/** Where each of them is. Their own names must not tell: they become part of what is built. */
const places = []

/** Of Rolldown: loads these parts with their first use. */
export const loadLater = {
  name: 'load-later',
  async resolveId(source, importer = '') {
    if (source.startsWith(ofFile)) return source
    const at = later.findIndex(({ by, what }) => what === source && importer.includes(`/${by}/`))
    if (at === -1) return null
    const isBuiltIn = source.startsWith('node:')
    const { id } = isBuiltIn ? { id: source } : await this.resolve(source, importer, { kind: 'require-call' })
    places[at] = id
    return mark + at
  },
  load(id) {
    if (id.startsWith(ofFile))
      return `exports.real = require(${JSON.stringify(places[id.slice(ofFile.length)])})`
    if (!id.startsWith(mark)) return null
    const at = Number(id.slice(mark.length))
    const { what, functions = [] } = later[at]
    const emit = () => this.emitFile({ type: 'chunk', id: ofFile + at, name: `later-${basename(what)}` })
    const real = what.startsWith('node:') ? builtIn(what) : ownFile(emit())
    return [
      `const real = () => ${real}`,
      'function later(...values) { return new.target ? new (real())(...values) : real()(...values) }',
      ...functions.map((name) => `later.${name} = (...values) => real().${name}(...values)`),
      'module.exports = later',
    ].join('\n')
  },
  buildEnd() {
    const ids = [...this.getModuleIds()]
    const unused = later.find((_, at) => !ids.includes(mark + at))
    if (unused) this.error(`${unused.by} no longer loads ${unused.what}.`)
  },
}

const builtIn = (name) => `process.getBuiltinModule('${name}')`
const ownFile = (file) =>
  `require(process.getBuiltinModule('node:url').fileURLToPath(import.meta.ROLLDOWN_FILE_URL_${file})).real`
