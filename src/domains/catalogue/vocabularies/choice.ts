/**
 * One value of a vocabulary. `id` is stable for ever and never reused; where the vocabulary becomes a bit mask it is
 * below 32. `words` are what feeds and people write for it, in any case, with or without accents, singular or plural:
 * pt-PT, pt-BR, then English, Spanish, French, German where they differ. A word may be a phrase.
 * `fieldWords` are believed only in a field of the attribute's own ("Cor: café"), never in a name ("mesa de café").
 */
export type Choice = {
  readonly id: number
  readonly slug: string
  readonly label: string
  readonly words: readonly string[]
  readonly fieldWords?: readonly string[]
}
