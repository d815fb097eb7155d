import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'

type PostCss = Exclude<NonNullable<UserConfig['css']>['postcss'], string | undefined>
type PostCssPlugin = NonNullable<PostCss['plugins']>[number]

const file = new URL('../src/styles/constants.css', import.meta.url)
const declared = readFileSync(file, 'utf8').matchAll(/^ {2}(--[\w-]+):\s*([^;]+);/gm)
const constants = new Map([...declared].map(([, name = '', value = '']) => [name, value]))

/** Writes the constants of all styles where they are used: 520 bytes less in a student's page. */
export const constantsInStyle: PostCssPlugin = {
  postcssPlugin: 'constants-in-style',
  Declaration(declaration) {
    if (constants.has(declaration.prop)) declaration.remove()
    else
      declaration.value = declaration.value.replaceAll(
        /var\((--[\w-]+)\)/g,
        (use, name: string) => constants.get(name) ?? use,
      )
  },
}
