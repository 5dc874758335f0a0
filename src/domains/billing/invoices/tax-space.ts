import type { VatTreatment } from './vat.ts'

/** How the tax authority names a treatment: `TaxCountryRegion` and `TaxCode` of SAF-T (PT), which the QR code has, too. */
export interface TaxSpace {
  readonly region: 'PT' | 'PT-AC' | 'PT-MA'
  /** NOR: the normal rate; ISE: none is charged. */
  readonly code: 'NOR' | 'ISE'
  /** As the table of taxes describes it. */
  readonly words: string
  /** Of ISE: why none is charged, by the authority's table of reasons, in at most 60 characters. */
  readonly exemption: { readonly code: 'M40' | 'M99'; readonly reason: string } | null
}

const SPACES: Readonly<Record<VatTreatment, TaxSpace>> = {
  mainland: { region: 'PT', code: 'NOR', words: 'Taxa normal do continente', exemption: null },
  madeira: { region: 'PT-MA', code: 'NOR', words: 'Taxa normal da Região Autónoma da Madeira', exemption: null },
  azores: { region: 'PT-AC', code: 'NOR', words: 'Taxa normal da Região Autónoma dos Açores', exemption: null },
  reverse_charge: {
    region: 'PT',
    code: 'ISE',
    words: 'Sem liquidação de IVA',
    exemption: { code: 'M40', reason: 'IVA – autoliquidação' },
  },
  outside_eu: {
    region: 'PT',
    code: 'ISE',
    words: 'Sem liquidação de IVA',
    exemption: { code: 'M99', reason: 'Não sujeito ou não tributado' },
  },
}

export function taxSpaceOf(treatment: VatTreatment): TaxSpace {
  return SPACES[treatment]
}
