/** What came of a picture that somebody sent, as an address of the site says it (`fotografia=`). */
export const PICTURE_OUTCOMES = {
  picture_too_heavy: 'grande',
  picture_too_large: 'grande',
  picture_too_small: 'pequena',
  picture_blank: 'vazia',
  picture_damaged: 'danificada',
  picture_not_an_image: 'nenhuma',
  picture_svg: 'svg',
  picture_format: 'formato',
  picture_too_complex: 'complexa',
} as const

export type PictureOutcome = (typeof PICTURE_OUTCOMES)[keyof typeof PICTURE_OUTCOMES]
