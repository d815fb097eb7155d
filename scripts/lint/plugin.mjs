// The lint rule for the directions of imports. Unlike no-restricted-imports it resolves relative paths and
// sees dynamic imports.
import { posix } from 'node:path'
import { directions } from './directions.mjs'
import { visibleText } from './visible-text.mjs'

/** Whether the last pattern that matches a path includes it. */
function isOneOf(patterns, path, own) {
  const fits = (pattern) => posix.matchesGlob(path, pattern.replace('!', '').replace('{own}', own))
  return patterns.findLast(fits)?.startsWith('!') === false
}

/** What the file at `from` must do instead of importing `specifier`; undefined if it may import it. */
function adviceAgainst(from, specifier, isType) {
  const own = /^.*\/features\/[^/]+/.exec(from)?.[0] ?? ''
  const to = specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : specifier.replace(/^(?!node:)/, 'npm:')
  return directions.find(
    ({ files, never, exceptTypes }) =>
      !(isType && exceptTypes) && isOneOf(files, from, own) && isOneOf(never, to, own),
  )?.instead
}

function importsOnlyTypes(node) {
  const isType = (part) => (part.importKind ?? part.exportKind) === 'type'
  return isType(node) || (node.specifiers?.length > 0 && node.specifiers.every(isType))
}

const importDirections = {
  create(context) {
    const from = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/')
    const check = (node) => {
      if (typeof node.source?.value !== 'string') return
      const message = adviceAgainst(from, node.source.value, importsOnlyTypes(node))
      if (message) context.report({ node: node.source, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default {
  meta: { name: 'quizly' },
  rules: { 'import-directions': importDirections, 'visible-text': visibleText },
}
