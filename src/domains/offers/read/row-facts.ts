import type { Eshop } from '#domains/eshops/contract.ts'

/** Facts of a row of offers.variant that its card and its page read alike. */
export function installmentOf(row: {
  readonly installment_months: number | null
  readonly installment_cents: number | null
}): { readonly months: number; readonly cents: number } | null {
  return row.installment_months === null || row.installment_cents === null
    ? null
    : { months: row.installment_months, cents: row.installment_cents }
}

/** What a page says of the shop beside its offer. */
export function eshopFacts(eshop: Eshop) {
  return {
    id: eshop.id,
    name: eshop.name,
    slug: eshop.slug,
    logo: eshop.logo,
    paid: eshop.paid,
    domain: eshop.domains[0] ?? null,
    coolingOffDays: eshop.coolingOffDays,
    returnPolicy: eshop.returnPolicy,
    assemblyPolicy: eshop.assemblyPolicy,
    collectionPolicy: eshop.collectionPolicy,
  }
}
