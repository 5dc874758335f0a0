/**
 * One value of a vocabulary. `id` is stable for ever and never reused; where the vocabulary becomes a bit mask it is
 * below 32. `words` are what feeds and people write for it, in any case and with or without accents: pt-PT, pt-BR,
 * then English, Spanish, French, German where they differ. A word may be a phrase; plurals and feminines are derived.
 */
export type Choice = {
  readonly id: number
  readonly slug: string
  readonly label: string
  readonly words: readonly string[]
}
