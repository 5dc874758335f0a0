/** A short line as patterns of words have it: no accents, lower case, single spaces, at most 200 characters. */
export function foldedLine(text: string): string {
  return text
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** A word as tables of words have it: folded, without schema.org's address, '_' for spaces and hyphens. */
export function wordKey(text: string): string {
  return foldedLine(text.replace(/^\s*(?:https?:\/\/)?(?:www\.)?schema\.org\//i, ''))
    .slice(0, 100)
    .replace(/[ _-]+/g, '_')
}
