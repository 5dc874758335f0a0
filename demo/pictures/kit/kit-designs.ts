import type { Design } from '../model.ts'
import { bathroom, bathThings } from './bathroom.ts'
import { bedding, mattresses } from './bedding.ts'
import { childThings } from './child-things.ts'
import { appliances, cookware } from './cookware.ts'
import { cushions, pillows } from './cushions.ts'
import { lightParts, ornaments } from './decoration.ts'
import { gardenSeats } from './garden.ts'
import { gardenShade } from './garden-shade.ts'
import { hallThings } from './hall-things.ts'
import { gardenThings, kitchenThings } from './outdoors.ts'
import { christmas, flowers, plants } from './plants.ts'
import { roomThings } from './room-things.ts'
import { storageThings } from './storage-things.ts'
import { tableLinen } from './table-linen.ts'
import { tableware } from './tableware.ts'
import { folded } from './textiles.ts'
import { baskets, bowls, pots, vases } from './vessels.ts'
import { clocks, wallArt } from './wall-decor.ts'
import { windows } from './windows.ts'

/** Every small thing that is not a family of its own. */
export const kitDesigns: readonly Design[] = [
  ...folded,
  ...cushions,
  ...pillows,
  ...mattresses,
  ...bedding,
  ...windows,
  ...tableLinen,
  ...vases,
  ...pots,
  ...baskets,
  ...bowls,
  ...plants,
  ...flowers,
  ...christmas,
  ...wallArt,
  ...clocks,
  ...bathroom,
  ...bathThings,
  ...tableware,
  ...cookware,
  ...appliances,
  ...ornaments,
  ...lightParts,
  ...storageThings,
  ...hallThings,
  ...roomThings,
  ...gardenSeats,
  ...gardenShade,
  ...gardenThings,
  ...kitchenThings,
  ...childThings,
]
