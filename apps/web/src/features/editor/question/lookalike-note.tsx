import { formatting as formattingWords } from '@quizly/words/authoring.ts'
import { lookalikesOf } from '@quizly/domain'
import { useDeferredValue, useMemo } from 'react'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Button } from '../../../components/forms/button.tsx'
import type { EditorProps } from '../../../question-types/parts.ts'
import { convertDraft, textsOfDraft } from './convert-draft.ts'

/** What other programs write and a plain text shows sign by sign; nothing where there is none of it. */
export function LookalikeNote({ question, actions }: Pick<EditorProps, 'question' | 'actions'>) {
  // Typing does not wait for it.
  const looked = useDeferredValue(question)
  const { formulas, characters } = useMemo(() => lookalikesOf(textsOfDraft(looked)), [looked])
  if (formulas.length === 0 && characters.length === 0) return null
  const shown = (found: readonly string[]) => (
    <bdi key="found" dir="ltr">
      {found.join(' ')}
    </bdi>
  )
  return (
    <Notice kind="info">
      {formulas.length > 0 && <p>{formattingWords.looksLikeFormulas(shown(formulas))}</p>}
      {characters.length > 0 && <p>{formattingWords.looksLikeCharacters(shown(characters))}</p>}
      {formulas.length > 0 && <p className="hint">{formattingWords.convertHint}</p>}
      <p>
        <Button look="secondary" size="sm" onClick={() => actions.edit(question.key, convertDraft)}>
          {formattingWords.convert}
        </Button>
      </p>
    </Notice>
  )
}
