import { isAwaitedPath } from '#domains/images/rules/awaited-path.ts'
import type { WireImage } from '../../site.ts'

/** Marks a picture that may not be here yet: the page's script asks for it again while it is looked at (client/awaited-pictures.ts). */
export function awaitedMark({ id }: Pick<WireImage, 'id'>): { readonly 'data-awaited'?: '' } {
  return isAwaitedPath(id) ? { 'data-awaited': '' } : {}
}
