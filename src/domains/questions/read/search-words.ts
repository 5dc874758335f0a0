const MOST_WORDS = 10

/** Whether the texts hold all words, without regard to case and accents. */
export function matches(words: string, texts: readonly string[]): boolean {
  const text = folded(texts.join(' '))
  return folded(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .every((word) => text.includes(word))
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
