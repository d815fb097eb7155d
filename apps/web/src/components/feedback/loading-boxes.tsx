import { Skeleton } from './page-state.tsx'

const rows = [1, 2, 3, 4, 5]

export function TableBoxes() {
  return (
    <>
      <Skeleton width="30%" />
      <Skeleton width="100%" height="2.75rem" />
      {rows.map((row) => (
        <Skeleton key={row} width="100%" height="3.25rem" />
      ))}
    </>
  )
}

export function QuestionBoxes() {
  return (
    <>
      <Skeleton width="min(100%, 45rem)" height="30rem" />
      <Skeleton width="min(100%, 45rem)" height="30rem" />
    </>
  )
}

export function CodeBoxes() {
  return (
    <>
      <Skeleton width="40%" />
      <Skeleton width="min(100%, 32rem)" height="8rem" />
      <Skeleton width="60%" />
      <Skeleton width="12rem" height="12rem" />
    </>
  )
}
