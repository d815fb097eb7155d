import { bank as bankWords, bankItem as itemWords } from '@quizly/words/authoring.ts'
import { bankLimits, isBlank, mergedTags, tagsInText } from '@quizly/domain'
import { useId, useState } from 'react'
import { Button, IconButton } from '../../components/forms/button.tsx'
import { Field } from '../../components/forms/field.tsx'
import { Icon } from '../../components/icons/icons.tsx'
import type { UsedTag } from './api.ts'

/** Tags that can be taken away and added; those in use are offered. Enter and commas add what is typed. */
export function TagsField({
  label = bankWords.tags,
  tags,
  used,
  typed,
  onType,
  onChange,
}: {
  label?: string
  tags: readonly string[]
  used: readonly UsedTag[]
  typed: string
  onType: (text: string) => void
  onChange: (tags: string[]) => void
}) {
  const id = useId()
  const [problem, setProblem] = useState<string>()
  function add() {
    const next = mergedTags([...tags, ...tagsInText(typed)])
    const found = problemOfTags(next)
    setProblem(found)
    if (found !== undefined || isBlank(typed)) return
    onChange(next)
    onType('')
  }
  function remove(tag: string) {
    onChange(tags.filter((each) => each !== tag))
    document.getElementById(`${id}-add`)?.focus()
  }
  return (
    <div role="group" aria-labelledby={`${id}-tags`}>
      <p className="label" id={`${id}-tags`}>
        {label}
      </p>
      {tags.length === 0 ? (
        <p className="muted sm">{itemWords.noTags}</p>
      ) : (
        <ul className="bank-tags">
          {tags.map((tag) => (
            <li key={tag}>
              <bdi>{tag}</bdi>
              <IconButton label={itemWords.removeTag(tag)} onClick={() => remove(tag)}>
                <Icon name="cross" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <Field id={`${id}-add`} label={itemWords.addTag} hint={itemWords.addTagHint} problem={problem}>
        {(control) => (
          <span className="bank-tags__add">
            <input
              {...control}
              className="input"
              list={`${id}-used`}
              autoComplete="off"
              maxLength={bankLimits.tags * (bankLimits.tagLength + 2)}
              value={typed}
              onChange={({ target }) => onType(target.value)}
              onKeyDown={(event) => {
                if (event.nativeEvent.isComposing || !['Enter', ','].includes(event.key) || isBlank(typed))
                  return
                event.preventDefault()
                add()
              }}
            />
            <datalist id={`${id}-used`}>
              {used
                .filter(({ tag }) => !tags.includes(tag))
                .map(({ tag }) => (
                  <option key={tag} value={tag}>
                    {tag}
                  </option>
                ))}
            </datalist>
            <Button look="secondary" onClick={add}>
              {itemWords.add}
            </Button>
          </span>
        )}
      </Field>
    </div>
  )
}

/** What is wrong with so many and so long tags. */
export function problemOfTags(tags: readonly string[]): string | undefined {
  if (tags.some((tag) => tag.length > bankLimits.tagLength)) return itemWords.tagTooLong(bankLimits.tagLength)
  return tags.length > bankLimits.tags ? itemWords.tooManyTags(bankLimits.tags) : undefined
}
