import { secretCodePattern } from '@quizly/domain'
import { useState } from 'react'
import { newSecretCode } from '../calls/free-code.ts'
import { openDraft, useLocalDraft } from '../device/local-draft.ts'

type Fields<Name extends string> = Record<Name | 'secretCode', string>

/** The secret code is kept too: sent again after a lost reply, the form asks for the same quiz. */
export function useNewQuizFields<const Name extends string>(
  kind: string,
  names: readonly Name[],
  first: Partial<Record<Name, string>> = {},
) {
  const [draft] = useState(() => openFields(kind, names))
  const [fields, setFields] = useState(() => ({ ...blankFields(names), ...(draft.load() ?? first) }))
  const { discard } = useLocalDraft(draft, fields)

  const put = (part: object) => setFields((before) => ({ ...before, ...part }))
  const bind = (name: Name) => ({
    id: name,
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => put({ [name]: target.value }),
  })
  function renewCode(): string {
    const secretCode = newSecretCode()
    put({ secretCode })
    return secretCode
  }
  return { bind, secretCode: fields.secretCode, renewCode, discard }
}

export function fillNewQuizFields<const Name extends string>(
  kind: string,
  names: readonly Name[],
  values: Partial<Record<Name, string>>,
): void {
  const draft = openFields(kind, names)
  draft.keep({ ...blankFields(names), ...draft.load(), ...values })
}

const openFields = <Name extends string>(kind: string, names: readonly Name[]) =>
  openDraft(kind, (stored): stored is Fields<Name> => isComplete(stored, names))

function blankFields<Name extends string>(names: readonly Name[]): Fields<Name> {
  const blank = Object.fromEntries(names.map((name) => [name, '']))
  return { ...blank, secretCode: newSecretCode() } as Fields<Name>
}

function isComplete(stored: unknown, names: readonly string[]): boolean {
  const fields = new Map<string, unknown>(Object.entries(stored ?? {}))
  const code = fields.get('secretCode')
  const hasCode = typeof code === 'string' && secretCodePattern.test(code)
  // One that an earlier version has kept lacks later fields.
  return hasCode && names.every((name) => ['string', 'undefined'].includes(typeof fields.get(name)))
}
