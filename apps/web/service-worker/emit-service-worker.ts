import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { wordsOfChunk } from '../scripts/words-in-build.ts'

const source = fileURLToPath(new URL('service-worker.ts', import.meta.url))

/** What this loads, only educators open. */
const educatorScreens = fileURLToPath(new URL('../src/app/educator-screens.tsx', import.meta.url))
/** The areas of words that only they read. */
const areasOfEducators = new Set(['authoring', 'desk', 'formats', 'operator', 'spreadsheet'])

type GetModule = (id: string) => { dynamicImporters: readonly string[] } | null
type Bundle = Rolldown.OutputBundle
/** What is kept for everybody and what only for educators, by language; '' is what has no words. */
type Shell = { everybody: Record<string, string[]>; educators: Record<string, string[]> }

/**
 * Builds the service worker as /sw.js with the lists of files to keep: the page, every screen's script, the
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
        const shell = shellOf(bundle, (id) => this.getModuleInfo(id))
        const hash = createHash('sha256').update(page.source).update(JSON.stringify(shell))
        const version = hash.digest('hex').slice(0, 12)
        worker.code = worker.code.replace('QUIZLY_SHELL', () => JSON.stringify({ version, ...shell }))
      },
    },
  }
}

function shellOf(bundle: Bundle, getModule: GetModule): Shell {
  const shared = filesForEverybody(bundle, getModule)
  const shell: Shell = { everybody: { '': ['/index.html'] }, educators: {} }
  for (const file of Object.values(bundle)) {
    const { fileName } = file
    if (fileName === 'sw.js' || (file.type === 'asset' && !isKeptAsset(fileName))) continue
    const [language = '', area] = (file.type === 'chunk' && wordsOfChunk(file)) || []
    const isShared = area === undefined ? shared.has(fileName) : !areasOfEducators.has(area)
    const list = file.type === 'asset' || isShared ? shell.everybody : shell.educators
    list[language] = [...(list[language] ?? []), `/${fileName}`]
  }
  return shell
}

/** All scripts that can be reached without passing through a screen of educators. */
function filesForEverybody(bundle: Bundle, getModule: GetModule): Set<string> {
  const reached = new Set<string>()
  const visit = (fileName: string) => {
    const file = bundle[fileName]
    if (file?.type !== 'chunk' || reached.has(fileName)) return
    const loadedBy = getModule(file.facadeModuleId ?? '')?.dynamicImporters ?? []
    if (loadedBy.includes(educatorScreens)) return
    reached.add(fileName)
    file.imports.forEach(visit)
    file.dynamicImports.forEach(visit)
  }
  const page = Object.values(bundle).find(
    (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith('/index.html'),
  )
  if (page) visit(page.fileName)
  return reached
}

const isKeptAsset = (fileName: string) => /\.css$|-latin-wght-normal-.*\.woff2$/.test(fileName)
