import { parentPort, workerData } from 'node:worker_threads'
import { saveSpreadsheetQuiz } from '@quizly/contract'
import { AppError } from '../../app-error.ts'
import { readSheetBody } from './body.service.ts'
import type { ThreadReply } from './reader.service.ts'

function read(): ThreadReply {
  try {
    return { body: readSheetBody(saveSpreadsheetQuiz, workerData as Uint8Array) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { code, why, details } = error
    return { failure: { code, why, details } }
  }
}

parentPort?.postMessage(read())
