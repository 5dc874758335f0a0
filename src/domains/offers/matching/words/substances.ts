/** What a material of the catalogue is in the main, so that glass is not wood but "madeira" may be oak; '' for none. */
export function substanceOf(materialId: number): string {
  return substanceOfMaterial.get(materialId) ?? ''
}

const SUBSTANCES: readonly (readonly [substance: string, materialIds: readonly number[]])[] = [
  ['wood', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 23]],
  ['metal', [12, 13, 14, 15, 16]],
  ['glass', [17]],
  ['stone', [18, 19, 20]],
  ['plastic', [21]],
  ['rattan', [22, 24]],
  ['textile', [25, 26, 27, 28, 29, 31]],
  ['leather', [30, 0]],
]

const substanceOfMaterial: ReadonlyMap<number, string> = new Map(
  SUBSTANCES.flatMap(([substance, ids]) => ids.map((id) => [id, substance] as const)),
)
