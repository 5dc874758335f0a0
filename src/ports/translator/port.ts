/** Turns texts into another language. Whoever calls it keeps the original beside what comes back. */
export interface Translator {
  /** Languages as ISO 639-1 codes. Throws when it cannot be reached or answers something else. */
  translate(text: string, from: string, to: string, signal: AbortSignal): Promise<string>
}
