import { Page } from '../../components/page.tsx'

export function DetailsScreen() {
  return (
    <Page title="DetailsScreen">
      <h1>DetailsScreen</h1>
    </Page>
  )
}
