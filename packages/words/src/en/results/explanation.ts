// Beside the correct answer of a result.
export const title = 'Explanation'
export const notes = 'Notes'
export const noteOn = <Node>(option: Node, note: Node) => [option, ': ', note]
