import type { ThingRow } from './thing.ts'

type Fields = Pick<ThingRow, 'at' | 'parts' | 'sizes' | 'euros' | 'kg' | 'count'> & Partial<ThingRow>

function inPairs(fields: Fields): ThingRow {
  return { in: 'pairs', ...fields }
}
function inFrames(fields: Fields): ThingRow {
  return { in: 'frames', ...fields }
}

/** One series from the wardrobe to the television: frames with fronts, in many sizes. */
export const wardrobes: readonly ThingRow[] = [
  inPairs({
    at: 'roupeiros-de-portas-de-abrir',
    parts: 'wardrobe doors2',
    sizes: ['80 42 191', '80 57 191', '80 57 231'],
    euros: 189,
    kg: 62,
    count: 4,
  }),
  inPairs({
    at: 'roupeiros-de-portas-de-abrir',
    parts: 'wardrobe doors4',
    sizes: ['160 42 191', '160 57 231'],
    euros: 329,
    kg: 110,
    count: 3,
    alike: 4,
  }),
  inPairs({
    at: 'roupeiros-de-portas-de-abrir',
    parts: 'wardrobe doors3',
    sizes: ['120 57 231'],
    euros: 269,
    kg: 86,
    count: 4,
  }),
  inPairs({
    at: 'roupeiros-de-portas-de-abrir',
    parts: 'wardrobe doors4drawers4',
    sizes: ['160 57 231', '240 57 231'],
    euros: 459,
    kg: 150,
    count: 3,
  }),
  inPairs({
    at: 'roupeiros-de-portas-de-correr',
    parts: 'wardrobe sliding',
    sizes: ['160 57 231', '240 57 231'],
    euros: 499,
    kg: 150,
    count: 3,
    alike: 3,
  }),
  inFrames({
    at: 'roupeiros-abertos',
    parts: 'open-wardrobe',
    sizes: ['80 42 191', '120 42 191'],
    euros: 119,
    kg: 40,
    count: 3,
  }),
  inFrames({
    at: 'estantes',
    parts: 'shelf',
    sizes: ['40 30 202', '80 30 106', '80 30 202'],
    euros: 79,
    kg: 30,
    count: 3,
  }),
  inPairs({ at: 'estantes', parts: 'shelf closed', sizes: ['80 30 202'], euros: 139, kg: 44, count: 3 }),
  inPairs({ at: 'estantes', parts: 'shelf glass', sizes: ['80 30 202'], euros: 179, kg: 46, count: 2 }),
  inPairs({
    at: 'armarios-de-arrumacao',
    parts: 'combination closed',
    sizes: ['90 47 167', '120 42 74'],
    euros: 199,
    kg: 52,
    count: 3,
    alike: 3,
  }),
  inPairs({ at: 'bancadas-de-tv', parts: 'tv', sizes: ['120 41 53', '180 41 53'], euros: 99, kg: 32, count: 3 }),
  inPairs({
    at: 'bancadas-de-tv',
    parts: 'tv drawers2',
    sizes: ['120 41 53', '180 41 53'],
    euros: 149,
    kg: 40,
    count: 3,
  }),
  inFrames({ at: 'comodas', parts: 'chest4', sizes: ['80 48 100'], euros: 129, kg: 44, count: 3 }),
  inFrames({ at: 'comodas', parts: 'chest6', sizes: ['80 48 123', '160 48 78'], euros: 189, kg: 64, count: 3 }),
]

/** Beds in their sizes, bare, with slats, drawers and mattress, and what stands beside them. */
export const beds: readonly ThingRow[] = [
  inFrames({ at: 'camas-de-solteiro', parts: 'bed', sizes: ['90x200 95'], euros: 119, kg: 34, count: 4 }),
  inFrames({
    at: 'camas-de-casal',
    parts: 'bed',
    sizes: ['140x200 95', '160x200 95', '180x200 95'],
    euros: 189,
    kg: 48,
    count: 3,
  }),
  inPairs({
    at: 'camas-de-casal',
    parts: 'bed slats',
    sizes: ['140x200 95', '160x200 95', '180x200 95'],
    euros: 239,
    kg: 62,
    count: 3,
  }),
  inFrames({
    at: 'camas-de-casal',
    parts: 'bed mattress',
    sizes: ['140x200 95', '160x200 95'],
    euros: 389,
    kg: 84,
    count: 2,
  }),
  inFrames({
    at: 'camas-com-arrumacao',
    parts: 'bed drawers4',
    sizes: ['140x200 95', '160x200 95', '180x200 95'],
    euros: 329,
    kg: 82,
    count: 3,
  }),
  inFrames({ at: 'camas-com-arrumacao', parts: 'bed drawers2', sizes: ['90x200 95'], euros: 219, kg: 58, count: 3 }),
  inFrames({ at: 'mesas-de-cabeceira', parts: 'bedside', sizes: ['40 40 55'], euros: 55, kg: 13, count: 3 }),
  inFrames({ at: 'mesas-de-cabeceira', parts: 'bedside drawers2', sizes: ['40 40 55'], euros: 69, kg: 16, count: 3 }),
  inFrames({ at: 'comodas', parts: 'chest3', sizes: ['80 48 78'], euros: 109, kg: 38, count: 3 }),
  inFrames({ at: 'comodas', parts: 'chest6', sizes: ['160 48 78'], euros: 199, kg: 64, count: 3 }),
]

/** Desks that grow, with and without what stands on them, and beds for whom they are. */
export const childrensRoom: readonly ThingRow[] = [
  inPairs({ at: 'secretarias-infantis', parts: 'desk', sizes: ['96 58 59', '108 58 59'], euros: 69, kg: 20, count: 4 }),
  inPairs({ at: 'secretarias-infantis', parts: 'desk addon', sizes: ['96 58 98'], euros: 95, kg: 26, count: 4 }),
  inPairs({ at: 'secretarias-infantis', parts: 'desk withshelf', sizes: ['96 58 119'], euros: 109, kg: 30, count: 3 }),
  inPairs({
    at: 'estantes-infantis',
    parts: 'combination boxes',
    sizes: ['46 30 94', '99 44 56', '99 44 94'],
    euros: 65,
    kg: 18,
    count: 3,
    alike: 3,
  }),
  inFrames({ at: 'camas-de-crianca', parts: 'kidsbed', sizes: ['80x200 80'], euros: 149, kg: 32, count: 2 }),
  inFrames({ at: 'camas-de-crianca', parts: 'kidsbed mattress', sizes: ['80x200 80'], euros: 219, kg: 42, count: 2 }),
  inFrames({ at: 'beliches', parts: 'bunk', sizes: ['90x200 160'], euros: 289, kg: 62, count: 2 }),
]
