/** What is rendered of a formatted text: a text, or an element. */
export type RichNode = string | RichElement
/** Its name, its properties if it has any, and what is in it. */
export type RichElement = [name: string, ...inside: RichInside[]]
export type RichInside = string | RichProperties | RichInside[]

/** Named as React names them. */
export type RichProperties = { [name: string]: string | RichStyle }
export type RichStyle = { [property: string]: string }

/**
 * One text of a question as it is rendered: `nodes` is a list of `RichNode`s as JSON, which only who renders it reads.
 * `pass` is a part of the addresses of its pictures; it is not stored.
 */
export type RenderedText = { source: string; nodes: string; pass?: string | undefined }

/** A text is rendered; `isLine`: it stands in a line, as an option does, without paragraphs, lists or tables. */
export type TextToRender = { source: string; isLine?: true | undefined; pictures?: PictureSizes | undefined }

/** Of pictures that are there, by their hashes. */
export type PictureSizes = Readonly<Record<string, PictureSize>>
export type PictureSize = { width: number; height: number; bytes: number }

/** The hashes of the pictures that a text in Markdown names, and perhaps of some that it only seems to name. */
export const picturesNamedIn = (source: string): string[] =>
  [...source.matchAll(/\(image:([\da-f]{64})\)/g)].map(([, hash = '']) => hash)

/** The hashes of the pictures that are rendered. Quotation marks in a text are escaped in JSON, so no text looks like it. */
export const picturesIn = ({ nodes }: Pick<RenderedText, 'nodes'>): string[] =>
  [...nodes.matchAll(/"image":"([\da-f]{64})"/g)].map(([, hash = '']) => hash)

/** The most that a formatted text may have in it. Characters are UTF-16 code units. */
export const richLimits = {
  formulaLength: 2_000,
  formulaDepth: 50,
  formulasPerQuestion: 100,
  nodesPerText: 10_000,
  /** Of its nodes as JSON, in UTF-8. */
  bytesPerText: 100_000,
  /** The same of all texts of a quiz. */
  nodesPerQuiz: 60_000,
  bytesPerQuiz: 1_000_000,
} as const

type Rendered = { drawn?: RenderedText[] | undefined; drawnFeedback?: RenderedText[] | undefined }

/** All that is rendered of a question, or as much of it as there is where it is asked. */
export const renderedTextsOf = ({ drawn = [], drawnFeedback = [] }: Rendered): RenderedText[] => [
  ...drawn,
  ...drawnFeedback,
]

/** The hashes of the pictures of questions, each once. */
export const picturesOf = (questions: readonly Rendered[]): string[] => [
  ...new Set(questions.flatMap(renderedTextsOf).flatMap(picturesIn)),
]

/** The oldest version of the renderer that has rendered texts of these questions; undefined if none is formatted. */
export function oldestRenderer(
  questions: readonly { format?: string | undefined; drawnBy?: number | undefined }[],
): number | undefined {
  const versions = questions.flatMap(({ format, drawnBy = 0 }) => (format ? [drawnBy] : []))
  return versions.length > 0 ? Math.min(...versions) : undefined
}

/** Questions whose pictures have this pass, or none. The same list if it has no pictures. */
export function withPass<Question extends Rendered>(
  questions: readonly Question[],
  pass: string | undefined,
): readonly Question[] {
  const showsPictures = (question: Question) => renderedTextsOf(question).some(hasPictures)
  if (!questions.some(showsPictures)) return questions
  const passed = ({ source, nodes }: RenderedText) => ({ source, nodes, ...(pass !== undefined && { pass }) })
  const each = (texts: RenderedText[]) => texts.map((text) => (hasPictures(text) ? passed(text) : text))
  return questions.map((question) => {
    if (!showsPictures(question)) return question
    const { drawn, drawnFeedback } = question
    return {
      ...question,
      ...(drawn && { drawn: each(drawn) }),
      ...(drawnFeedback && { drawnFeedback: each(drawnFeedback) }),
    }
  })
}

const hasPictures = ({ nodes }: RenderedText) => nodes.includes('"image":"')

/** The most that a picture may have. */
export const pictureLimits = {
  /** Of the file that is sent. */
  bytes: 10 * 1024 ** 2,
  megapixels: 50,
  /** Larger ones are made smaller. In pixels. */
  side: 1_600,
  /** Of all pictures of an educator. */
  bytesOfEducator: 250 * 1024 ** 2,
} as const
