/** The moment, the shops and the brands of all random catalogues (testing.ts). */
export const NOW = new Date('2026-11-01T12:00:00.000Z')
const nothingSaid = {
  description: null,
  logo: null,
  vouchers: [],
  tariff: {},
  coolingOffDays: null,
  returnPolicy: null,
}

export const someEshops = [
  { id: 1, slug: 'casa-alba', label: 'Casa Alba', domain: 'casaalba.pt', ...nothingSaid },
  { id: 2, slug: 'nordia', label: 'Nórdia', domain: 'nordia.pt', ...nothingSaid },
  { id: 3, slug: 'tear', label: 'Tear', domain: 'tear.pt', ...nothingSaid },
]
export const someBrands = [
  { id: 1, slug: 'serra', label: 'Serra' },
  { id: 2, slug: 'areal', label: 'Areal' },
]
