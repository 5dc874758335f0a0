import { furnishers } from './furnishers.ts'
import { generalists } from './generalists.ts'
import type { Shop } from './shop.ts'
import { specialists } from './specialists.ts'

/** All shops of the demo. */
export const shops: readonly Shop[] = [...generalists, ...furnishers, ...specialists]

/** The shops that sell a department. */
export function shopsSelling(department: string): readonly Shop[] {
  return shops.filter((shop) => shop.range[department] !== undefined)
}
