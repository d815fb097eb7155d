/** What is drawn of a formatted text: a text, or an element. */
export type RichNode = string | RichElement
/** Its name, its properties if it has any, and what is in it. */
export type RichElement = [name: string, ...inside: RichInside[]]
export type RichInside = string | RichProperties | RichInside[]

/** Named as React names them. */
export type RichProperties = { [name: string]: string | RichStyle }
export type RichStyle = { [property: string]: string }

/** One text of a question as it is drawn: `nodes` is a list of `RichNode`s as JSON, which only who draws it reads. */
export type DrawnText = { source: string; nodes: string }

/** A text is drawn; `isLine`: it stands in a line, as an option does, without paragraphs, lists or tables. */
export type TextToDraw = { source: string; isLine?: true | undefined }

/** The most that a formatted text may have in it. Characters are UTF-16 code units. */
export const richLimits = {
  formulaLength: 2_000,
  formulaDepth: 50,
  formulasPerQuestion: 100,
  nodesPerText: 10_000,
} as const
