const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u

/** The direction of a text by its first letter, as browsers find it for `dir="auto"`. */
export function textDirection(text: string): 'ltr' | 'rtl' {
  const [letter = ''] = /\p{L}/u.exec(text) ?? []
  return rightToLeft.test(letter) ? 'rtl' : 'ltr'
}
