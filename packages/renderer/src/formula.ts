import { type RichNode, richLimits } from '@quizly/domain'
import temml from 'temml'
import type { TextProblem } from './drawn.ts'
import { nodesOfMathml } from './mathml-nodes.ts'

const mostExpansions = 200

/** A formula in TeX as nodes of MathML. `line`: where it stands in its text, from 1. */
export function drawFormula(
  source: string,
  { isDisplayed, line }: { isDisplayed: boolean; line: number },
): { node: RichNode } | { problem: TextProblem } {
  const whole = { from: 0, to: source.length }
  if (source.length > richLimits.formulaLength) {
    return { problem: { code: 'formula-too-long', params: { most: richLimits.formulaLength }, ...whole } }
  }
  const brace = braceProblem(source, line)
  if (brace) return { problem: brace }
  try {
    const mathml = temml.renderToString(source, {
      displayMode: isDisplayed,
      maxExpand: mostExpansions,
      throwOnError: true,
      xml: true,
    })
    return { node: nodesOfMathml(mathml) }
  } catch {
    return { problem: { code: 'formula-unreadable', params: { line, text: shortened(source) }, ...whole } }
  }
}

/** Counted before the formula is read, because what is nested too deep costs too much. */
function braceProblem(source: string, line: number): TextProblem | undefined {
  const open: number[] = []
  for (let at = 0; at < source.length; at++) {
    if (source[at] === '\\') at++
    else if (source[at] === '{') open.push(at)
    else if (source[at] === '}' && open.pop() === undefined) {
      return { code: 'formula-brace-superfluous', params: { line }, from: at, to: at + 1 }
    }
    if (open.length > richLimits.formulaDepth) {
      return { code: 'formula-too-deep', params: { most: richLimits.formulaDepth }, from: at, to: at + 1 }
    }
  }
  const last = open.at(-1)
  return last === undefined
    ? undefined
    : { code: 'formula-brace-missing', params: { line }, from: last, to: source.length }
}

const mostShown = 40
const shortened = (text: string) => (text.length > mostShown ? `${text.slice(0, mostShown)}…` : text)
