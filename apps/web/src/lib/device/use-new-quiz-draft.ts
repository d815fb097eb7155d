import { secretCodePattern } from '@quizly/domain'
import { type ChangeEvent, useRef } from 'react'
import { newSecretCode } from '../calls/free-code.ts'
import { useDraft } from './use-draft.ts'

type Draft<Name extends string> = Record<Name | 'secretCode', string>

/**
 * What was typed into a form that creates a quiz, kept on this device for its writer. The secret code is kept
 * with it: if no reply came and the form is sent again, even after a reload, it asks for the same quiz.
 */
export function useNewQuizDraft<const Name extends string>(kind: string, names: readonly Name[]) {
  const blank = () => ({ ...blankFields(names), secretCode: newSecretCode() })
  const isValid = (stored: unknown): stored is Draft<Name> => isDraft(stored, names)
  const { value, change, discard } = useDraft<Draft<Name>>(kind, blank, isValid)
  const latest = useRef(value)

  function put(part: Partial<Draft<Name>>) {
    latest.current = { ...latest.current, ...part }
    change(latest.current)
  }
  const bind = (name: Name) => ({
    id: name,
    name,
    value: value[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      put({ [name]: target.value } as Draft<Name>),
  })
  function renewCode(): string {
    const secretCode = newSecretCode()
    put({ secretCode } as Draft<Name>)
    return secretCode
  }
  return { bind, secretCode: value.secretCode, renewCode, discard }
}

function blankFields<Name extends string>(names: readonly Name[]): Record<Name, string> {
  return Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>
}

function isDraft(stored: unknown, names: readonly string[]): boolean {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}))
  const code = fields.get('secretCode')
  const hasCode = typeof code === 'string' && secretCodePattern.test(code)
  return hasCode && names.every((name) => typeof fields.get(name) === 'string')
}
