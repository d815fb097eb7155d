import { parentPort, workerData } from 'node:worker_threads'
import { formats, type Loss, packParts } from '@quizly/formats'
import { csvMark, csvRow, csvStyle } from '@quizly/spreadsheets'
import type { LanguageTag } from '@quizly/words'
import { lossColumns, lossKind, lossSentence } from '@quizly/words/losses.ts'
import type { WritingRequest, WrittenQuiz } from './format-writer.service.ts'

const language = workerData as LanguageTag

function write({ format: name, title, items, pictures }: WritingRequest): WrittenQuiz {
  const format = formats.find((each) => each.name === name)
  if (!format?.write) throw new Error(`Nothing is written as ${name}`)
  const { parts, losses } = format.write(items, {
    title,
    pictures: new Map(pictures.map((each) => [each.hash, each])),
  })
  const [extension = ''] = format.extensions
  const isEmpty = losses.length > 0 && losses.every((each) => each.some(({ kind }) => kind === 'refused'))
  const [only, ...others] = parts
  const bytes = only && others.length === 0 ? only.bytes : packParts(parts)
  return {
    extension,
    ...(!isEmpty && { bytes }),
    ...(losses.some((each) => each.length > 0) && { losses: tableOf(losses) }),
  }
}

function tableOf(losses: readonly (readonly Loss[])[]): string {
  const style = csvStyle(language)
  const rows = losses.flatMap((each, index) =>
    each.map((loss) =>
      csvRow([index + 1, lossKind(language, loss), lossSentence(language, loss), loss.instead ?? ''], style),
    ),
  )
  return [csvMark, csvRow(lossColumns(language), style), ...rows].join('')
}

parentPort?.on('message', (request: WritingRequest) => parentPort?.postMessage(write(request)))
