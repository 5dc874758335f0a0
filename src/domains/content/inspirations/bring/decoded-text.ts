/** UTF-8, or what spreadsheets in Portugal write (Windows-1252); the mark at the beginning falls away. */
export function decodedText(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
