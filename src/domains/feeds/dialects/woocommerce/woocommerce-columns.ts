/** WooCommerce's export names its columns in the shop's language: the English name by the others (pt-PT, pt-BR, es, fr, de, it), without accents and signs; words apart by a space, phrases by a bar. */
const COLUMNS: Readonly<Record<string, string>> = {
  id: 'id',
  type: 'type tipo typ',
  sku: 'sku ref ugs artikelnummer codigo referencia',
  gtin: 'ean|gtin|gtin upc ean or isbn|gtin upc ean ou isbn|gtin upc ean o isbn|gtin upc ean oder isbn',
  name: 'name nome nombre nom',
  published: 'published publicado publie veroffentlicht pubblicato',
  'short description':
    'short description|descricao curta|breve descricao|descricao breve|descripcion corta|description courte|kurzbeschreibung|breve descrizione',
  description: 'description descricao descripcion beschreibung descrizione',
  'sale from':
    'date sale price starts|data de inicio da promocao|data de inicio do preco promocional|data em que o preco promocional comeca|data de preco promocional comeca em|dia en que empieza el precio rebajado|fecha de inicio del precio rebajado|date de debut de promo|date a laquelle le tarif promo commence|datum an dem angebotspreis beginnt',
  'sale until':
    'date sale price ends|data de fim da promocao|data de fim do preco promocional|data em que o preco promocional termina|data de preco promocional termina em|dia en que termina el precio rebajado|fecha de fin del precio rebajado|date de fin de promo|date a laquelle le tarif promo se termine|datum an dem angebotspreis endet',
  'in stock': 'in stock|em stock|em estoque|existencias|en stock|en inventario|hay existencias|vorratig|in magazzino',
  stock: 'stock estoque inventario lager magazzino',
  backorders:
    'backorders allowed|permitir encomendas|permitir encomendas por atraso|sao permitidas encomendas|permitir reservas de productos agotados|autoriser les commandes de produits en rupture|lieferruckstand erlaubt',
  'sale price':
    'sale price|preco promocional|preco de promocao|preco em promocao|precio rebajado|tarif promo|angebotspreis|prezzo in offerta',
  'regular price': 'regular price|preco normal|preco|precio normal|tarif regulier|regularer preis|prezzo di listino',
  categories: 'categories categorias kategorien categorie',
  images: 'images imagens imagenes bilder immagini',
  parent: 'parent|superior|ascendente|pai|produto pai|produto ascendente|ubergeordnetes produkt|principal|genitore',
  brands: 'brands marcas marques marken marca brand',
  'weight kg': 'weight kg|peso kg|poids kg|gewicht kg',
  'weight g': 'weight g|peso g|poids g|gewicht g',
  'weight lbs': 'weight lbs|peso lbs',
  link: 'permalink|link|url|product url|hiperligacao permanente|enlace permanente',
}
const LOCALE = new Map(
  Object.entries(COLUMNS).flatMap(([name, words]) =>
    words.split(words.includes('|') ? '|' : ' ').map((word) => [word, name] as const),
  ),
)
const SIZES: Readonly<Record<string, string>> = {
  length: 'length',
  comprimento: 'length',
  longitud: 'length',
  longueur: 'length',
  lange: 'length',
  lunghezza: 'length',
  width: 'width',
  largura: 'width',
  anchura: 'width',
  largeur: 'width',
  breite: 'width',
  larghezza: 'width',
  height: 'height',
  altura: 'height',
  hauteur: 'height',
  hohe: 'height',
  altezza: 'height',
}
const SIZE = /^([a-z]+) (mm|cm|m|in|yd)$/
const ATTRIBUTE =
  /^(?:attribute|attribut|attributo) (\d+) (name|nome|values?|value s|wert e|werte?|valori?)$|^(?:nome|nombre|nom|valor|valores|valor es|valores?|valeur|valeur s)(?: d(?:o|e|el))? (?:atributo|attribut) (\d+)$|^(?:nom|valeur|valeur s) de l attribut (\d+)$/
const META_LINK = /^meta (?:permalink|product url|url|link)$/
const META_GTIN = /^meta (?:.* )?(?:ean|gtin|barcode|global unique id|ean13|gtin13)(?: code)?$/
const META_BRAND = /^meta (?:.* )?(?:brand|marca|fabricante)$/

/** A column as `woocommerce-csv.ts` knows it: "Preço promocional" is `sale price`, "Valor(es) do atributo 2" `attribute 2 value`; '' for what is of no use. */
export function woocommerceColumn(header: string): string {
  const name = header
    .slice(0, 200)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
  const known = LOCALE.get(name)
  if (known !== undefined) return known
  const attribute = ATTRIBUTE.exec(name)
  if (attribute !== null)
    return `attribute ${attribute[1] ?? attribute[3] ?? attribute[4]} ${/nam|nom/.test(name.replace(/atribut\w*|attribut\w*/, '')) ? 'name' : 'value'}`
  const size = SIZE.exec(name)
  const axis = size === null ? undefined : SIZES[size[1] as string]
  if (axis !== undefined && size !== null) return `${axis} ${size[2]}`
  if (META_GTIN.test(name)) return 'gtin'
  if (META_LINK.test(name)) return 'link'
  return META_BRAND.test(name) ? 'brands' : ''
}
