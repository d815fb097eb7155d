import { Fragment } from 'react'

/** Several texts on one line, each in the direction of its own script. */
export function Texts({ of, language }: { of: readonly string[]; language: string | undefined }) {
  return (
    <span lang={language}>
      {of.map((text, i) => (
        <Fragment key={text}>
          {i > 0 && ', '}
          <bdi>{text}</bdi>
        </Fragment>
      ))}
    </span>
  )
}
