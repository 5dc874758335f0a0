/** One aspect: its two phrases, and how buyers say them (phrases as `pattern.ts` reads them). */
export interface AspectRules {
  readonly pro: string
  readonly con: string
  /** What it is called: words of praise and blame near it speak of it. Absent: those say nothing of this aspect. */
  readonly nouns?: string
  /** What says that it is spoken of at all, beside its phrases: whoever claims something of it has to name it. */
  readonly words?: string
  readonly plus: readonly string[]
  readonly minus: readonly string[]
  /** "Não abana" praises. Of other aspects a blame that is denied says nothing ("não é feio"). */
  readonly isPraisedByDenial?: boolean
}
