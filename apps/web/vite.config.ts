import react from '@vitejs/plugin-react'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { lightPreload } from './scripts/light-preload.ts'
import { emitServiceWorker } from './service-worker/emit-service-worker.ts'

const server = process.env['QUIZLY_API'] ?? 'http://127.0.0.1:3000'

/** Preloads the Latin font, which every page needs before its first text is settled. */
function preloadFont(): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const font = Object.keys(bundle).find((file) => /-latin-wght-normal-.*\.woff2$/.test(file))
        if (!font) throw new Error('The Latin font is missing from the build')
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: '' }
        return [{ tag: 'link', attrs, injectTo: 'head' }]
      },
    },
  }
}

/** Nobody can tell beforehand with which block size a text gets smallest; it differs by some hundred bytes. In bits. */
const blockSizes = [18, 20]

function brotli(source: Uint8Array): Uint8Array {
  const results = blockSizes.map((blockSize) => {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
    }
    return brotliCompressSync(source, { params })
  })
  return results.reduce((best, next) => (next.length < best.length ? next : best))
}

/** Writes a .br and a .gz beside each text file, so that the server never compresses while it serves. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const [fileName, file] of Object.entries(bundle)) {
          if (!/\.(js|css|html|svg)$/.test(fileName)) continue
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const write = (ending: string, content: Buffer) =>
            this.emitFile({ type: 'asset', fileName: fileName + ending, source: content })
          write('.br', brotli(source))
          write('.gz', gzipSync(source, { level: 9 }))
        }
      },
    },
  }
}

export default defineConfig({
  // React looks for its developer tools, for Node and for Internet Explorer; a page without them is lighter.
  define: {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined',
    'document.documentMode': 'undefined',
    setImmediate: 'undefined',
    process: 'undefined',
    // What it does where there is no `reportError`; every browser that the app supports has that.
    'window.ErrorEvent': 'undefined',
    // By this it would show the browser's own sign of loading, over ours.
    navigation: 'undefined',
  },
  resolve: {
    // React has had the hook since version 18; the router brings a stand-in for those before.
    alias: { 'use-sync-external-store/shim/index.js': 'react' },
  },
  // Colours for light and dark are written out here; this would be the stand-in for a function that is not used.
  css: { lightningcss: { exclude: 1_048_576 } },
  plugins: [react(), lightPreload(), preloadFont(), emitServiceWorker(), precompress()],
  build: {
    target: 'chrome99',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Their names are listed in the file of a student's way.
        chunkFileNames: 'assets/[hash].js',
        // Over a slow network each further request costs more than the bytes that it would spare: one file holds
        // a student's way, and one what the other screens share.
        codeSplitting: {
          groups: [
            { name: 'student', tags: ['$initial'], test: /^(?!.*service-worker)/, priority: 2 },
            { name: 'shared', minShareCount: 2, priority: 1 },
            { name: 'shared-style', test: /\.css$/ },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/healthz', '/readyz'].map((path) => [path, server])),
  },
})
