import { createContext } from 'react'

/** Where in its question, or alone, a text stands. */
type Form = { isLine: boolean }

/** What the fields of texts that are formatted together have in common. */
export type Texts = {
  /** Of the block in which they are. */
  key: string
  language: string
  isFormatted: boolean
  isReadOnly?: boolean
  /** The texts, plain ones, are to be formatted ones that look as before. */
  toFormatted: (asMarkdown: (text: string, form: Form) => string) => void
  /** The texts are to be plain ones, if nothing in any of them is formatted. */
  toPlain: (asPlain: (text: string, form: Form) => string | undefined) => void
}

export const TextsContext = createContext<Texts>({
  key: '',
  language: '',
  isFormatted: false,
  toFormatted: () => undefined,
  toPlain: () => undefined,
})
