import { dirname, join } from 'node:path/posix'
import { Visitor } from 'oxc-parser'
import type { Source } from './sources.ts'

export type Import = { from: string; to: string }

/** Every import of one of our files by another: those of types, re-exports and `import()` too. */
export function importsOf(sources: readonly Source[]): Import[] {
  return sources.flatMap(({ path, program }) => {
    const specifiers: unknown[] = []
    const note = ({ source }: { source: unknown }) => {
      const { type, value } = (source ?? {}) as { type?: string; value?: unknown }
      if (type === 'Literal') specifiers.push(value)
    }
    new Visitor({
      ImportDeclaration: note,
      ExportAllDeclaration: note,
      ExportNamedDeclaration: note,
      ImportExpression: note,
      TSImportType: note,
    }).visit(program)
    return specifiers
      .filter((specifier) => typeof specifier === 'string')
      .filter((specifier) => specifier.startsWith('.'))
      .map((specifier) => ({ from: path, to: join(dirname(path), specifier) }))
  })
}

/** The imports between folders, each pair once: `roomOf` says which folder a file is in, if any that counts. */
export function between(imports: readonly Import[], roomOf: (path: string) => string | undefined): Import[] {
  const pairs = new Map<string, Import>()
  for (const { from, to } of imports) {
    const [a, b] = [roomOf(from), roomOf(to)]
    if (a !== undefined && b !== undefined && a !== b) pairs.set(`${a} ${b}`, { from: a, to: b })
  }
  return [...pairs.values()]
}

/** The groups of nodes that reach each other in a circle (Tarjan's strongly connected components of two or more). */
export function circles(edges: readonly Import[]): string[][] {
  const targets = Map.groupBy(edges, ({ from }) => from)
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (node: string): number => {
    const own = order.size
    order.set(node, own)
    lowest.set(node, own)
    stack.push(node)
    for (const { to } of targets.get(node) ?? []) {
      if (!order.has(to)) lowest.set(node, Math.min(lowest.get(node) ?? own, visit(to)))
      else if (stack.includes(to)) lowest.set(node, Math.min(lowest.get(node) ?? own, order.get(to) ?? own))
    }
    const low = lowest.get(node) ?? own
    if (low === own) {
      const group = stack.splice(stack.indexOf(node))
      if (group.length > 1) found.push(group.toSorted())
    }
    return low
  }
  for (const node of targets.keys()) if (!order.has(node)) visit(node)
  return found
}
