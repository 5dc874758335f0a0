import type { Design } from '../model.ts'
import { bathroom, bathThings } from './bathroom.ts'
import { bedding, mattresses, windows } from './bedding.ts'
import { appliances, cookware } from './cookware.ts'
import { cushions, pillows } from './cushions.ts'
import { christmas, flowers, plants } from './plants.ts'
import { tableLinen } from './table-linen.ts'
import { tableware } from './tableware.ts'
import { folded } from './textiles.ts'
import { baskets, bowls, pots, vases } from './vessels.ts'
import { clocks, wallArt } from './wall-decor.ts'

/** Every small thing that is not a family of its own. */
export const kitDesigns: readonly Design[] = [
  ...folded, ...cushions, ...pillows, ...mattresses, ...bedding, ...windows, ...tableLinen,
  ...vases, ...pots, ...baskets, ...bowls, ...plants, ...flowers, ...christmas, ...wallArt, ...clocks,
  ...bathroom, ...bathThings, ...tableware, ...cookware, ...appliances,
]
