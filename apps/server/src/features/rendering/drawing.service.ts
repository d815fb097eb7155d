import { inEnglish } from '@quizly/words/sentences.ts'
import {
  type DrawnText,
  partnersIn,
  picturesIn,
  type Problem,
  type QuestionContent,
  richLimits,
  type TextToDraw,
} from '@quizly/domain'
import {
  CallerGone,
  createRenderer,
  type DrawnText as Found,
  type Place,
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
 * Questions with the texts that are drawn; throws what is wrong with their formulas. Plain ones are as they came. Without an
 * account nobody waits for them.
 */
export type DrawQuestions = <Q extends QuestionContent>(
  questions: readonly Q[],
  account?: string,
) => Promise<readonly Q[]>

export type Drawing = {
  drawQuestions: DrawQuestions
  /** For a preview. */
  drawTexts: (texts: readonly TextToDraw[], by: TurnsOf, now: number) => Promise<PreviewedText[]>
  close: () => void
}

type PreviewedText =
  | { nodes: string; formulas: Place[]; pass?: string; pictures?: { hash: string; bytes: number }[] }
  | { problems: (TextProblem & { message: string })[] }

export function createDrawing(db: Db, pictureKey: Key): Drawing {
  const renderer = createRenderer()

  async function draw(...call: Parameters<typeof renderer.draw>): Promise<Found[]> {
    try {
      return await renderer.draw(...call)
    } catch (error) {
      if (!(error instanceof RendererBusy || error instanceof CallerGone)) throw error
      throw new AppError('busy', 'texts-being-drawn', { retryAfterSeconds: 5 })
    }
  }

  return {
    drawQuestions: async (questions, account) => {
      if (!questions.some(({ format }) => format)) return questions
      const pieces = questions.map(piecesOf)
      const by = { account: account ?? '', isUrgent: account !== undefined }
      const takeRoom = createRoom()
      let isFull = false
      const sized = await withPictureSizes(db, pieces.flat())
      const drawn = await draw(sized, by, (text) => (isFull = takeRoom(text)))
      const problems: Problem[] = []
      let at = 0
      const after = questions.map((question, index) => {
        const own = pieces[index] ?? []
        const found = drawn.slice(at, (at += own.length))
        if (own.length === 0) return question
        problems.push(...problemsOf(own, found, index))
        return { ...question, ...drawnFields(own, found), drawnBy: rendererVersion }
      })
      if (problems.length === 0 && isFull) problems.push(tooLarge(pieces, drawn.length - 1))
      if (problems.length > 0) throw invalidInput(problems.slice(0, maxProblems))
      return after
    },
    drawTexts: async (texts, by, now) => {
      const sized = await withPictureSizes(db, texts)
      const drawn = await draw(sized, by)
      const pass = educatorPass(pictureKey, now)
      // Nothing is drawn after a text that took too long.
      return sized.map((text, at) =>
        previewed(text, drawn[at] ?? { nodes: '[]', formulas: [], count: 0 }, pass),
      )
    },
    close: () => renderer.close(),
  }
}

/** A text of a question, and the field that it stands in. */
type Piece = TextToDraw & { field: string; isFeedback?: true }

/** In an order that says nothing of the key, because students get what is drawn in it. */
function piecesOf(question: QuestionContent): Piece[] {
  const { format, text, options, explanation, optionNotes = [] } = question
  if (!format) return []
  const feedback = (piece: Piece): Piece => ({ ...piece, isFeedback: true })
  const inLine = (source: string, field: string): Piece => ({ source, isLine: true, field })
  return [
    { source: text, field: 'text' },
    ...options.map((option, place) => inLine(option, `options.${place}`)),
    ...partnersIn(question).map((partner) => inLine(partner, fieldOfPartner(question, partner))),
    ...(explanation ? [feedback({ source: explanation, field: 'explanation' })] : []),
    ...optionNotes.flatMap((note, place) => (note ? [feedback(inLine(note, `optionNotes.${place}`))] : [])),
  ]
}

function fieldOfPartner({ correctAnswers, distractors = [] }: QuestionContent, partner: string): string {
  const place = correctAnswers.indexOf(partner)
  return place < 0 ? `distractors.${distractors.indexOf(partner)}` : `correctAnswers.${place}`
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

/** Whether what is drawn of one quiz is too large with this text. */
function createRoom(): (drawn: Found) => boolean {
  let [bytes, nodes] = [0, 0]
  return (drawn) => {
    if ('nodes' in drawn) {
      bytes += Buffer.byteLength(drawn.nodes)
      nodes += drawn.count
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

const drawnFields = (pieces: readonly Piece[], found: readonly Found[]) => ({
  drawn: drawnTexts(pieces, found, ({ isFeedback }) => !isFeedback),
  drawnFeedback: drawnTexts(pieces, found, ({ isFeedback = false }) => isFeedback),
})

/** Each text once, and only those that are drawn otherwise than they are written. */
function drawnTexts(
  pieces: readonly Piece[],
  found: readonly Found[],
  isWanted: (piece: Piece) => boolean,
): DrawnText[] | undefined {
  const bySource = new Map<string, DrawnText>()
  for (const [at, piece] of pieces.entries()) {
    const each = found[at]
    if (!each || !('nodes' in each) || !isWanted(piece)) continue
    const { source } = piece
    const isPlain = each.nodes === JSON.stringify([source])
    if (!isPlain && !bySource.has(source)) bySource.set(source, { source, nodes: each.nodes })
  }
  return bySource.size > 0 ? [...bySource.values()] : undefined
}

function previewed({ pictures = {} }: TextToDraw, drawn: Found, pass: string): PreviewedText {
  if ('nodes' in drawn) {
    const { nodes, formulas } = drawn
    const hashes = [...new Set(picturesIn({ nodes }))]
    if (hashes.length === 0) return { nodes, formulas }
    const shown = hashes.map((hash) => ({ hash, bytes: pictures[hash]?.bytes ?? 0 }))
    return { nodes, formulas, pass, pictures: shown }
  }
  const withMessage = (problem: TextProblem) => ({ ...problem, message: inEnglish(problem) })
  return { problems: drawn.problems.map(withMessage) }
}
