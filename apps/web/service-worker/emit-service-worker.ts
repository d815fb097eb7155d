import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const source = fileURLToPath(new URL('service-worker.ts', import.meta.url))

/**
 * Builds the service worker as /sw.js with the list of files to keep: the page, every screen's script, the
 * style sheet and the Latin font. What few people need, such as the reader of spreadsheets, is fetched when
 * needed.
 */
export function emitServiceWorker(): Plugin {
  return {
    name: 'emit-service-worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' })
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const worker = bundle['sw.js']
        const page = bundle['index.html']
        if (worker?.type !== 'chunk' || page?.type !== 'asset') throw new Error('The build lacks its worker')
        const assets = Object.values(bundle)
          .filter((file) => file !== worker && (file.type === 'chunk' || isKeptAsset(file.fileName)))
          .map(({ fileName }) => fileName)
        const hash = createHash('sha256').update(page.source).update(assets.join())
        const files = ['', ...assets].map((file) => `/${file}`)
        const shell = { version: hash.digest('hex').slice(0, 12), files }
        worker.code = worker.code.replace('QUIZLY_SHELL', () => JSON.stringify(shell))
      },
    },
  }
}

const isKeptAsset = (fileName: string) => /\.css$|-latin-wght-normal-.*\.woff2$/.test(fileName)
