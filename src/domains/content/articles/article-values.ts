import { z } from 'zod'
import { withoutUnreadable } from '#platform/readable-text.ts'

/** One line of words, which may still be empty. */
export function line(max: number) {
  return readable(max).regex(/^[^\n]*$/, 'is more than one line')
}

/** Words in any number of lines. */
export function readable(max: number) {
  return z
    .string()
    .trim()
    .max(max)
    .refine((text) => withoutUnreadable(text) === text, 'holds a character that nobody can see')
}

/** In a file: another file, beside it; in the table: what the images know it by (ADR 0066). '': not chosen yet. */
export const picture = z
  .string()
  .max(300)
  .regex(/^[^\s"<>\\:]*$/, 'the name of a picture')

export const pictureWithAlt = z.strictObject({ picture, alt: line(300), caption: line(300).default('') })

/** A listing of this site by its path, as a visitor sees it: `/produtos/sofas?dimensao=largura:-200`. */
export const listingPath = z
  .string()
  .max(1000)
  .regex(/^\/(?![/\\])[^\s"<>\\#]*$/, 'the path of a listing of this site, which begins with "/"')
