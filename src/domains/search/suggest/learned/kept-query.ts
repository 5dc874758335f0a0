/** Longer ones are sentences of one person. */
export const MOST_KEPT_CHARS = 60

/** An address, a mail address, or a number long enough to be a telephone's, a tax payer's or an order's. */
const PERSONAL = /[@<>{}[\]\\|]|:\/\/|www\.|(?:\d[\s.-]?){6}/i
const CONTROL = /\p{C}/u

/** A search as it may be offered to others, in small letters; null: it may not, for it can name somebody or is no words. */
export function keptQuery(q: string): string | null {
  const query = q.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLocaleLowerCase('pt-PT')
  if (query.length < 3 || query.length > MOST_KEPT_CHARS || CONTROL.test(query) || PERSONAL.test(query)) return null
  return /\p{L}{2}/u.test(query) ? query : null
}
