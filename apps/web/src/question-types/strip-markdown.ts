import { stripLineMarkdown } from '@quizly/domain'
import { rich } from '../components/quiz/shown-text.ts'

/** Such as the answer to an option that is no longer there, or several on one line. What students type stays as it is. */
rich.asText = ({ format, options = [] }, source) =>
  format && options.length > 0 ? stripLineMarkdown(source, '') : undefined
