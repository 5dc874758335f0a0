import type { ThingRow } from './thing.ts'

type Fields = Pick<ThingRow, 'at' | 'parts' | 'euros' | 'kg'> & Partial<ThingRow>

function inCovers(count: number, fields: Fields): ThingRow {
  return { in: 'covers', count, sizes: [], ...fields }
}
function sofa(at: string, parts: string, size: string, euros: number, seats: number): ThingRow {
  return inCovers(4, { at, parts, sizes: [`${size} 45`], euros, kg: Math.round(euros / 9), seats })
}
/** One looks for a cover by the seats of what it is for. */
function coverFor(parts: string, euros: number, seats?: number): ThingRow {
  return inCovers(3, {
    at: 'capas-de-sofa',
    parts: `cover ${parts}`,
    euros,
    kg: 3,
    ...(seats === undefined ? {} : { seats }),
  })
}

/** Sofas by seats, corners and sides; what they are put together of; and a cover for each. */
export const sofaThings: readonly ThingRow[] = [
  sofa('sofas-de-2-lugares', 'sofa2', '171 98 83', 449, 2),
  sofa('sofas-de-3-lugares', 'sofa3', '231 98 83', 599, 3),
  sofa('sofas-de-3-lugares', 'sofa3 open', '212 98 83', 639, 3),
  sofa('sofas-de-3-lugares', 'sofa3 head', '231 98 103', 689, 3),
  sofa('sofas-com-chaise-longue', 'sofa3 chaise', '252 164 83', 799, 3),
  sofa('sofas-com-chaise-longue', 'sofa3 chaiseleft', '252 164 83', 819, 3),
  sofa('sofas-com-chaise-longue', 'sofa3 chaiseright', '252 164 83', 819, 3),
  sofa('sofas-com-chaise-longue', 'sofa3 chaise head', '252 164 103', 879, 3),
  sofa('sofas-com-chaise-longue', 'sofa4 chaise', '322 164 83', 949, 4),
  sofa('sofas-com-chaise-longue', 'sofa4 chaise open', '305 164 83', 989, 4),
  sofa('sofas-de-canto', 'corner4', '249 192 83', 999, 4),
  sofa('sofas-de-canto', 'corner5 chaise', '330 249 83', 1299, 5),
  sofa('sofas-de-canto', 'corner5 open', '310 249 83', 1199, 5),
  sofa('sofas-de-canto', 'u6', '327 249 83', 1499, 6),
  sofa('sofas-de-canto', 'u6 open', '312 249 83', 1449, 6),
  sofa('sofas-cama', 'bed2', '190 98 83', 729, 2),
  sofa('sofas-cama', 'bed3', '241 98 83', 829, 3),
  sofa('sofas-cama', 'bed3 chaise', '274 164 83', 1099, 3),
  inCovers(4, { at: 'poltronas', parts: 'armchair', sizes: ['98 93 83 45'], euros: 329, kg: 28, seats: 1 }),
  inCovers(4, { at: 'chaises-longues', parts: 'chaise1', sizes: ['99 164 83 45'], euros: 429, kg: 40, seats: 1 }),
  inCovers(4, { at: 'repousa-pes', parts: 'footstool', sizes: ['98 73 45'], euros: 149, kg: 16 }),
  inCovers(3, { at: 'repousa-pes', parts: 'footstool store', sizes: ['98 73 45'], euros: 189, kg: 20 }),
  inCovers(3, {
    at: 'sofas-modulares',
    parts: 'module1',
    sizes: ['86 98 83'],
    euros: 239,
    kg: 24,
    seats: 1,
    isUndrawn: true,
  }),
  inCovers(3, {
    at: 'sofas-modulares',
    parts: 'module2',
    sizes: ['141 98 83'],
    euros: 359,
    kg: 40,
    seats: 2,
    isUndrawn: true,
  }),
  inCovers(3, {
    at: 'sofas-modulares',
    parts: 'cornermodule',
    sizes: ['104 104 83'],
    euros: 299,
    kg: 36,
    isUndrawn: true,
  }),
  inCovers(2, { at: 'sofas-modulares', parts: 'bedmodule', sizes: ['141 98 83'], euros: 489, kg: 62, isUndrawn: true }),
  inCovers(2, { at: 'sofas-modulares', parts: 'armrest', euros: 69, kg: 8, isUndrawn: true }),
  inCovers(2, { at: 'sofas-modulares', parts: 'headrest', euros: 55, kg: 3, isUndrawn: true }),
  inCovers(2, { at: 'almofadas-decorativas', parts: 'backcushion', euros: 29, kg: 1 }),
  coverFor('sofa2', 99, 2),
  coverFor('sofa3', 119, 3),
  coverFor('sofa3 open', 119, 3),
  coverFor('sofa3 chaise', 169, 3),
  coverFor('sofa4 chaise', 189, 4),
  coverFor('corner4', 199, 4),
  coverFor('corner5 open', 219, 5),
  coverFor('u6', 249, 6),
  coverFor('bed3', 139, 3),
  coverFor('armchair', 59),
  coverFor('chaise1', 79),
  coverFor('footstool', 35),
  coverFor('module1', 49, 1),
  coverFor('headrest', 15),
]
