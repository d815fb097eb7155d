// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewDock, ReviewStatus } from './review-screen.tsx'

const problem = (row: number, column: string) => ({ row, column, code: 'cell-error' })

test.each([
  ['while the rows are read', false, [], 'Checking the rows…', 'Checking the rows…'],
  ['when all is well', true, [], 'All rows can be saved.', '12 × Single Correct, 5 × Write Answer'],
  [
    'when rows need fixing',
    true,
    [problem(2, 'Question'), problem(2, 'Type'), problem(5, 'Type')],
    '2 rows need fixing before you can save.',
    '2 rows need fixing before you can save.',
  ],
])('%s, the status and the dock say so', (_, isRead, problems, spoken, shown) => {
  const status = renderToStaticMarkup(<ReviewStatus {...{ isRead, problems }} headerRow={1} />)
  const dock = renderToStaticMarkup(
    <ReviewDock
      headerRow={1}
      {...{ isRead, problems }}
      closing="12 × Single Correct, 5 × Write Answer"
      busy={false}
      warnings={[]}
      onNext={() => {}}
      onSaveDraft={() => {}}
    />,
  )
  expect(status).toContain(`role="status">${spoken}<`)
  expect(dock).toContain(`>${shown}<`)
})
