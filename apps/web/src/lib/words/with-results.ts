/** A part that is loaded later on a student's way, with its words. */
export async function withResultWords<Part>(loading: Promise<Part>): Promise<Part> {
  const [part, { loadResultWords }] = await Promise.all([loading, import('./result-words.ts')])
  await loadResultWords()
  return part
}
