import { essay as essayWords } from '@quizly/words/results.ts'
import { countWords } from '@quizly/domain'
import type { EssayTask } from '@quizly/domain/questions/essay/essay-task.ts'

export const longestText = 20_000

type Length = { said: string; isOver: boolean }

/** How long a text is, of how much it may be. Characters are told where they are limited, or when few are left. */
export function lengthOf(text: string, most: EssayTask['most'], language = 'en'): Length {
  const longest = most?.kind === 'characters' ? most.count : longestText
  if (most?.kind === 'characters')
    return { said: essayWords.charactersOf(text.length, longest), isOver: false }
  const words = countWords(text, language)
  const said = most ? essayWords.wordsOf(words, most.count) : essayWords.wordCount(words)
  const isNearEnd = text.length > longest - 1_000
  return {
    said: isNearEnd ? essayWords.charactersOf(text.length, longest) : said,
    isOver: most !== undefined && words > most.count,
  }
}
