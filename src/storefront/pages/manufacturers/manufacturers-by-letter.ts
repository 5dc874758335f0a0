import type { Manufacturer } from '#domains/search/contract.ts'

export interface Letter {
  /** 'A' … 'Z', or '0-9' for all that begins otherwise. */
  readonly letter: string
  /** Of its part of the page. */
  readonly id: string
  readonly manufacturers: readonly Manufacturer[]
}

const OTHERS = '0-9'
const collator = new Intl.Collator('pt-PT', { numeric: true })

/** Brands under their first letter, accents folded ('Évora' under E), each letter in alphabetical order; others come last. */
export function manufacturersByLetter(manufacturers: readonly Manufacturer[]): Letter[] {
  const byLetter = Map.groupBy(
    manufacturers.toSorted((a, b) => collator.compare(a.name, b.name)),
    ({ name }) => letterOf(name),
  )
  return [...byLetter]
    .sort(([a], [b]) => Number(a === OTHERS) - Number(b === OTHERS) || collator.compare(a, b))
    .map(([letter, within]) => ({ letter, id: `letra-${letter.toLowerCase()}`, manufacturers: within }))
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase()
  return first >= 'A' && first <= 'Z' ? first : OTHERS
}
