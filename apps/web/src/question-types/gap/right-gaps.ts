/** In a file of its own, because it compares texts: only a result with gaps loads it. */
export { gapsFilledRightly } from '@quizly/domain/questions/gap/gap-key.ts'
