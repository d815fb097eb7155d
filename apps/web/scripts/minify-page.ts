import { minify } from 'terser'
import type { Plugin } from 'vite'

const ownScript = /(?<=<script>).*?(?=<\/script>)/gs

/** Minifies the page's own scripts, which share the names of what stands in none of their blocks, and leaves out indentation. */
export function minifyPage(): Plugin {
  return {
    name: 'minify-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html) {
        const scripts = await Promise.all(
          [...html.matchAll(ownScript)].map(([script]) => minifyScript(script)),
        )
        return html.replaceAll(ownScript, () => scripts.shift() ?? '').replaceAll(/\n\s*/g, '\n')
      },
    },
  }
}

/** Texts keep their quotes, by which they are found and translated. */
async function minifyScript(script: string): Promise<string> {
  const options = { ecma: 2020, format: { quote_style: 1 }, compress: { passes: 2 } } as const
  return (await minify(script, options)).code ?? script
}
