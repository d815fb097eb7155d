import { useState } from 'react'

type Asked<Subject, Answer> = { subject: Subject; answer: (answer: Answer) => void }

/** Asks a question during an action: `ask` resolves with the answer, `asked` is what to show. */
export function useConfirmation<Subject, Answer = boolean>() {
  const [asked, setAsked] = useState<Asked<Subject, Answer> | null>(null)
  const ask = (subject: Subject) =>
    new Promise<Answer>((resolve) => {
      const answer = (given: Answer) => {
        setAsked(null)
        resolve(given)
      }
      setAsked({ subject, answer })
    })
  return { ask, asked }
}
