const pieces =
  String.raw`$ $$ { } & * ** ~ ^ _ | |---| x 2 → __proto__ ]( ![ <b> <math> <script> onclick= \\ \ce{ \frac \sqrt[ \text{ \left( \right) \begin{array}{c|c} \end{array} \hline \color{red} \boxed{x} \def\a \href{javascript:x} \overbrace{x} \mathbb{R} \ce{A->[B]C} ~~~ > # - 1.`
    .split(' ')
    .concat('\n', '\n\n', ' ', '\u202E', '`', '```js\n')
const worst = [
  '[',
  '*a ',
  '$x+x$ ',
  '_a',
  '> ',
  '`',
  '![',
  '\\frac',
  '{',
  '| a ',
  '$\\def\\a{\\a}\\a$',
  '\\ce{A+',
]

/** Texts made of the pieces of formulas, Markdown and attacks, and every tenth of one of the worst of them again and again. */
export function hostileTexts(count: number): string[] {
  const draw = draws(20_261_128)
  return Array.from({ length: count }, (_, at) => {
    if (at % 10 === 0) return (worst[draw(worst.length)] ?? '').repeat(1 + draw(2_000)).slice(0, 2_000)
    return Array.from({ length: 1 + draw(60) }, () => pieces[draw(pieces.length)]).join('')
  })
}

/** Whole numbers below the one asked for, the same in every run (Numerical Recipes' linear congruential generator). */
function draws(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
