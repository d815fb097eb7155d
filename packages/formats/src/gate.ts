import type { Part } from './item.ts'
import type { Loss, LossCode } from './loss.ts'
import { isPackage, unpackParts } from './zip.ts'

/** The most that a text file can have, in bytes. XML may have pictures in it. */
export const largestText = 10 * 2 ** 20
const largestXml = 50 * 2 ** 20
const isXml = /^(?:\xef\xbb\xbf)?\s*<(?:\?xml|quiz)\b/

/** How files begin that hold no questions, each with what it is taken for. */
const beginnings: [LossCode, RegExp][] = [
  ['file-is-pdf', /^%PDF-/],
  [
    'file-is-picture',
    /^(?:\x89PNG|GIF8|\xff\xd8\xff|BM.{4}\0{4}|RIFF.{4}WEBP|II\*\0|MM\0\*|.{4}ftyp(?:avif|heic|mif1))/s,
  ],
  ['file-is-media', /^(?:ID3|OggS|fLaC|RIFF|.E\xdf\xa3|\xff[\xfb\xf3\xf2]|.{4}ftyp)/s],
  ['file-is-document', /^(?:\xd0\xcf.\xe0\xa1\xb1.\xe1|\{\\rtf)/s],
  ['file-is-archive', /^(?:.\x8b.|7z\xbc\xaf|Rar!|BZh|\xfd7zXZ)/s],
  ['file-is-program', /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|#!)/],
  ['file-is-page', /^(?:\xef\xbb\xbf)?\s*(?:<!doctype html|<html[\s>])/i],
]

/** A part of packages of other programs, by which they are told. */
const officeParts: [LossCode, RegExp][] = [
  ['file-is-sheet', /^xl\/workbook\.|^Index\/Tables\//],
  ['file-is-document', /^word\/document|^ppt\/presentation|^Index\/Document/],
]
const openDocument = /^application\/vnd\.oasis\.opendocument\.(spreadsheet)?/

const refused = (what: LossCode, params?: Loss['params']): { fault: Loss } => ({
  fault: { kind: 'refused', what, ...(params && { params }) },
})

/**
 * What a file consists of, known before anything in it is read: itself if it is a text, the files of a package. `fault` says why
 * it is not read. Never throws.
 */
export function openFile({ path, bytes }: Part): { parts: Part[]; losses: Loss[] } | { fault: Loss } {
  if (bytes.length === 0) return refused('file-empty')
  if (isPackage(bytes)) return openPackage(bytes)
  const head = String.fromCharCode(...bytes.subarray(0, 1_024))
  const known = beginnings.find(([, sign]) => sign.test(head))
  if (known) return refused(known[0])
  const isWide = /^(?:\xff\xfe|\xfe\xff)/.test(head)
  if (!isWide && head.includes('\0')) return refused('file-unknown')
  const most = isXml.test(head) ? largestXml : largestText
  if (bytes.length > most) return refused('file-too-large', { most, size: bytes.length })
  return isWide || !isBlank(bytes) ? { parts: [{ path, bytes }], losses: [] } : refused('file-empty')
}

function openPackage(bytes: Uint8Array): ReturnType<typeof openFile> {
  const { parts, losses } = unpackParts(bytes)
  const fault = losses.find(({ kind }) => kind === 'refused')
  if (fault) return { fault }
  if (parts.length === 0) return { fault: losses[0] ?? refused('file-empty').fault }
  const type = parts.find(({ path }) => path === 'mimetype')
  const [, sheet] = openDocument.exec(String.fromCharCode(...(type?.bytes.subarray(0, 60) ?? []))) ?? []
  if (sheet) return refused('file-is-sheet')
  const office = officeParts.find(([, sign]) => parts.some(({ path }) => sign.test(path)))
  return office ? refused(office[0]) : { parts, losses }
}

/** A blank text of any length is one that readers find nothing in. */
const isBlank = (bytes: Uint8Array) =>
  bytes.length <= 64 && /^(?:\xef\xbb\xbf)?\s*$/.test(String.fromCharCode(...bytes))
