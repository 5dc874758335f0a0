/**
 * An id as it is kept. Ids are compared to the letter, so only what cannot be seen goes; the reader, which knows an item by
 * its id without normalising it, must take away the same.
 */
export function plainId(id: string): string {
  if (PLAIN.test(id)) return id
  return UNSEEN.test(id) ? id.replace(ALL_UNSEEN, '').trim() : id.trim()
}

const PLAIN = /^[!-~]+$/
const UNSEEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ud800-\udfff]/u
const ALL_UNSEEN = new RegExp(UNSEEN, 'gu')

const MAX_ID_CHARS = 100

/** An id for an item that has none: its link without the host, the end of it, which tells most. */
export function idOfLink(link: string): string {
  return link
    .trim()
    .replace(/^[a-z]+:\/\/[^/?#]*\/?/i, '')
    .slice(-MAX_ID_CHARS)
}
