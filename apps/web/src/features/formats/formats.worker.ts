import {
  type FeatureName,
  featureNames,
  type Format,
  type FormatName,
  formats,
  type Holds,
  type FileFault,
  type Loss,
  packParts,
  type Picture,
  readFile,
  readFormats,
  type ReadQuestions,
  type WrittenItem,
} from '@quizly/formats'

export type FormatRequest =
  | { task: 'read'; file: Blob; name: string; as?: FormatName | undefined }
  | {
      task: 'compose'
      as: FormatName
      title: string
      items: readonly WrittenItem[]
      pictures: readonly Picture[]
    }
  | { task: 'list' }

/** `losses`: of each question. */
export type WrittenQuestions = { bytes: Uint8Array<ArrayBuffer>; losses: readonly (readonly Loss[])[] }
export type ListedFormat = {
  name: FormatName
  extension: string
  isRead: boolean
  isWritten: boolean
  holds: Holds
}

/** `gone`: the file cannot be read any more. */
export type FormatReplies = {
  read: ReadQuestions | FileFault | 'gone'
  compose: WrittenQuestions
  /** `features`: in the order in which they are shown. */
  list: { formats: ListedFormat[]; features: readonly FeatureName[] }
}

self.addEventListener('message', ({ data }: MessageEvent<FormatRequest>) => {
  void answer(data).then((reply) => self.postMessage(reply))
})

async function answer(request: FormatRequest): Promise<FormatReplies[FormatRequest['task']]> {
  switch (request.task) {
    case 'read':
      return read(request)
    case 'compose':
      return compose(request)
    case 'list':
      return { formats: formats.map(listed), features: featureNames }
  }
}

const listed = ({ name, extensions: [extension = ''], holds, write: writer }: Format): ListedFormat => ({
  name,
  extension,
  isRead: readFormats.some((each) => each.name === name),
  isWritten: writer !== undefined,
  holds,
})

async function read({ file, name, as }: FormatRequest & { task: 'read' }): Promise<FormatReplies['read']> {
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
  if (!bytes) return 'gone'
  return readFile({ path: name, bytes }, as)
}

function compose({ as, items, title, pictures }: FormatRequest & { task: 'compose' }): WrittenQuestions {
  const format = formats.find(({ name }) => name === as)
  if (!format?.write) throw new Error(`Nothing is written as ${as}`)
  const context = { title, pictures: new Map(pictures.map((each) => [each.hash, each])) }
  const { parts, losses } = format.write(items, context)
  const [only, ...others] = parts
  const bytes = only && others.length === 0 ? only.bytes : packParts(parts)
  return { bytes: new Uint8Array(bytes), losses }
}
