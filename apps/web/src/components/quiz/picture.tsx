import type { DrawnText, RichProperties } from '@quizly/domain'
import { useEffect } from 'react'
import { keepPicture, tidyLater } from './kept-pictures.ts'

const addressOf = (pass: string, hash: string) => `/media/${encodeURIComponent(pass)}/${hash}.webp`

/** Its size is known before it comes, so nothing moves. */
export function Picture({
  pass,
  properties: { image, alt, width, height },
}: {
  pass: string | undefined
  properties: RichProperties
}) {
  const isKnown = pass !== undefined && typeof image === 'string' && /^[\da-f]{64}$/.test(image)
  const address = isKnown ? addressOf(pass, image) : undefined
  useEffect(() => {
    if (address) keepPicture(address)
    return tidyLater
  }, [address])
  return (
    <img
      className="pic"
      alt={typeof alt === 'string' ? alt : ''}
      src={address}
      {...(typeof width === 'string' && { width })}
      {...(typeof height === 'string' && { height })}
      decoding="async"
    />
  )
}

/** Keeps pictures that are not shown yet, so that they are there without a network. */
export function keepPictures(questions: readonly { drawn?: DrawnText[] | undefined }[]): void {
  for (const { nodes, pass } of questions.flatMap(({ drawn = [] }) => drawn)) {
    if (pass === undefined) continue
    for (const [, hash = ''] of nodes.matchAll(/"image":"([\da-f]{64})"/g)) keepPicture(addressOf(pass, hash))
  }
}
