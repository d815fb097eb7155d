import { importing as importingWords } from '@quizly/words/formats.ts'
import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Button } from '../../../components/forms/button.tsx'
import type { QuestionDraft } from '../../../question-types/parts.ts'
import { QuestionBlock } from '../question/question-block.tsx'
import { useQuestionEditor } from '../question/use-question-editor.ts'
import { checkQuestions, type FoundProblem, openProblems } from '../saving/found-problems.ts'

/** One question of a file in the editor, as it was found or as it was left. What is wrong with it is shown at once. */
export function CorrectQuestion({
  number,
  first,
  language,
  onChange,
  onDone,
  onCancel,
}: {
  number: number
  first: QuestionDraft
  language: string
  onChange: (draft: QuestionDraft) => void
  onDone: (corrected: QuestionDraft) => void
  onCancel: () => void
}) {
  const [opened] = useState(() => [first])
  const { questions, actions, announcement } = useQuestionEditor(opened, language)
  const [question = first] = questions
  const [found, setFound] = useState<readonly FoundProblem[]>(() => checkQuestions(opened))
  const problems = useMemo(() => openProblems(found, questions), [found, questions])
  // Before the page is gone, if it is being left.
  useLayoutEffect(() => onChange(question), [question, onChange])
  const { key } = first
  useEffect(() => document.getElementById(key)?.focus(), [key])
  function done() {
    const open = checkQuestions(questions)
    setFound(open)
    const [wrong] = open
    if (wrong) document.getElementById(wrong.path)?.focus()
    else onDone(question)
  }
  return (
    <div className="imported__editor">
      <QuestionBlock
        isAlone
        question={question}
        stored={undefined}
        language={language}
        index={number - 1}
        isLast
        problems={problems}
        actions={actions}
      />
      <p className="vh" role="status">
        {announcement}
      </p>
      <div className="row">
        <Button onClick={done}>{importingWords.done(number)}</Button>
        <Button look="secondary" onClick={onCancel}>
          {importingWords.cancelEdit(number)}
        </Button>
      </div>
    </div>
  )
}
