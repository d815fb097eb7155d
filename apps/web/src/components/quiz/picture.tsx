import type { DrawnText, RichProperties } from '@quizly/domain'
import { useEffect, useState } from 'react'
import { keepPicture, tidyLater } from './kept-pictures.ts'

const addressOf = (pass: string, hash: string) => `/media/${encodeURIComponent(pass)}/${hash}.webp`

/** Its size is known before it comes, so nothing moves. One that does not come is read as what it shows. */
export function Picture({ pass, properties }: { pass: string | undefined; properties: RichProperties }) {
  const { image } = properties
  const isKnown = pass !== undefined && typeof image === 'string' && /^[\da-f]{64}$/.test(image)
  const address = isKnown ? addressOf(pass, image) : undefined
  const [lost, setLost] = useState<string>()
  useEffect(() => {
    if (address) keepPicture(address)
    return tidyLater
  }, [address])
  useEffect(() => {
    const tryAgain = () => setLost(undefined)
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  const alt = textOf(properties['alt'])
  const [width, height] = [textOf(properties['width']), textOf(properties['height'])]
  if (address === undefined || lost === address) {
    const size = { inlineSize: `${width}px`, aspectRatio: `${width} / ${height}` }
    return (
      <span
        className="pic pic--lost"
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
        style={size}
      >
        {alt}
      </span>
    )
  }
  return (
    <img
      className="pic"
      alt={alt}
      src={address}
      {...(width && { width })}
      {...(height && { height })}
      decoding="async"
      onError={() => setLost(address)}
    />
  )
}

const textOf = (property: RichProperties[string] | undefined) =>
  typeof property === 'string' ? property : ''

/** Keeps pictures that are not shown yet, so that they are there without a network. */
export function keepPictures(
  questions: readonly { drawn?: DrawnText[] | undefined; drawnFeedback?: DrawnText[] | undefined }[],
): void {
  const texts = questions.flatMap(({ drawn = [], drawnFeedback = [] }) => [...drawn, ...drawnFeedback])
  for (const { nodes, pass } of texts) {
    if (pass === undefined) continue
    for (const [, hash = ''] of nodes.matchAll(/"image":"([\da-f]{64})"/g)) keepPicture(addressOf(pass, hash))
  }
}
