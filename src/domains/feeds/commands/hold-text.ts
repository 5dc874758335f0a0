import type { OfferChange, SnapshotChanges } from '#domains/offers/contract.ts'

const SHOWN = 10

/** What publishing a held snapshot would change, for a person at a terminal who has to decide: counts and the first of each kind. */
export function holdText({ missing, created, prices }: SnapshotChanges): string[] {
  return [
    ...kindText(
      `${missing.count} offers would go`,
      missing,
      ({ itemId, title, fromCents }) => `${itemId}  ${title}  ${euros(fromCents)}`,
    ),
    ...kindText(
      `${created.count} would come`,
      created,
      ({ itemId, title, toCents }) => `${itemId}  ${title}  ${euros(toCents)}`,
    ),
    ...kindText(
      `${prices.count} prices would change, the largest moves first`,
      prices,
      ({ itemId, title, fromCents, toCents }) => `${itemId}  ${title}  ${euros(fromCents)} → ${euros(toCents)}`,
    ),
  ]
}

function kindText(
  heading: string,
  { count, examples }: SnapshotChanges['missing'],
  lineOf: (change: OfferChange) => string,
): string[] {
  const shown = examples.slice(0, SHOWN)
  return [
    `  ${heading}`,
    ...shown.map((change) => `    ${lineOf(change)}`),
    ...(count > shown.length ? [`    … ${count - shown.length} more`] : []),
  ]
}

function euros(cents: number | null): string {
  return cents === null ? '–' : `${(cents / 100).toFixed(2)} EUR`
}
