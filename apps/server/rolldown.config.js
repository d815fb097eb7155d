import { createHash } from 'node:crypto'
import { copyFileSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { defineConfig } from 'rolldown'
import { loadLater, usedAtOnce } from './load-later.js'
import { keepReplacedFiles } from '../../scripts/product/keep-replaced-files.ts'
import { listModules } from '../../scripts/product/list-modules.mjs'
import { requireWords } from '../../scripts/words/ensure-words.mjs'

requireWords()

const ownFile = /new URL\('([\w./-]+\.(?:ts|txt))', import\.meta\.url\)/g

/**
 * Brings along what modules open by their own address, as in `new URL('./words.txt', import.meta.url)`: bundles
 * the programs of threads, copies other files, and corrects the addresses.
 */
const bringOwnFiles = {
  name: 'bring-own-files',
  transform: {
    filter: { id: /\/(?:apps\/server|packages\/renderer)\/src\// },
    handler(code, importer) {
      return code.replaceAll(ownFile, (_, address) => {
        const id = resolve(dirname(importer), address)
        const reference = id.endsWith('.ts')
          ? this.emitFile({ type: 'chunk', id })
          : this.emitFile({ type: 'asset', name: basename(id), source: readFileSync(id) })
        return `new URL(import.meta.ROLLDOWN_FILE_URL_${reference})`
      })
    },
  },
}

const filesOfReader = [
  'index.html',
  'index.css',
  'favicon-16x16.png',
  'favicon-32x32.png',
  'swagger-ui.css',
  'swagger-ui-bundle.js',
  'swagger-ui-standalone-preset.js',
]

/** The page that describes the API, of whose package nothing else is used. */
const bringReader = {
  name: 'bring-reader',
  writeBundle({ dir }) {
    const its = join(dirname(createRequire(import.meta.url).resolve('@fastify/swagger-ui')), 'static')
    mkdirSync(join(dir, 'swagger-ui'), { recursive: true })
    for (const name of filesOfReader) copyFileSync(join(its, name), join(dir, 'swagger-ui', name))
  },
}

const hashOf = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** What the native parts are like that belong to this version: the start compares. */
const listNativeParts = {
  name: 'list-native-parts',
  writeBundle({ dir }) {
    const modules = resolve('../../node_modules')
    const inScope = (scope) => readdirSync(join(modules, scope)).map((name) => `${scope}/${name}`)
    const names = ['better-sqlite3', ...inScope('@node-rs'), ...inScope('@img')]
    const parts = names.map((name) => {
      const files = globSync('{,prebuilds/,lib/}*.{node,so.*}', { cwd: join(modules, name) }).toSorted()
      return [name, Object.fromEntries(files.map((file) => [file, hashOf(join(modules, name, file))]))]
    })
    writeFileSync(join(dir, 'native-parts.json'), JSON.stringify(Object.fromEntries(parts)))
  },
}

/** Node's, of files that may be replaced. */
const forgetCompiledCode = {
  name: 'forget-compiled-code',
  writeBundle({ dir }) {
    rmSync(join(dir, 'compiled'), { recursive: true, force: true })
  },
}

/** Of a package's description only the version, which is all that anybody asks for. */
const onlyVersion = {
  name: 'only-version',
  load: {
    filter: { id: /\/package\.json$/ },
    handler(id) {
      return JSON.stringify({ version: JSON.parse(readFileSync(id, 'utf8')).version })
    },
  },
}

/**
 * The server in few files, as `npm start` runs it (docs/decisions/0033). Names stay, so that stack traces can
 * be read. CommonJS, because Node loads much more when a module imports `node:http`; ASCII, because V8 keeps
 * other texts in two bytes a character. Left out are packages with binaries or files of their own.
 */
const server = {
  input: 'src/main.ts',
  platform: 'node',
  external: [/^better-sqlite3$/, /^@node-rs\/argon2$/, /^@fastify\/swagger-ui$/, /^sharp$/, 'pg-native'],
  plugins: [
    onlyVersion,
    loadLater,
    bringOwnFiles,
    bringReader,
    listNativeParts,
    forgetCompiledCode,
    keepReplacedFiles(),
    listModules(),
  ],
  output: {
    dir: 'dist',
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    codeSplitting: { groups: [{ name: 'used-at-once', test: usedAtOnce }] },
    dynamicImportInCjs: false,
    charset: 'ascii',
    comments: false,
  },
}

/** The first file of the product, which says to an old Node that it is too old. */
const entry = {
  input: 'src/entry/quizly.ts',
  platform: 'node',
  transform: { target: 'es2015' },
  plugins: [onlyVersion],
  output: {
    file: 'dist/quizly.cjs',
    format: 'cjs',
    banner: '#!/usr/bin/env node',
    comments: false,
  },
}

export default defineConfig([server, entry])
