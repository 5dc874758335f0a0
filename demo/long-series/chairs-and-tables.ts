import type { ThingRow } from './thing.ts'

type Fields = Pick<ThingRow, 'at' | 'parts' | 'sizes' | 'euros' | 'kg' | 'count'> & Partial<ThingRow>

function inPairs(fields: Fields): ThingRow {
  return { in: 'pairs', ...fields }
}

/** Chairs and stools in frames and seats. */
export const chairs: readonly ThingRow[] = [
  inPairs({ at: 'cadeiras-de-jantar', parts: 'chair', sizes: ['52 50 88 46'], euros: 55, kg: 6, count: 10 }),
  inPairs({ at: 'cadeiras-de-jantar', parts: 'chair armchairs', sizes: ['59 52 88 46'], euros: 79, kg: 7, count: 6 }),
  inPairs({
    at: 'bancos-altos',
    parts: 'barstool',
    sizes: ['45 50 91 63', '45 50 102 74'],
    euros: 69,
    kg: 7,
    count: 4,
  }),
  { at: 'capas-de-cadeira', parts: 'cover chair', sizes: [], euros: 15, kg: 0.4, in: 'covers', count: 4 },
  { at: 'capas-de-cadeira', parts: 'cover barstool', sizes: [], euros: 17, kg: 0.4, in: 'covers', count: 3 },
  { at: 'almofadas-de-cadeira', parts: 'seatpad', sizes: [], euros: 12, kg: 0.4, in: 'covers', count: 3 },
]

/** Desks put together of a top and what carries it, and the top alone. */
export const desks: readonly ThingRow[] = [
  inPairs({
    at: 'secretarias-direitas',
    parts: 'desk',
    sizes: ['100 60 73', '120 60 73', '150 75 73'],
    euros: 59,
    kg: 18,
    count: 6,
  }),
  inPairs({
    at: 'secretarias-direitas',
    parts: 'desk drawers4',
    sizes: ['120 60 73', '150 75 73'],
    euros: 119,
    kg: 34,
    count: 4,
  }),
  {
    at: 'tampos-e-pes-de-mesa',
    parts: 'top',
    sizes: ['100 60', '120 60', '150 75'],
    euros: 25,
    kg: 10,
    in: 'frames',
    count: 3,
  },
]

/** Dining tables of the same kind. */
export const tables: readonly ThingRow[] = [
  inPairs({
    at: 'mesas-de-jantar-fixas',
    parts: 'table',
    sizes: ['125 75 74', '145 85 74', '180 90 74'],
    euros: 149,
    kg: 32,
    count: 5,
  }),
  {
    at: 'tampos-e-pes-de-mesa',
    parts: 'top',
    sizes: ['125 75', '145 85', '180 90'],
    euros: 69,
    kg: 18,
    in: 'frames',
    count: 2,
  },
]

/** A table with its chairs. */
export const sets: readonly ThingRow[] = [
  inPairs({ at: 'conjuntos-de-jantar', parts: 'set2', sizes: ['75 75 74'], euros: 179, kg: 30, count: 3 }),
  inPairs({
    at: 'conjuntos-de-jantar',
    parts: 'set4',
    sizes: ['125 75 74', '145 85 74'],
    euros: 299,
    kg: 55,
    count: 5,
  }),
  inPairs({
    at: 'conjuntos-de-jantar',
    parts: 'set6',
    sizes: ['145 85 74', '180 90 74'],
    euros: 429,
    kg: 75,
    count: 4,
  }),
]
