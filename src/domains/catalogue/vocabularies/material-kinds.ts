import { materials } from './materials.ts'

/** Materials by what they have in common: rules speak of woods and covers, and of few materials by name. */
export function materialIds(...slugs: readonly string[]): ReadonlySet<number> {
  return new Set(slugs.map(materialId))
}

function materialId(slug: string): number {
  const material = materials.find((choice) => choice.slug === slug)
  if (!material) throw new Error(`no material is called "${slug}"`)
  return material.id
}

export const anyWood = materialId('madeira')
export const anyMetal = materialId('metal')
export const anyCloth = materialId('tecido')
export const board = materialId('mdf-e-aglomerado')

export const namedWoods = materialIds(
  'carvalho',
  'pinho',
  'nogueira',
  'faia',
  'teca',
  'acacia',
  'mangueira',
  'eucalipto',
)
export const woods: ReadonlySet<number> = new Set([...namedWoods, anyWood])
export const namedMetals = materialIds('aco', 'ferro', 'aluminio', 'latao-e-cobre')
export const metals: ReadonlySet<number> = new Set([...namedMetals, anyMetal])
/** Velvet, cloth, leather: what one sees of a seat. */
export const covers = materialIds('veludo', 'boucle', 'linho', 'algodao', 'la', 'pele', 'pele-sintetica', 'tecido')
