const wide = /[\u0100-\uffff]/

/** Whether a sign of the text is beyond Latin-1. */
export function isWide(text: string): boolean {
  return wide.test(text)
}

/**
 * A copy for what is kept. V8 cuts a text of 13 signs or more without copying: the piece looks into the whole, which is alive for as long
 * as the piece is, so that a name kept of a feed keeps the 32 KiB that were read with it.
 */
export function owned(text: string): string {
  const encoding = isWide(text) ? 'utf16le' : 'latin1'
  return Buffer.from(text, encoding).toString(encoding)
}
