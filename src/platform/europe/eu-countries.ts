/** Countries of the European Union by their codes (ISO 3166), as they are called here. */
export const EU_COUNTRIES = {
  PT: 'Portugal',
  DE: 'Alemanha',
  AT: 'Áustria',
  BE: 'Bélgica',
  BG: 'Bulgária',
  CY: 'Chipre',
  HR: 'Croácia',
  DK: 'Dinamarca',
  SK: 'Eslováquia',
  SI: 'Eslovénia',
  ES: 'Espanha',
  EE: 'Estónia',
  FI: 'Finlândia',
  FR: 'França',
  GR: 'Grécia',
  HU: 'Hungria',
  IE: 'Irlanda',
  IT: 'Itália',
  LV: 'Letónia',
  LT: 'Lituânia',
  LU: 'Luxemburgo',
  MT: 'Malta',
  NL: 'Países Baixos',
  PL: 'Polónia',
  CZ: 'República Checa',
  RO: 'Roménia',
  SE: 'Suécia',
} as const satisfies Readonly<Record<string, string>>

export type EuCountry = keyof typeof EU_COUNTRIES

export function isEuCountry(text: string): text is EuCountry {
  return Object.hasOwn(EU_COUNTRIES, text)
}
