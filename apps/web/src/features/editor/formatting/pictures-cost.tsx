import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { picturesNamedIn } from '@quizly/domain'
import { editorParts } from '../../../question-types/editor-parts.ts'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import './formatting.css'
import { lineMbit, studentsOfClass, waitOfClass } from './picture-markup.ts'
import { usePictureSizes } from './picture-sizes.ts'

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
      {formattingWords.picturesCost({ megabytes, students: studentsOfClass, mbit: lineMbit, seconds })}
    </p>
  )
}

const textsOf = (question: QuestionDraft) => [
  question.text,
  ...question.options,
  ...(editorParts[question.type].furtherTexts?.(question) ?? []).map(({ text }) => text),
]
