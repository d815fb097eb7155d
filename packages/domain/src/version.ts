/** Whether one version of Quizly is older than the other. Those that differ in the last number store the same. */
export function isOlderVersion(one: string, other: string): boolean {
  const [major, minor] = numbersOf(one)
  const [otherMajor, otherMinor] = numbersOf(other)
  return major < otherMajor || (major === otherMajor && minor < otherMinor)
}

/** As people say it: 2.3 for 2.3.0. */
export const shownVersion = (version: string): string => version.replace(/^(\d+\.\d+)\.0$/, '$1')

const numbersOf = (version: string): [major: number, minor: number] => {
  const [major = 0, minor = 0] = version.split('.').map((part) => Number.parseInt(part, 10))
  return [major, minor]
}
