import { flagNames } from '#ports/flags/flag-names.ts'
import type { Feature } from './definitions/definition-schema.ts'

function off(description: string): Feature {
  return { description, isRemoteOnly: false, defaultValue: false, rules: [] }
}

/** The features that the product asks for, as they are while nobody has set them: nothing changes by itself. The back office shows the words. */
export const firstFeatures: ReadonlyMap<string, Feature> = new Map([
  [
    flagNames.christmasDeliveryDays,
    { ...off('Dias antes de 24 de dezembro em que se mostra «Entrega até ao Natal»; 0: nunca'), defaultValue: 0 },
  ],
  [flagNames.blackFriday, off('A listagem da Black Friday está aberta')],
  [flagNames.gardenSeason, off('A listagem da época do jardim está aberta')],
  [flagNames.shopTheLook, off('Há inspirações, e o cabeçalho leva até elas')],
  [flagNames.shareFavourites, { ...off('Um botão entrega os favoritos a outros programas'), defaultValue: true }],
])
