import { drawSeriesFamilies } from '../long-series/draw-series.ts'
import { drawFamilies } from './families.ts'
import type { Family } from './product.ts'

/** Ordinary articles in the whole assortment, shared ones counted once; the long series come on top. */
export const PRODUCT_COUNT = 14_600

/** All that the demo's shops sell: about `productCount` ordinary articles, and one brand's long series in proportion on top of them. */
export function drawAssortment(seed: string, productCount: number): Family[] {
  return [...drawFamilies(seed, productCount), ...drawSeriesFamilies(seed, productCount / PRODUCT_COUNT)]
}
