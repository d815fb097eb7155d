/** The letter of an option by its position: 0 is A. */
export function optionLetter(position: number): string {
  return String.fromCharCode(65 + position)
}
