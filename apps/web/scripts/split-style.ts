import postcss, { type AtRule, type Container, type Rule } from 'postcss'

/** All names of classes in HTML. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))

/**
 * Splits a style: what may concern an element with one of the classes, or one without any, and the rest. Both keep their order.
 */
export function splitStyle(style: string, classes: ReadonlySet<string>): { shown: string; rest: string } {
  const names = ({ selector }: Rule) => [...selector.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name)
  const isShown = (rule: Rule) => {
    const found = names(rule)
    return found.length === 0 || found.some((name) => classes.has(name))
  }
  const keep = (isKept: (rule: Rule) => boolean, isOfRest: boolean) => {
    const root = postcss.parse(style)
    removeFrom(root, isKept, isOfRest)
    return root.toString()
  }
  return { shown: keep(isShown, false), rest: keep((rule) => !isShown(rule), true) }
}

/** Fonts, animations and properties belong to what is shown. */
function removeFrom(container: Container, isKept: (rule: Rule) => boolean, isOfRest: boolean): void {
  for (const node of container.nodes?.slice() ?? []) {
    if (node.type === 'rule' && !isKept(node)) node.remove()
    if (node.type !== 'atrule') continue
    if (isGroup(node)) removeFrom(node, isKept, isOfRest)
    if (isGroup(node) ? node.nodes?.length === 0 : isOfRest) node.remove()
  }
}

const isGroup = ({ name }: AtRule) => ['media', 'supports', 'container', 'layer'].includes(name)
