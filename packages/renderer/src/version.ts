/** Raised whenever any text is rendered otherwise than before: what an older one has rendered and stored is then rendered again. */
export const rendererVersion = 3
