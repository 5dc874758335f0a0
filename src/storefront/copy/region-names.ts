import type { Region } from '#domains/search/contract.ts'

/** Of pages and of every page's script, which has none of the other labels. */

export const regionNames: Readonly<Record<Region, string>> = {
  mainland: 'Portugal continental',
  madeira: 'Madeira',
  azores: 'Açores',
}

/** As short as a badge is. */
export const shortRegionNames: Readonly<Record<Region, string>> = {
  mainland: 'Continente',
  madeira: 'Madeira',
  azores: 'Açores',
}

/** "na Madeira": the region inside a sentence. */
export const inRegion: Readonly<Record<Region, string>> = {
  mainland: 'no continente',
  madeira: 'na Madeira',
  azores: 'nos Açores',
}
