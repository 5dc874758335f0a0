/** The moment, the shops and the brands of all random catalogues (testing.ts). */
export const NOW = new Date('2026-11-01T12:00:00.000Z')
export const someEshops = [
  { id: 1, slug: 'casa-alba', label: 'Casa Alba', domain: 'casaalba.pt', description: null, vouchers: [] },
  { id: 2, slug: 'nordia', label: 'Nórdia', domain: 'nordia.pt', description: null, vouchers: [] },
  { id: 3, slug: 'tear', label: 'Tear', domain: 'tear.pt', description: null, vouchers: [] },
]
export const someBrands = [
  { id: 1, slug: 'serra', label: 'Serra' },
  { id: 2, slug: 'areal', label: 'Areal' },
]
