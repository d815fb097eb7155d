// A thread of the build: renders the first frames of all languages (src/app/frames.tsx) with the app's own sources.
import { parentPort } from 'node:worker_threads'
import { fileURLToPath } from 'node:url'
import { languages, type LanguageTag, languageTags } from '@quizly/words'
import { createServer, type Plugin } from 'vite'
import type * as inApp from '../src/app/frames.tsx'
import { wordsInBuild } from './words-in-build.ts'

const withoutStyle: Plugin = {
  name: 'without-style',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? '' : null),
}

const server = await createServer({
  root: fileURLToPath(new URL('..', import.meta.url)),
  configFile: false,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  plugins: [withoutStyle, wordsInBuild()],
})
const languagesOfPage = Object.fromEntries(
  languageTags.map((tag) => {
    const { direction, name } = languages[tag]
    return [tag.slice(0, 2), [tag, direction, name, '']] as const
  }),
)

/** What the app finds in a browser before it renders. */
const page = {
  words: {} as Record<string, unknown>,
  languages: languagesOfPage,
  preferredLanguage: () => languagesOfPage['en'],
  async importWords(tag: LanguageTag, area: string) {
    await server.ssrLoadModule(`\0words-of-language:${tag}/${area}`)
    return page.words[`${tag}/${area}`]
  },
  location: { pathname: '/', search: '', hash: '' },
  history: { state: null },
  document: { documentElement: {} },
  firstFrame: {},
  addEventListener() {},
}
Object.assign(globalThis, page, { window: page })

const { renderFrames } = (await server.ssrLoadModule('/src/app/frames.tsx')) as typeof inApp
for (const tag of languageTags) parentPort?.postMessage({ tag, pages: await renderFrames(tag) })
await server.close()
