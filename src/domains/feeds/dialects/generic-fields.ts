import type { DialectSpec, FieldMap } from './dialect.ts'
import type { RawField } from './raw-field.ts'

/** What shops call things when they follow nobody, per field of ours, the surest first. Lower case, `_` for spaces. */
const WORDS: Readonly<Partial<Record<RawField, string>>> = {
  id: 'id sku item_id itemid product_id productid id_product product_sku offer_id offerid unique_id uniqueid uid identifier code product_code codigo código ref reference referencia referência article_id articleid artnr artikelnummer',
  item_group_id: 'item_group_id itemgroup_id group_id groupid parent_id parent_sku master_id model_id',
  title: 'title name product_name productname product_title nome nome_produto titulo título designation designacao designação nom nombre naam bezeichnung item_name nome_do_produto model_name',
  description: 'description long_description longdescription product_description description_long full_description descricao descrição descripcion descripción beschreibung desc body_html body text content details short_description summary',
  link: 'link url product_url producturl product_link productlink product_page_url deeplink deep_link item_url page_url permalink href ligacao ligação enlace url_produto link_produto loc',
  image_link: 'image_link image image_url imageurl imagelink img imgurl img_url main_image mainimage main_image_url picture picture_url photo photo_url foto imagem imagem_url url_imagem imagen bild image1 image_1 image_url_1 thumbnail',
  additional_image_link:
    'additional_image_link additional_image_url additional_image additional_images additional_imageurl imgurl_alternative images imagens imagenes pictures photos fotos gallery image2 image3 image4 image5 image6 image_2 image_3 image_4 image_5 image_6 images.image images.url images.img images.image_url images.picture images.item imagens.imagem pictures.picture photos.photo gallery.image additional_images.image',
  price: 'price_with_vat price_vat pricevat price_incl_vat price_gross price preco preço preco_venda preço_venda pvp precio prix preis product_price price_eur amount',
  sale_price: 'sale_price saleprice special_price promo_price promotional_price discount_price discounted_price offer_price preco_promocional preço_promocional preco_promocao preco_desconto final_price',
  current_price: 'current_price selling_price',
  before_price: 'old_price oldprice list_price regular_price original_price former_price was_price rrp msrp uvp compare_at_price price_before price_old preco_antigo preço_antigo preco_anterior preço_anterior pvpr strike_price',
  currency: 'currency currency_code currencyid moeda',
  brand: 'brand brand_name marca manufacturer fabricante vendor producer marque hersteller',
  gtin: 'gtin ean ean13 ean_code barcode upc upc_ean gtin13 gtin14 isbn codigo_barras codigo_de_barras código_de_barras',
  mpn: 'mpn part_number manufacturer_code manufacturersku manufacturer_part_number productno',
  condition: 'condition estado state_of_product',
  availability: 'availability available is_available stock_status stockstatus in_stock instock is_in_stock disponibilidade disponivel disponibilidad disponibilite',
  availability_date: 'availability_date available_from disponivel_em',
  stock_quantity: 'stock_quantity stock quantity qty inventory inventory_quantity quantidade qtd existencias',
  delivery_days: 'delivery_time deliverytime delivery_days delivery shipping_time lead_time leadtime prazo_entrega prazo_de_entrega prazo tempo_entrega',
  shipping_price: 'shipping_cost shipping_price shippingcost delivery_cost delivery_price deliverycost portes custo_envio custos_envio custo_portes',
  shipping_price_islands: 'shipping_cost_islands portes_ilhas',
  shipping: 'shipping',
  product_type: 'product_type category category_path categorypath categories category_name categoryname categoria categorias caminho_categoria cat categorytext kategorie categorie merchant_category categories.category',
  google_product_category: 'google_product_category google_category',
  published: 'published visible active is_active publicado ativo activo visibility',
  energy_efficiency_class: 'energy_efficiency_class energy_class classe_energetica',
  color: 'color colour cor couleur farbe',
  material: 'material materials materiais',
  pattern: 'pattern padrao padrão',
  size: 'size tamanho dimensions dimensoes dimensões medidas dimensiones',
  style: 'style estilo',
  product_width: 'product_width width largura ancho',
  product_height: 'product_height height altura alto',
  product_depth: 'product_depth depth profundidade profundidad',
  product_length: 'product_length length comprimento largo',
  product_weight: 'product_weight weight peso grams',
  'detail.name': 'param@name attribute@name feature@name params.param@name attributes.attribute@name features.feature@name specs.spec@name properties.property@name',
  'detail.value': 'param attribute feature params.param attributes.attribute features.feature specs.spec properties.property',
}

/** For files of no known dialect, XML and tables alike. */
export const GENERIC_FIELDS: FieldMap = Object.fromEntries(Object.entries(WORDS).flatMap(([field, words]) => (words ?? '').split(' ').map((word) => [word, field as RawField] as const)))

export const GENERIC_BLOCKS: readonly string[] = ['images', 'imagens', 'pictures', 'photos', 'gallery', 'additional_images', 'categories', 'params', 'attributes', 'features', 'specs', 'properties']

/** A name as WORDS has it: "Preço de venda", "preco-venda" and "PRECO_VENDA" differ only in writing. */
export function genericName(name: string): string {
  return name.trim().toLowerCase().replace(/[\s-]+/g, '_')
}

/** A dialect's own names, and for what they do not say the plain ones: shops write their own into others' frames. */
export function withPlainNames(own: FieldMap): FieldMap {
  return { ...own, ...Object.fromEntries(Object.entries(GENERIC_FIELDS).filter(([name]) => !Object.hasOwn(own, name))) }
}

/** What holds for files of nobody's kind, in whatever format they come. */
export const GENERIC_RULES = {
  carriesCurrency: false,
  fields: GENERIC_FIELDS,
  keepsUnknownFields: true,
  idFromLink: true,
  categorySeparator: /\s*(?:>|»|›|\|)\s*/,
  silentAvailability: 'in_stock',
  weightUnit: 'kg',
  isGuess: true,
} as const satisfies Partial<DialectSpec>

const PRICES = ['price', 'current_price', 'sale_price', 'before_price']

/** Whether fields, by our names, make an offer: a name, a link and a price. */
export const namesAnOffer = (has: ReadonlySet<string | null | undefined>): boolean => has.has('title') && has.has('link') && PRICES.some((price) => has.has(price))
