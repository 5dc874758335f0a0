import { ancestors, type Category } from '#domains/catalogue/contract.ts'
import { canvas } from './canvas.ts'
import { diningRoom, hall, office, storage } from './looks/dining-office-hall.ts'
import { bathroom, children, kitchen } from './looks/family-kitchen-bath.ts'
import { garden } from './looks/garden.ts'
import { bedroom, livingRoom, sleep } from './looks/living-and-sleeping.ts'
import { decoration, lighting, rugs, textiles } from './looks/soft-and-light.ts'
import type { Look, Looks } from './shape.ts'
import { mainTones, paintWith } from './tones.ts'

/** How every category looks, by slug. */
export const looks: Looks = {
  ...livingRoom,
  ...bedroom,
  ...sleep,
  ...diningRoom,
  ...lighting,
  ...textiles,
  ...rugs,
  ...decoration,
  ...storage,
  ...office,
  ...hall,
  ...children,
  ...kitchen,
  ...bathroom,
  ...garden,
}

/** The wall behind the pieces of a department: the same warm white, leaning a little to what the department is about. */
const grounds: Readonly<Record<string, string>> = {
  'sala-de-estar': '#ede6db',
  quarto: '#ece5dd',
  descanso: '#e9e6df',
  'sala-de-jantar': '#eee6d8',
  iluminacao: '#ebe3d5',
  texteis: '#ede5dd',
  tapetes: '#ece6d9',
  decoracao: '#ede5d9',
  arrumacao: '#ebe6db',
  escritorio: '#e9e5db',
  entrada: '#ede6d9',
  'crianca-e-bebe': '#eee6db',
  cozinha: '#ece7db',
  'casa-de-banho': '#e7e6df',
  jardim: '#e8e7da',
}
const GROUND = '#ede6db'

/** A drawn picture of a category (null: of any article) as SVG, 720 × 576, in a colour group (null: what such pieces usually are). */
export function drawCategory(category: Category | null, colourSlug: string | null): string {
  const chain = category ? [category, ...ancestors(category).reverse()] : []
  const { shape, usual } = category ? lookOf(chain) : UNKNOWN
  return canvas(shape(paintWith(mainTones(colourSlug, usual))), grounds[chain.at(-1)?.slug ?? ''] ?? GROUND)
}

/** Nobody knows what it is: a closed box, and no piece that it may not be. */
const UNKNOWN = looks['caixas-de-arrumacao'] as Look

/** The nearest look from the category upwards. */
function lookOf(chain: readonly Category[]): Look {
  return chain.map(({ slug }) => looks[slug]).find((found) => found !== undefined) ?? (looks['sala-de-estar'] as Look)
}
