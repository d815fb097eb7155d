/** Raised whenever any text is drawn otherwise than before: what an older one has drawn and stored is then drawn again. */
export const rendererVersion = 3
