import { isEuCountry } from '#platform/europe/eu-countries.ts'
import type { BillingAccount } from './billing-account.ts'

/** How a shop's clicks are taxed; the document says it in words. */
export type VatTreatment = 'mainland' | 'madeira' | 'azores' | 'reverse_charge' | 'outside_eu'

export interface Vat {
  readonly treatment: VatTreatment
  readonly permille: number
}

/**
 * Standard rates in thousandths: CIVA art. 18 no. 1 c); the autonomous regions settle theirs (art. 18 no. 3 as it is since Lei 12/2022; Azores by
 * DLR 15-A/2021/A), which the tax authority has told in Ofício Circulado 25045/2024.
 */
const PERMILLE: Readonly<Record<VatTreatment, number>> = {
  mainland: 230,
  madeira: 220,
  azores: 160,
  reverse_charge: 0,
  outside_eu: 0,
}

/**
 * Words of the document where no tax is charged: the mention that goes with the reason's code in the tax authority's table (of M40 'IVA –
 * autoliquidação', of M99 'Não sujeito ou não tributado'), the norm and the code.
 */
export const UNTAXED_WORDS: Readonly<Partial<Record<VatTreatment, string>>> = {
  reverse_charge: 'IVA – autoliquidação: artigo 6.º, n.º 6, alínea a), do CIVA, a contrário (M40)',
  outside_eu: 'Não sujeito ou não tributado: artigo 6.º, n.º 6, alínea a), do CIVA, a contrário (M99)',
}

/**
 * Services to businesses are taxed where the business sits (CIVA art. 6 no. 6 a): in Portugal at the rate of the region of the
 * billing address; elsewhere in the Union the shop owes it (reverse charge) if the register knows its number, else it is taxed
 * as a consumer here; outside the Union it is not subject to it (ADR 0119).
 */
export function vatOf({
  country,
  postalCode,
  isVatValid,
}: Pick<BillingAccount, 'country' | 'postalCode' | 'isVatValid'>): Vat {
  const treatment = treatmentOf(country, postalCode, isVatValid)
  return { treatment, permille: PERMILLE[treatment] }
}

function treatmentOf(country: string, postalCode: string, isVatValid: boolean | null): VatTreatment {
  if (country === 'PT') return regionOf(postalCode)
  if (!isEuCountry(country)) return 'outside_eu'
  return isVatValid === true ? 'reverse_charge' : 'mainland'
}

/** 9000 to 9499 is Madeira, 9500 to 9999 the Azores (CTT). */
function regionOf(postalCode: string): 'mainland' | 'madeira' | 'azores' {
  const area = Number(postalCode.slice(0, 4))
  if (area >= 9500) return 'azores'
  return area >= 9000 ? 'madeira' : 'mainland'
}
