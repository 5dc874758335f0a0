/** Their drawings from the front are the same mirrored (measured in even-families.test.ts). */
export const EVEN_FAMILIES: ReadonlySet<string> = new Set([
  'armchairs',
  'bar-stools',
  'bed-benches',
  'beds',
  'benches',
  'chests-of-drawers',
  'dining-chairs',
  'folding-chairs',
  'recliners',
  'rocking-chairs',
  'sofa-beds',
  'sofas',
  'upholstered-beds',
  'visitor-chairs',
])

/** Whether a family's pieces are the same on both sides but for loose cushions: a mirrored picture of one is honest, it is the view from its other side. */
export function isEven(family: string): boolean {
  return EVEN_FAMILIES.has(family)
}
