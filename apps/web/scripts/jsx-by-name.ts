import type { Plugin } from 'vite'

const react = 'react/jsx-runtime'
const byName = '\0jsx-by-name'

/** Names React's JSX functions, which are one, once. Otherwise each use names React's object too: 270 bytes more for a student. */
export function jsxByName(): Plugin {
  return {
    name: 'jsx-by-name',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) => (source === react && importer !== byName ? byName : null),
    load: (id) =>
      id === byName
        ? `import * as react from '${react}'
          const { Fragment, jsx } = react
          export { Fragment, jsx, jsx as jsxs }`
        : null,
  }
}
