import { useState } from 'react'

type Asked<Subject> = { subject: Subject; answer: (isWanted: boolean) => void }

/** A question that has to be answered before things go on: `ask` resolves with the answer, `asked` is what to show. */
export function useConfirmation<Subject>() {
  const [asked, setAsked] = useState<Asked<Subject> | null>(null)
  const ask = (subject: Subject) =>
    new Promise<boolean>((resolve) => {
      const answer = (isWanted: boolean) => {
        setAsked(null)
        resolve(isWanted)
      }
      setAsked({ subject, answer })
    })
  return { ask, asked }
}
