export const title = 'Page not found'
export const hint =
  'None of the above. If you typed the address, check it; if you followed a link, it may be out of date.'
export const goHome = 'Go to Home'
export const enterCode = 'Enter a quiz code'
