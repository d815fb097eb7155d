import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { defineConfig } from 'rolldown'

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

/**
 * The server in few files, as `npm start` runs it (docs/decisions/0033). Names stay, so that stack traces can
 * be read. CommonJS, because Node loads much more when a module imports `node:http`; ASCII, because V8 keeps
 * other texts in two bytes a character. Left out are packages with binaries or files of their own.
 */
export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  external: [/^better-sqlite3$/, /^@node-rs\/argon2$/, /^@fastify\/swagger-ui$/, /^sharp$/, 'pg-native'],
  plugins: [bringOwnFiles],
  output: {
    dir: 'dist',
    cleanDir: true,
    format: 'cjs',
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
    charset: 'ascii',
    comments: false,
  },
})
