import { generateSecretCode, saveWithFreeCode } from '@quizly/domain'
import { AppError } from '../../app-error.ts'
import type { Random } from '../../random.ts'

export async function saveWithGeneratedCode<T>(
  random: Random,
  save: (secretCode: string) => Promise<T>,
): Promise<T> {
  const generate = () => generateSecretCode(random.bytes)
  try {
    return await saveWithFreeCode(generate(), save, { generate, isTaken })
  } catch (error) {
    throw isTaken(error) ? new Error('Every secret code that was drawn is taken', { cause: error }) : error
  }
}

const isTaken = (error: unknown) => error instanceof AppError && error.code === 'code-taken'
