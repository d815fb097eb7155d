/** Of pictures, see `producedProblems`. */
export const producedPictureProblems = {
  'picture-unreadable': {
    message: 'This file is not a picture that Quizly can read. Use PNG, JPEG, WebP, GIF or AVIF.',
  },
  'picture-too-many-pixels': {
    params: { megapixels: 200, most: 50 },
    message: 'This picture has 200 megapixels; at most 50 are possible.',
  },
  'picture-too-slow': { message: 'This picture takes too long to read. Make it smaller.' },
  'picture-missing': { message: 'This picture is no longer there. Insert it again.' },
  'picture-needs-description': {
    message: 'An answer or feedback that is only a picture needs a description of it.',
  },
}
