import { inEnglish } from '@quizly/words/sentences.ts'
import {
  type RenderedText,
  limits,
  partnersIn,
  rulesOf,
  picturesIn,
  type Problem,
  type UncheckedQuestion,
  richLimits,
  type TextToRender,
} from '@quizly/domain'
import {
  CallerGone,
  createRenderer,
  type RenderedText as Found,
  type SourceRange,
  RendererBusy,
  rendererVersion,
  type TextProblem,
  type TurnsOf,
} from '@quizly/renderer'
import { AppError, invalidInput, maxProblems } from '../../app-error.ts'
import type { Db } from '../../db/store.ts'
import { educatorPass, type Key } from '../pictures/passes.service.ts'
import { withPictureSizes } from '../pictures/pictures.service.ts'

/**
 * Questions with the texts that are rendered; throws what is wrong with their formulas. Plain ones are as they came. Without an
 * account nobody waits for them.
 */
export type RenderQuestions = <Q extends UncheckedQuestion>(
  questions: readonly Q[],
  account?: string,
) => Promise<readonly Q[]>

/** What students read before they start, as nodes; throws what is wrong with its formulas. */
export type RenderInstructions = (source: string, account?: string) => Promise<string>

export type Rendering = {
  renderQuestions: RenderQuestions
  renderInstructions: RenderInstructions
  /** For a preview. */
  renderPreviews: (texts: readonly TextToRender[], by: TurnsOf, now: number) => Promise<PreviewedText[]>
  close: () => void
}

type PreviewedText =
  | { nodes: string; formulas: SourceRange[]; pass?: string; pictures?: { hash: string; bytes: number }[] }
  | { problems: (TextProblem & { message: string })[] }

export function createRendering(db: Db, pictureKey: Key): Rendering {
  const renderer = createRenderer()

  async function render(...call: Parameters<typeof renderer.render>): Promise<Found[]> {
    try {
      return await renderer.render(...call)
    } catch (error) {
      if (!(error instanceof RendererBusy || error instanceof CallerGone)) throw error
      throw new AppError('busy', 'texts-being-drawn', { retryAfterSeconds: 5 })
    }
  }

  return {
    renderQuestions: async (questions, account) => {
      if (!questions.some(({ format }) => format)) return questions
      const pieces = questions.map(piecesOf)
      const by = { account: account ?? '', isUrgent: account !== undefined }
      const takeRoom = createRoom()
      let isFull = false
      const sized = await withPictureSizes(db, pieces.flat())
      const rendered = await render(sized, by, (text) => (isFull = takeRoom(text)))
      const problems: Problem[] = []
      let at = 0
      const after = questions.map((question, index) => {
        const own = pieces[index] ?? []
        const found = rendered.slice(at, (at += own.length))
        if (own.length === 0) return question
        problems.push(...problemsOf(own, found, index))
        return { ...question, ...renderedFields(own, found), drawnBy: rendererVersion }
      })
      if (problems.length === 0 && isFull) problems.push(tooLarge(pieces, rendered.length - 1))
      if (problems.length > 0) throw invalidInput(problems.slice(0, maxProblems))
      return after
    },
    renderInstructions: async (source, account) => {
      const sized = await withPictureSizes(db, [{ source }])
      const [found] = await render(sized, { account: account ?? '', isUrgent: account !== undefined })
      if (found && 'nodes' in found && Buffer.byteLength(found.nodes) <= limits.instructionsBytes) {
        return found.nodes
      }
      const problems = found && 'problems' in found ? found.problems : [{ code: 'text-too-large' as const }]
      throw invalidInput(
        problems.map((problem) => {
          const { from: _, to: __, ...rest } = { from: 0, to: 0, ...problem }
          return { path: 'instructions', ...rest }
        }),
      )
    },
    renderPreviews: async (texts, by, now) => {
      const sized = await withPictureSizes(db, texts)
      const rendered = await render(sized, by)
      const pass = educatorPass(pictureKey, now)
      // Nothing is rendered after a text that took too long.
      return sized.map((text, at) =>
        previewed(text, rendered[at] ?? { nodes: '[]', formulas: [], count: 0 }, pass),
      )
    },
    close: () => renderer.close(),
  }
}

/** A text of a question, and the field that it stands in. */
type Piece = TextToRender & { field: string; isFeedback?: true }

/** In an order that says nothing of the key, because students get what is rendered in it. */
function piecesOf(question: UncheckedQuestion): Piece[] {
  const { format, text, options, explanation, optionNotes = [] } = question
  if (!format) return []
  const feedback = (piece: Piece): Piece => ({ ...piece, isFeedback: true })
  const inLine = (source: string, field: string): Piece => ({ source, isLine: true, field })
  return [
    { source: text, field: 'text' },
    ...options.map((option, index) => inLine(option, `options.${index}`)),
    ...partnersIn(question).map((partner) => inLine(partner, fieldOfPartner(question, partner))),
    ...(explanation ? [feedback({ source: explanation, field: 'explanation' })] : []),
    ...optionNotes.flatMap((note, index) => (note ? [feedback(inLine(note, `optionNotes.${index}`))] : [])),
  ]
}

/** The first of its lists of texts that has it. */
function fieldOfPartner(question: UncheckedQuestion, partner: string): string {
  const lists = ['correctAnswers', ...Object.keys(rulesOf(question.type).fields ?? {})] as const
  const places = lists.map((name) => {
    const list = question[name as keyof UncheckedQuestion]
    return `${name}.${Array.isArray(list) ? (list as unknown[]).indexOf(partner) : -1}`
  })
  return places.find((place) => !place.endsWith('.-1')) ?? 'correctAnswers'
}

function problemsOf(pieces: readonly Piece[], found: readonly Found[], index: number): Problem[] {
  let formulas = 0
  const problems = found.flatMap((each, at): Problem[] => {
    if ('nodes' in each) {
      formulas += each.formulas.length
      return []
    }
    const path = `questions.${index}.${pieces[at]?.field}`
    return each.problems.map(({ from: _, to: __, ...problem }) => ({ path, ...problem }))
  })
  if (formulas <= richLimits.formulasPerQuestion) return problems
  const most = richLimits.formulasPerQuestion
  return [...problems, { path: `questions.${index}.text`, code: 'too-many-formulas', params: { most } }]
}

/** Whether what is rendered of one quiz is too large with this text. */
function createRoom(): (rendered: Found) => boolean {
  let [bytes, nodes] = [0, 0]
  return (rendered) => {
    if ('nodes' in rendered) {
      bytes += Buffer.byteLength(rendered.nodes)
      nodes += rendered.count
    }
    return bytes > richLimits.bytesPerQuiz || nodes > richLimits.nodesPerQuiz
  }
}

/** At the question whose text was one too many. */
function tooLarge(pieces: readonly (readonly Piece[])[], text: number): Problem {
  let before = 0
  const index = pieces.findIndex(({ length }) => (before += length) > text)
  return { path: `questions.${index}.text`, code: 'quiz-drawn-too-large' }
}

const renderedFields = (pieces: readonly Piece[], found: readonly Found[]) => ({
  drawn: renderedTexts(pieces, found, ({ isFeedback }) => !isFeedback),
  drawnFeedback: renderedTexts(pieces, found, ({ isFeedback = false }) => isFeedback),
})

/** Each text once, and only those that are rendered otherwise than they are written. */
function renderedTexts(
  pieces: readonly Piece[],
  found: readonly Found[],
  isWanted: (piece: Piece) => boolean,
): RenderedText[] | undefined {
  const bySource = new Map<string, RenderedText>()
  for (const [at, piece] of pieces.entries()) {
    const each = found[at]
    if (!each || !('nodes' in each) || !isWanted(piece)) continue
    const { source } = piece
    const isPlain = each.nodes === JSON.stringify([source])
    if (!isPlain && !bySource.has(source)) bySource.set(source, { source, nodes: each.nodes })
  }
  return bySource.size > 0 ? [...bySource.values()] : undefined
}

function previewed({ pictures = {} }: TextToRender, rendered: Found, pass: string): PreviewedText {
  if ('nodes' in rendered) {
    const { nodes, formulas } = rendered
    const hashes = [...new Set(picturesIn({ nodes }))]
    if (hashes.length === 0) return { nodes, formulas }
    const shown = hashes.map((hash) => ({ hash, bytes: pictures[hash]?.bytes ?? 0 }))
    return { nodes, formulas, pass, pictures: shown }
  }
  const withMessage = (problem: TextProblem) => ({ ...problem, message: inEnglish(problem) })
  return { problems: rendered.problems.map(withMessage) }
}
