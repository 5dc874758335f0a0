const wide = /[\u0100-\uffff]/

/** A character beyond Latin-1. */
export function isWide(text: string): boolean {
  return wide.test(text)
}

/**
 * Copies a text that is to be kept. V8 cuts a text of 13 characters or more without copying it: the piece points into
 * the whole, and the whole lives as long as the piece. A name kept of a feed would keep the 32 KiB that were read with
 * it.
 */
export function owned(text: string): string {
  const encoding = isWide(text) ? 'utf16le' : 'latin1'
  return Buffer.from(text, encoding).toString(encoding)
}
