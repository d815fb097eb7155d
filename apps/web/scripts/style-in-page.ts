import type { Plugin } from 'vite'

/** Writes the style of a student's way into the page, so that the first frame waits for one file less. */
export function styleInPage(): Plugin {
  let names: string[] = []
  return {
    name: 'style-in-page',
    apply: 'build',
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        // Neither the page nor a lazy screen is to ask for what the page has already.
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith('/index.html')) continue
          names = [...(file.viteMetadata?.importedCss ?? [])]
          file.viteMetadata?.importedCss.clear()
        }
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const style = names.map((name) => {
          const file = bundle[name]
          delete bundle[name]
          return file?.type === 'asset' ? file.source.toString() : ''
        })
        if (!style.some(Boolean)) throw new Error('The style of the page is missing from the build')
        return [{ tag: 'style', children: style.join(''), injectTo: 'head' }]
      },
    },
  }
}
