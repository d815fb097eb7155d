import { Visitor } from 'oxc-parser'
import type { Source } from './sources.ts'

export type LongFunction = { path: string; line: number; lines: number }

/** The functions with more lines than `most`, blank ones and comments included. */
export function longFunctions(sources: readonly Source[], most: number): LongFunction[] {
  return sources.flatMap(({ path, text, program }) => {
    const found: LongFunction[] = []
    const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
    const note = ({ start, end }: { start: number; end: number }) => {
      const lines = text.slice(start, end).split('\n').length
      if (lines > most) found.push({ path, line: lineAt(start), lines })
    }
    new Visitor({
      FunctionDeclaration: note,
      FunctionExpression: note,
      ArrowFunctionExpression: note,
    }).visit(program)
    return found
  })
}
