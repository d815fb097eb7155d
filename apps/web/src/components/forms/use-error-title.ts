import { everywhere as commonWords } from '@quizly/words/student.ts'
import { useEffect } from 'react'
import { useLanguage } from '../../lib/words/language.ts'

/** While there are problems, the document's title says so. */
export function useErrorTitle(problems: readonly unknown[]): void {
  const language = useLanguage()
  useEffect(() => {
    if (problems.length === 0) return
    const title = document.title
    document.title = commonWords.errorTitle(title)
    return () => {
      document.title = title
    }
  }, [problems, language])
}
