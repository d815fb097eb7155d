import type { FormattingProblem, RichNode } from '@quizly/domain'

/** What is wrong with a text; `from` and `to` are places in its source. */
export type TextProblem = FormattingProblem & SourceRange

/** Where something stands in a text. */
export type SourceRange = { from: number; to: number }

/** A text as nodes, with the places of its formulas, or everything that is wrong with it. */
export type RenderedOrNot = { nodes: RichNode[]; formulas: SourceRange[] } | { problems: TextProblem[] }

/** The same as it is stored: its nodes as JSON, and how many they are. */
export type RenderedText =
  | { nodes: string; formulas: SourceRange[]; count: number }
  | { problems: TextProblem[] }
