export const skip = 'Skip to main content'
