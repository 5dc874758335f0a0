import type { Design } from '../model.ts'
import { bedding, mattresses, windows } from './bedding.ts'
import { cushions, pillows } from './cushions.ts'
import { tableLinen } from './table-linen.ts'
import { folded } from './textiles.ts'

/** Every small thing that is not a family of its own. */
export const kitDesigns: readonly Design[] = [...folded, ...cushions, ...pillows, ...mattresses, ...bedding, ...windows, ...tableLinen]
