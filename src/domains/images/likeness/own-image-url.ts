/** The picture that an address of ours names, with the hash that stands in it; whether there is such a picture is not known yet. */
export type NamedPicture =
  | { readonly kind: 'picture' | 'source'; readonly id: number; readonly hash: string }
  | { readonly kind: 'drawing' }

const PATH =
  /^\/(?:product|tiny)\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/(?:p([1-9]\d{0,14})(?:-[a-z0-9]{3})?|s([1-9]\d{0,14})(?:c\d{1,6}-\d{1,2})?|c\d{1,6}-\d{1,2})(?:\/[A-Za-z0-9]{1,40})?$/

/**
 * Reads an address of a product's picture: our path alone, or behind one of our origins. Anything else is null: a picture is
 * never fetched because a caller names it (reliability.md, similarity).
 */
export function ownImageUrl(text: string, ownOrigins: readonly string[]): NamedPicture | null {
  const path = text.startsWith('/') ? text : pathBehind(text, ownOrigins)
  const [match, ab = '', cd = '', ef = '', pictureId, sourceId] = PATH.exec(path ?? '') ?? []
  if (match === undefined) return null
  if (pictureId !== undefined) return { kind: 'picture', id: Number(pictureId), hash: ab + cd + ef }
  return sourceId === undefined ? { kind: 'drawing' } : { kind: 'source', id: Number(sourceId), hash: ab + cd + ef }
}

function pathBehind(text: string, ownOrigins: readonly string[]): string | null {
  const origin = ownOrigins.find((each) => text.startsWith(`${each}/`))
  return origin === undefined ? null : text.slice(origin.length)
}
