// All that a quiz with one question a page needs, in one file that is fetched at once.
export { PagedQuestions } from './paged-questions.tsx'
export { PagesPromise } from './pages-promise.tsx'
export { createPager } from './pager.ts'
