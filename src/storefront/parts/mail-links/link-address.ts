import { refusal } from '#platform/errors/refusal.ts'

/** A form behind a mail's link: a provider's one click brings two words, a browser none. */
export const LINK_FORM_BYTES = 4_096

/** What no mail of ours has ever had; what one might have had is shown alike, whether it is good or not. `kinds`: first letters of its links. */
export function linkAddress(kinds: string, hash: string, path: (hash: string) => string) {
  return kinds.includes(hash[0] ?? ' ') && HASH.test(hash)
    ? { canonical: path(hash), hash }
    : refusal('not_found', 'there is no such link')
}

const HASH = /^[a-z][0-9a-z]{1,11}-[\w-]{22}$/
