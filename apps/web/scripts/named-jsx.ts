import type { Plugin } from 'vite'

const runtime = '\0jsx-runtime'

/**
 * Makes React's JSX functions exports of an ES module. Then each element calls a function by a short name and
 * not as a property of React's own module, which saves a student some hundred bytes.
 */
export function namedJsx(): Plugin {
  return {
    name: 'named-jsx',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) => (id === 'react/jsx-runtime' && importer !== runtime ? runtime : undefined),
    load: (id) =>
      id === runtime
        ? "import * as all from 'react/jsx-runtime'; export const { Fragment, jsx, jsxs } = all"
        : undefined,
  }
}
