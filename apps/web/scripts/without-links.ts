import type { Plugin } from 'vite'

const packages = /^(?:linkify-it|mdurl|punycode\.js)$/
const id = '\0without-links'

/** Texts of questions have no links. What markdown-it finds and writes them with is left out: 22 kB of the editor. */
export const withoutLinks = (): Plugin => ({
  name: 'without-links',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) => (packages.test(source) ? id : null),
  load: (source) =>
    source === id
      ? 'export class LinkifyIt {}\nexport default {}\nexport const [parse, format, encode, decode] = []'
      : null,
})
