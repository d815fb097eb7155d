// Beside the correct answer of a result.
export const title = 'Explanation'
