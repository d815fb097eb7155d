import type { WantedSettings } from './wanted-settings.ts'

/** What saving would change in the order of questions and options. */
export function describeOrder(before: WantedSettings, wanted: WantedSettings): string[] {
  return [
    ...ofThings('questions', before.shuffleQuestions, wanted.shuffleQuestions),
    ...ofThings('options', before.shuffleOptions, wanted.shuffleOptions),
  ]
}

function ofThings(things: string, was = false, is = false): string[] {
  if (was === is) return []
  return [
    is
      ? `Whoever starts from now on has the ${things} in an order of their own.`
      : `Whoever starts from now on has the ${things} in your order.`,
  ]
}
