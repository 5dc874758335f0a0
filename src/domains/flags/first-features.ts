import { flagNames } from '#ports/flags/flag-names.ts'
import type { Feature } from './definitions/definition-schema.ts'

function off(description: string): Feature {
  return { description, isRemoteOnly: false, defaultValue: false, rules: [] }
}

/** The features that the product asks for, as they are while nobody has set them: nothing changes by itself. */
export const firstFeatures: ReadonlyMap<string, Feature> = new Map([
  [
    flagNames.christmasDeliveryDays,
    { ...off("Days before 24 December from which 'Entrega até ao Natal' shows; 0: never"), defaultValue: 0 },
  ],
  [flagNames.blackFriday, off('The listing of Black Friday is open')],
  [flagNames.gardenSeason, off('The listing of the garden season is open')],
  [flagNames.shopTheLook, off('There are inspirations; the header leads to them')],
  [flagNames.shareFavourites, { ...off('Favourites are handed to other programs by a button'), defaultValue: true }],
])
