/** Where a shop has the picture of an item at a place in its list, the first at 0. */
export function picturePath(itemId: string, at: number): string {
  return at === 0 ? `/img/${itemId}.jpg` : `/img/${at + 1}/${itemId}.jpg`
}

/** What a path asks for; null when it is none of a picture's. */
export function pictureAt(path: string): { readonly itemId: string; readonly at: number } | null {
  const [, place, itemId] = /^\/img\/(?:([2-9])\/)?([A-Za-z0-9._-]+)\.jpg$/.exec(path) ?? []
  return itemId === undefined ? null : { itemId, at: Number(place ?? 1) - 1 }
}

/** Where a shop's host has the pictures that buyers took of an item at home, the first at 0. */
export function homePicturePath(itemId: string, at: number): string {
  return `/em-casa/${at + 1}/${itemId}.jpg`
}

/** What such a path asks for; null when it is none. */
export function homePictureAt(path: string): { readonly itemId: string; readonly at: number } | null {
  const [, place, itemId] = /^\/em-casa\/([1-9])\/([A-Za-z0-9._-]+)\.jpg$/.exec(path) ?? []
  return itemId === undefined ? null : { itemId, at: Number(place) - 1 }
}
