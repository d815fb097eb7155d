type Source = { path: string; text: string }

const imported =
  /(?<how>import|export) (?:type )?\{(?<names>[^}]*)\} from '(?:@quizly\/words|(?:\.\.?\/)+(?:en|dist))\/(?<area>\w+)\.ts'/g

/** What is asked of a list, a text or a function, and so names no entry within. */
const members = new Set(['length', 'map', 'replace', 'join', 'toLowerCase'])

/**
 * The keys of entries, like `desk/grid.tally.notAsked`, that no source reads. An entry that is read as a whole, or by
 * what stands in brackets, is read with all that is within.
 */
export function unusedKeys(keys: readonly string[], sources: readonly Source[]): string[] {
  const read = new Map<string, string[][]>()
  for (const { text } of sources) {
    const used = text.replaceAll(imported, '')
    for (const { groups = {} } of text.matchAll(imported)) {
      const { how, names = '', area = '' } = groups
      for (const each of names.split(',')) {
        const [name = '', own = name] = each
          .replace(/^\s*type /, '')
          .trim()
          .split(' as ')
        const group = `${area}/${name}`
        read.set(group, [...(read.get(group) ?? []), ...(how === 'export' ? [[]] : waysIn(used, own))])
      }
    }
  }
  return keys.filter((key) => {
    const [group = '', ...names] = key.split('.')
    return !read.get(group)?.some((way) => way.every((part, at) => at >= names.length || part === names[at]))
  })
}

/** How a source reads a group of words that it calls `name`: the names that follow, none if it is passed on. */
function waysIn(text: string, name: string): string[][] {
  const uses = text.matchAll(new RegExp(`(?<!['/.]| as )\\b${name}\\b((?:\\s*\\??\\.\\s*\\w+)*)`, 'g'))
  return [...uses].map(([, path = '']) => {
    const parts = path.replaceAll(/[\s?]/g, '').split('.').slice(1)
    const end = parts.findIndex((part) => members.has(part))
    return end < 0 ? parts : parts.slice(0, end)
  })
}
