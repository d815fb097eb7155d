import react from '@vitejs/plugin-react'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzipSync } from 'node:zlib'
import { defineConfig, type Plugin } from 'vite'
import { listModules } from '../../scripts/product/list-modules.mjs'
import { constantsInStyle } from './scripts/constants-in-style.ts'
import { framesInBuild } from './scripts/frames-in-build.ts'
import { keepReplacedFiles } from '../../scripts/product/keep-replaced-files.ts'
import { minifyPage } from './scripts/minify-page.ts'
import { isStudentScript, minifyStudentScript } from './scripts/minify-student-script.ts'
import { styleInPage } from './scripts/style-in-page.ts'
import { withoutLinks } from './scripts/without-links.ts'
import { wordsInBuild } from './scripts/words-in-build.ts'
import { emitServiceWorker } from './service-worker/emit-service-worker.ts'

/** For `npm test`, which is to begin soon: nothing is packed or compressed. */
const isLight = process.env['LIGHT_BUILD'] !== undefined
const server = process.env['QUIZLY_API'] ?? 'http://127.0.0.1:3000'

const namesOfCharacters = createRequire(new URL('../../packages/domain/', import.meta.url)).resolve(
  'entities/decode',
)

/** Preloads the Latin font, because the first text of every page needs it. */
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

/**
 * The best block size (in bits) and the best code of distances differ from text to text by some hundred bytes and cannot
 * be predicted. These were the best of twenty for a student's script. Others are too small for it or not worth seconds.
 */
const parametersForStudent = [
  [17, 0, 0],
  [18, 1, 24],
  [19, 1, 20],
].map(([blockSize = 0, postfix = 0, direct = 0]) => ({
  [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
  [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
  [constants.BROTLI_PARAM_NDIRECT]: direct,
}))
/** The best for each page. */
const parametersOfPage = {
  [constants.BROTLI_PARAM_NPOSTFIX]: 1,
  [constants.BROTLI_PARAM_NDIRECT]: 16,
}

async function brotli(source: Uint8Array, tried: Record<number, number>[]): Promise<Uint8Array> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  const compressed = tried.map((params) =>
    promisify(brotliCompress)(source, { params: { ...params, ...quality } }),
  )
  const results = await Promise.all(compressed)
  return results.reduce((best, next) => (next.length < best.length ? next : best))
}

/** Writes a .br and a .gz file beside each text file, so that the server never compresses while serving. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle).filter(({ fileName }) => /\.(js|css|html|svg)$/.test(fileName))
        const compressing = files.map(async (file) => {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source)
          const write = (ending: string, content: Uint8Array) =>
            this.emitFile({ type: 'asset', fileName: file.fileName + ending, source: content })
          write('.gz', gzipSync(source, { level: 9 }))
          const ofAsset = file.fileName.endsWith('.html') ? [parametersOfPage] : [{}]
          const isOfStudent = file.type === 'chunk' && isStudentScript(file)
          write('.br', await brotli(source, isOfStudent ? parametersForStudent : ofAsset))
        })
        await Promise.all(compressing)
      },
    },
  }
}

export default defineConfig({
  resolve: {
    alias: [
      // React has had this hook since version 18; the router would add a replacement for older versions.
      { find: 'use-sync-external-store/shim/index.js', replacement: 'react' },
      // Sheets load the names of characters anyway.
      { find: /^entities$/, replacement: namesOfCharacters },
    ],
  },
  // The colours for light and dark are written out, so the replacement for light-dark() is not needed.
  css: { lightningcss: { exclude: 1_048_576 }, postcss: { plugins: [constantsInStyle] } },
  plugins: [
    react(),
    withoutLinks(),
    isLight ? null : minifyStudentScript(),
    styleInPage(),
    preloadFont(),
    wordsInBuild(),
    minifyPage(),
    framesInBuild(),
    emitServiceWorker(),
    isLight ? null : precompress(),
    keepReplacedFiles(),
    listModules(),
  ],
  build: {
    target: 'chrome99',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Most of a build is compressing what it made; a newcomer at `npm start` need not read how long.
      checks: { pluginTimings: false },
      // Constants are written where they are used, across files too: 160 bytes less for a student.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // The names of all chunks are listed in the student's file, so they are short.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash][extname]',
        // On a slow network an extra request costs more than the bytes it saves. So one file holds a
        // student's way, and another what the other screens share.
        codeSplitting: {
          groups: [
            {
              name: 'student',
              tags: ['$initial'],
              test: /^(?!.*(?:service-worker|words-(?:of-language|[a-z]{2}.*-)))/,
              priority: 3,
            },
            // Only the desk needs the query cache, so that it stays out of what every other screen shares.
            { name: 'queries', test: /@tanstack|desk-queries/, priority: 2 },
            // All that the late part of a student's way imports, whoever else does.
            { name: 'late', test: /\/src\/app\/late\.ts$/, priority: 1.9 },
            // The marking rules, which practice needs, and a result without verdicts.
            { name: 'rules', test: /\/results\/whole-result\.ts$/, priority: 1.8 },
            // Of the editor and of sheets alone.
            {
              name: 'lookalikes',
              test: /node_modules\/entities|questions\/text\/lookalike/,
              minShareCount: 2,
              priority: 1.5,
            },
            // The fields of texts that educators format: no other screen has them.
            { name: 'rich-field', test: /features\/rich-text\//, minShareCount: 2, priority: 1.4 },
            // What students open besides a quiz, without what only educators' screens share. Who uses a slip checks no field.
            {
              name: 'other',
              test: /\/src\/app\/other-screens\.tsx$|\/account\/login\/(?:slip|by-school)-screen/,
              priority: 1.2,
            },
            {
              name: 'account',
              test: /\/account\/(?:login\/(?:signup|(?:forgot|reset)-password)|profile\/profile)-screen/,
              priority: 1.1,
            },
            { name: 'shared', minShareCount: 2, test: /^(?!.*packages\/words)/, priority: 1 },
            {
              name: 'shared-style',
              test: /^(?!.*(?:rich-text|temml|editor\/importing|features\/formats)).*\.css$/,
            },
          ],
        },
      },
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/media', '/healthz', '/readyz'].map((path) => [path, server])),
  },
})
