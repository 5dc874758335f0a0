/** Where the second and the third shop put what the first has under the catalogue's own names. */
const SHELVES: readonly (readonly [slug: RegExp, atlantida: string, nordeira: string])[] = [
  [/^sofas-modulares/, 'Sofás > Módulos e peças', 'Sofás > Módulos de sofá'],
  [/^sofas-cama/, 'Sofás > Sofás-cama', 'Sofás > Sofás cama'],
  [/^sofas-de-canto/, 'Sofás > Sofás de canto', 'Sofás > Sofás esquineros'],
  [/^sofas/, 'Sofás > Sofás em tecido', 'Sofás > Sofás de tela'],
  [/^capas-de-sofa/, 'Sofás > Capas extra', 'Fundas > Fundas de sofá'],
  [/^capas-de-cadeira/, 'Cadeiras > Capas extra', 'Fundas > Fundas de silla'],
  [/^repousa-pes/, 'Sofás > Fabric footstools', 'Sofás > Reposapiés'],
  [/^secretarias-infantis/, "Criança > Children's desks", 'Niños > Escritorios infantiles'],
  [/^secretarias/, 'Trabalhar em casa > Secretárias', 'Despacho > Escritorios'],
  [/^conjuntos-de-jantar/, 'Jantar > Dining sets', 'Comedor > Conjuntos de comedor'],
  [/^roupeiros/, 'Roupeiros > Wardrobe combinations', 'Dormitorio > Armarios'],
  [/^camas-com/, 'Camas > Camas com arrumação', 'Dormitorio > Camas con almacenaje'],
  [/^bancos-altos/, 'Jantar > Bar stools', 'Comedor > Taburetes altos'],
]

/** The path of a category in this shop; null: the usual one. */
export function shelfOf(slug: string, shop: string): string | null {
  const [, atlantida, nordeira] = SHELVES.find(([pattern]) => pattern.test(slug)) ?? []
  return (shop === 'casa-atlantida' ? atlantida : shop === 'nordeira' ? nordeira : null) ?? null
}
