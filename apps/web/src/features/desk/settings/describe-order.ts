import { untouched } from './describe-window.ts'
import type { WantedSettings } from './wanted-settings.ts'

/** What saving would change in the order of questions and options, and in the pages that they are on. */
export function describeOrder(before: WantedSettings, wanted: WantedSettings, running: number): string[] {
  return [
    ...ofThings('questions', before.shuffleQuestions, wanted.shuffleQuestions),
    ...ofThings('options', before.shuffleOptions, wanted.shuffleOptions),
    ...(before.pages === wanted.pages ? [] : [`${ofPages(wanted.pages)}${untouched(running)}`]),
  ]
}

function ofThings(things: string, was = false, is = false): string[] {
  if (was === is) return []
  return [
    is
      ? `New starters get the ${things} in their own order.`
      : `New starters get the ${things} in your order.`,
  ]
}

function ofPages(pages: WantedSettings['pages']): string {
  if (pages === undefined) return 'New starters get all questions on one page.'
  return pages === 'forward-only'
    ? 'New starters get one question a page and cannot go back.'
    : 'New starters get one question a page and can go back.'
}
