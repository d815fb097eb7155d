import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageTag, languageTags } from '@quizly/words'
import type { Plugin, Rolldown } from 'vite'
import type { Frame } from '../src/app/frames.tsx'
import { isStudentScript } from './minify-student-script.ts'
import { renderAllFrames } from './render-all-frames.ts'
import { classesIn, splitStyle } from './split-style.ts'

/** A page that the server sends: for which addresses (a regular expression; none for all others), and its files by language. */
type PageList = { addresses?: string; files: Record<string, string> }[]

/**
 * Writes a page for each screen that a student opens by an address, with its first frame, in each language; and `pages.json`, the
 * list of all pages with the hashes of the scripts and styles in them, which the server allows by its policy.
 */
export function framesInBuild(): Plugin {
  let rendering: Promise<Map<LanguageTag, Frame[]>>
  return {
    name: 'frames-in-build',
    apply: 'build',
    buildStart() {
      rendering = renderAllFrames()
      // It is awaited when the rest is built.
      rendering.catch(() => {})
    },
    // The student's script gets a part of the style when it has its name already.
    augmentChunkHash: (chunk) => (isStudentScript(chunk) ? hashOfStyle() : undefined),
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const rendered = await rendering
        const style = styleOf(bundle, [...rendered.values()].flat())
        const fileOf = (page: string, tag: string) => (tag === 'en' ? `${page}.html` : `${page}.${tag}.html`)
        const sources = new Map<string, string>()
        const pages: PageList = [{ files: {} }]
        for (const tag of languageTags) {
          const plain = bundle[fileOf('index', tag)]
          if (plain?.type !== 'asset') throw new Error(`The build lacks its page in ${tag}`)
          const put = (at: number, file: string, source: string, addresses?: string) => {
            pages[at] ??= { ...(addresses && { addresses }), files: {} }
            pages[at].files[tag] = file
            sources.set(file, source)
          }
          const html = startedByPage(plain.source.toString()).replace(style.whole, () => style.shown)
          plain.source = html
          put(0, plain.fileName, html)
          for (const [i, frame] of (rendered.get(tag) ?? []).entries())
            put(i + 1, fileOf(frame.page, tag), pageWith(html, frame), frame.addresses)
        }
        for (const [fileName, source] of sources)
          if (!(fileName in bundle)) this.emitFile({ type: 'asset', fileName, source })
        const hashes = Object.fromEntries(
          [...sources].map(([file, source]) => {
            const { scripts, styles } = hashesIn(source)
            return [file, { scripts, styles: [...styles, hashOf(style.later)] }]
          }),
        )
        this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify({ pages, hashes }) })
      },
    },
  }
}

const appScript = /<script type="module" crossorigin src="([^"]+)"><\/script>/
const preload = /<link rel="modulepreload" [^>]+>/

/** The page itself starts the app, so that its first frame can come first. */
function startedByPage(html: string): string {
  const [tag = '', address = ''] = appScript.exec(html) ?? []
  if (!address || !html.includes('QUIZLY_APP')) throw new Error('The page does not start the app')
  return html
    .replace(tag, `<link rel="modulepreload" crossorigin href="${address}" />`)
    .replace('QUIZLY_APP', address)
}

const place = '<div id="root"></div>'

function pageWith(html: string, { addresses, title, sendsToLogin, frames }: Frame): string {
  const { nobody = '', ...others } = frames
  const templates = Object.entries(others).map(
    ([viewer, frame]) => `<template id="frame-${viewer}">${frame}</template>`,
  )
  const login = sendsToLogin ? ' data-login' : ''
  const framed = `<div id="root" data-addresses="${addresses}"${login}>${nobody}</div>${templates.join('')}`
  if (!html.includes(place)) throw new Error('The page has no place for a frame')
  // A frame and its font come before the app. By calculation a slow line is never idle meanwhile, so that it comes as early.
  return html
    .replace(preload, '')
    .replace(place, () => framed)
    .replace('<title>Quizly</title>', () => `<title>${title} – Quizly</title>`)
}

/** All of it, and how it is split, change the script's name. */
function hashOfStyle(): string {
  const hash = createHash('sha256')
  const folder = join(import.meta.dirname, '..')
  for (const file of globSync('{src/**/*.css,scripts/*.ts}', { cwd: folder }).toSorted())
    hash.update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}

const laterStyle = /(["'`])QUIZLY_LATER_STYLE\1/

/** What no first frame shows goes into the script, which puts it into the page when it starts. */
function styleOf(bundle: Rolldown.OutputBundle, frames: readonly Frame[]) {
  const page = bundle['index.html']
  const [, whole = ''] =
    /<style>(.*?)<\/style>/s.exec(page?.type === 'asset' ? page.source.toString() : '') ?? []
  const html = frames.flatMap((frame) => Object.values(frame.frames)).join('')
  const { shown, rest: later } = splitStyle(whole, classesIn(html).add('is-pressed'))
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && isStudentScript(file))
  if (script?.type !== 'chunk' || !laterStyle.test(script.code) || !whole || !later)
    throw new Error('The style of the page cannot be split')
  script.code = script.code.replace(laterStyle, () => JSON.stringify(later))
  return { whole, shown, later }
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Of what stands in a page itself, as a Content-Security-Policy names it. */
function hashesIn(html: string) {
  const of = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, text = '']) => hashOf(text))
  return { scripts: of('script'), styles: of('style') }
}
