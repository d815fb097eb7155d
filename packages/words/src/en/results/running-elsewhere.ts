// On other pages, while a quiz runs.
export const label = 'Quiz under way'
/** `time` is like 12:34. */
export const left = <Node>(time: Node) => [time, ' left']
