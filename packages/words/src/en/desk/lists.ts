import { number, plural } from '../language.ts'

/** After the first of a longer list: “Ada, Bo and 3 more”. */
export const andMore = <Node>(first: Node, others: string) => [first, ' and ', others]
/** How many others there are, after “and”. */
export const more = (n: number) => plural(n, { one: `${number(n)} more`, other: `${number(n)} more` })
