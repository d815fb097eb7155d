import { number, plural } from '../language.ts'

export const loading = 'Loading the results'
/** In the title of the browser’s tab. */
export const results = (n: number) => plural(n, { one: `${number(n)} result`, other: `${number(n)} results` })
