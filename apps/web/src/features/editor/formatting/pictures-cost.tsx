import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { picturesNamedIn } from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import './formatting.css'
import { waitOfClass } from './wait-of-class.ts'
import { usePictureSizes } from '../../rich-text/picture-sizes.ts'

/** A class waits so long without noticing, because nobody has read the first question by then. */
const quickSeconds = 5

/** What the pictures of a quiz cost a class, once their sizes are known. */
export function PicturesCost({ questions }: { questions: readonly QuestionDraft[] }) {
  const sizes = usePictureSizes()
  const texts = questions.filter(({ format }) => format).flatMap((question) => textsOf(question))
  const hashes = new Set(texts.flatMap(picturesNamedIn))
  const bytes = [...hashes].reduce((sum, hash) => sum + (sizes.get(hash) ?? 0), 0)
  if (bytes === 0) return null
  const { megabytes, seconds } = waitOfClass(bytes)
  return (
    <p className="hint fmt__cost">
      {seconds <= quickSeconds
        ? formattingWords.picturesQuick(megabytes)
        : formattingWords.picturesSlow(megabytes, seconds)}
    </p>
  )
}

const textsOf = (question: QuestionDraft) => [
  question.text,
  ...question.options,
  ...(editorParts[question.type].furtherTexts?.(question) ?? []).map(({ text }) => text),
]
