import { pieces } from '../pieces/pieces.ts'
import type { Aspect } from './review-truth.ts'

/** Main kinds of pieces, by which people speak of them. */
const KINDS = [
  ['sofa', /^(sofas-(?!de-jardim)|chaises)/],
  ['mattress', /^(colchoes|sobrecolchoes)/],
  ['pillow', /^almofadas/],
  ['bed', /^(camas-(?!de-rede)|beliches|bercos|bases-com-arrumacao)/],
  ['outdoor', /jardim|^(espreguicadeiras|redes-e-baloicos|guarda-sois|toldos|pergolas|estufas|barbecues)/],
  ['lamp', /^(candeeiros|lustres|focos|apliques|abajures)/],
  ['rug', /^(tapetes|passadeiras|capachos)/],
  [
    'linen',
    /^(lencois|fronhas|capas-de-edredao|edredoes|colchas|mantas|toalhas-de-(banho|praia)|roupoes|texteis-de-bebe)/,
  ],
  ['curtain', /^(cortinados|estores)/],
  ['seat', /^(poltronas|cadeiras-(?!de-refeicao)|bancos|pufes)/],
  ['table', /^(mesas-(?!e-)|secretarias|consolas|toucadores)/],
  [
    'storage',
    /^(roupeiros|comodas|estantes|aparadores|louceiros|vitrinas|bancadas-de-tv|paredes-de-tv|armarios|sapateiras|moveis-|colunas-de-casa|arcas|blocos-de-gavetas|arquivadores)/,
  ],
  ['cook', /^(panelas|frigideiras|assadeiras|cafeteiras|chaleiras|batedeiras)/],
  ['bath', /^(torneiras|duche|lavatorios|toalheiros)/],
  [
    'decor',
    /^(espelhos|quadros$|molduras|relogios|jarras|esculturas|centros-de-mesa|castical|vasos-de-interior|plantas)/,
  ],
] as const
export type Kind = (typeof KINDS)[number][0] | 'other'

export function kindOf(slug: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(slug))?.[0] ?? 'other'
}

const CARE_OF_ID = new Map(
  pieces.flatMap(({ materials }) =>
    materials.flatMap(({ ids, care }) => ids.slice(0, 1).map((id) => [id, care] as const)),
  ),
)
const CLOTH = new Set(['sofa', 'seat'])
const BIG = new Set(['sofa', 'bed', 'mattress', 'storage', 'table'])
const FLAT = new Set(['bed', 'table', 'storage'])

/** What lines may ask of a piece, its kind first: `big` needs two to carry, `flat` comes in pieces. */
export function labelsOf(article: { category: string; materials: readonly number[]; weightGrams: number }): string[] {
  const kind = kindOf(article.category)
  const care = CARE_OF_ID.get(article.materials[0] ?? -1)
  return [
    'all',
    kind,
    ...(BIG.has(kind) && article.weightGrams > 22_000 ? ['big'] : []),
    ...(FLAT.has(kind) || /escritorio|gaming/.test(article.category) ? ['flat'] : []),
    ...(/relax/.test(article.category) ? ['relax'] : []),
    ...(/batedeiras|cafeteiras/.test(article.category) ? ['motor'] : []),
    ...(CLOTH.has(kind) && care === 'fabric' ? ['fabric'] : []),
    ...(care === 'leather' ? ['leather'] : []),
    ...(care === 'wood' ? ['wood'] : []),
  ]
}

/** Of what people speak, and how often, the first ones more; delivery and packaging come besides. */
const SPOKEN: Readonly<Record<Kind, string>> = {
  sofa: 'comfort look quality colour size durability assembly cleaning value smell noise',
  seat: 'comfort look quality stability colour value size noise durability cleaning',
  bed: 'assembly stability noise quality look size value comfort smell',
  mattress: 'comfort value smell size durability quality noise',
  pillow: 'comfort softness value size cleaning smell',
  linen: 'softness quality colour size durability cleaning value',
  curtain: 'light colour size look cleaning assembly value',
  table: 'assembly look quality stability size colour cleaning value smell',
  storage: 'assembly space quality look size stability value noise smell',
  lamp: 'light look assembly quality size value durability stability',
  rug: 'colour softness look size durability stability cleaning quality smell value',
  decor: 'look quality size colour value',
  cook: 'cleaning quality durability size look value',
  bath: 'quality look assembly cleaning value',
  outdoor: 'durability assembly look stability quality size comfort value',
  other: 'quality look size value',
}

export function spokenOf(labels: readonly string[]): { aspect: Aspect; weight: number }[] {
  return SPOKEN[labels[1] as Kind]
    .split(' ')
    .map((aspect, at) => ({ aspect: aspect as Aspect, weight: 1 / (1.5 + at) }))
}
