import { deliveryHeading } from './delivery-headings.ts'
import type { DialectSpec } from '../dialect.ts'
import type { FieldMap } from '../item/field-map.ts'
import type { RawField } from '../item/raw-field.ts'

/** What shops call things when they follow nobody, per field of ours, the surest first. Lower case, `_` for spaces. */
const WORDS: Readonly<Partial<Record<RawField, string>>> = {
  id: 'id sku item_id itemid product_id productid id_product product_sku offer_id offerid unique_id uniqueid uid identifier code product_code codigo código ref reference referencia referência article_id articleid artnr artikelnummer article_number_shop artikelnummer_shop numero_articulo_tienda numero_article_boutique numero_articolo_negozio numero_artigo id_artigo codigo_artigo codigo_articulo',
  item_group_id:
    'item_group_id itemgroup_id group_id groupid parent_id parent_sku master_id model_id id_grupo parent_product_id referencia_pai',
  title:
    'title name product_name productname product_title nome nome_produto titulo título designation designacao designação nom nombre naam bezeichnung item_name nome_do_produto model_name nombre_producto nom_produit nome_prodotto produktname artikelname artikelbezeichnung productnaam naam_product nome_artigo nombre_articulo titre titre_produit titolo titel',
  description:
    'description long_description longdescription product_description description_long full_description descricao descrição descripcion descripción beschreibung desc body_html body text content details short_description summary descripcion_producto description_produit descrizione descrizione_prodotto produktbeschreibung artikelbeschreibung productbeschrijving omschrijving descricao_produto descricao_longa',
  link: 'link url product_url producturl product_link productlink product_page_url deeplink deep_link item_url page_url permalink href ligacao ligação enlace url_produto link_produto loc url_producto url_produit url_prodotto produkturl produktlink artikel_url lien lien_produit link_artigo enlace_producto url_articulo url_artigo',
  image_link:
    'image_link image image_url imageurl imagelink img imgurl img_url main_image mainimage main_image_url picture picture_url photo photo_url foto imagem imagem_url url_imagem imagen bild image1 image_1 image_url_1 thumbnail urlimagen_1 url_imagen_1 url_imagen url_image url_image_1 url_immagine url_immagine_1 bildurl_1 bildurl bild_url bildlink imagem_principal imagen_principal image_principale hauptbild afbeelding immagine ligacao_imagem link_imagem enlace_imagen lien_image link_immagine image.src image.url featured_image main_image.url main_image.src',
  additional_image_link:
    'additional_image_link additional_image_url additional_image additional_images additional_imageurl imgurl_alternative images imagens imagenes pictures photos fotos gallery image2 image3 image4 image5 image6 image_2 image_3 image_4 image_5 image_6 images.image images.url images.img images.image_url images.picture images.item imagens.imagem pictures.picture photos.photo gallery.image additional_images.image urlimagen_2 urlimagen_3 urlimagen_4 url_imagen_2 url_imagen_3 url_imagen_4 url_image_2 url_image_3 url_image_4 url_immagine_2 url_immagine_3 url_immagine_4 bildurl_2 bildurl_3 bildurl_4 imagem_2 imagem_3 imagem_4 imagen_2 imagen_3 imagen_4 bild_2 bild_3 bild_4 foto_2 foto_3 foto_4 imagem2 imagem3 imagem4 imagen2 imagen3 foto2 foto3 bild2 bild3 images.src images.href images.link images.large',
  price:
    'price_with_vat price_vat pricevat price_incl_vat price_gross price preco preço preco_venda preço_venda pvp precio prix preis product_price price_eur amount prezzo prijs preis_brutto bruttopreis verkaufspreis precio_venta precio_con_iva preco_com_iva prix_ttc prix_vente pvp_com_iva pvp_iva prices.regular prices.price prices.base price.value price.amount price.regular pricing.price',
  sale_price:
    'sale_price saleprice special_price promo_price promotional_price discount_price discounted_price offer_price preco_promocional preço_promocional preco_promocao preco_desconto final_price precio_especial precio_oferta precio_rebajado prix_promo prix_promotionnel prix_remise prezzo_scontato sonderpreis angebotspreis aktionspreis preco_especial preco_campanha preco_saldo sonderangebotspreis prix_solde preco_saldos prices.sale prices.special prices.promo price.sale pricing.sale_price',
  current_price: 'current_price selling_price',
  before_price:
    'old_price oldprice list_price regular_price original_price former_price was_price rrp msrp uvp compare_at_price price_before price_old preco_antigo preço_antigo preco_anterior preço_anterior pvpr strike_price precio_original precio_anterior precio_antes prix_barre prix_original prezzo_originale prezzo_listino streichpreis preco_original preco_de preco_pvpr adviesprijs',
  currency: 'currency currency_code currencyid moeda',
  brand:
    'brand brand_name marca manufacturer fabricante vendor producer marque hersteller herstellername markenname marke merk produttore fabricant marca_fabricante brand.name manufacturer.name',
  gtin: 'gtin ean ean13 ean_code barcode upc upc_ean gtin13 gtin14 isbn codigo_barras codigo_de_barras código_de_barras code_barre code_barres codice_barre barcodenummer ean_gtin codigo_ean codigo_barra',
  mpn: 'mpn part_number manufacturer_code manufacturersku manufacturer_part_number productno numero_fabricante numero_fabricant referencia_fabricante reference_fabricant codice_produttore herstellerartikelnummer original_herstellerartikelnummer han ref_fabricante',
  condition: 'condition estado state_of_product zustand etat condizione staat estado_artigo estado_producto',
  availability:
    'availability available is_available stock_status stockstatus in_stock instock is_in_stock disponibilidade disponivel disponibilidad disponibilite verfugbarkeit disponibilita beschikbaarheid estado_stock stock.status inventory.status',
  availability_date:
    'availability_date available_from disponivel_em data_disponibilidade fecha_disponibilidad date_disponibilite verfugbarkeitsdatum',
  stock_quantity:
    'stock_quantity stock quantity qty inventory inventory_quantity quantidade qtd existencias unidades unidades_disponiveis stock_disponivel lagerbestand bestand voorraad giacenza quantite cantidad stock.quantity inventory.quantity',
  delivery_days:
    'delivery_time deliverytime delivery_days delivery shipping_time lead_time leadtime prazo_entrega prazo_de_entrega prazo tempo_entrega plazo_entrega delai_livraison tempi_consegna tempo_consegna lieferzeit levertijd tempo_envio prazo_envio',
  shipping_price:
    'shipping_cost shipping_price shippingcost delivery_cost delivery_price deliverycost portes custo_envio custos_envio custo_portes gastos_envio coste_envio frais_livraison frais_port spese_spedizione versandkosten verzendkosten portes_envio custo_entrega',
  shipping_price_islands: 'shipping_cost_islands portes_ilhas',
  shipping: 'shipping envio versand livraison spedizione verzending',
  product_type:
    'product_type category category_path categorypath categories category_name categoryname categoria categorias caminho_categoria cat categorytext kategorie categorie merchant_category categories.category categoria_producto categoria_producto_tienda categorie_produit categorie_produit_boutique categoria_prodotto categoria_prodotto_negozio produktgruppe produktgruppe_shop product_group_shop categoria_produto categoria_artigo familia tipo_produto tipo_producto type_produit produkttyp categories.name category.path category.full_path category.name',
  google_product_category:
    'google_product_category google_category categoria_produto_google categoria_producto_google categorie_produits_google google_produktkategorie',
  published: 'published visible active is_active publicado ativo activo visibility',
  energy_efficiency_class:
    'energy_efficiency_class energy_class classe_energetica clase_eficiencia_energetica classe_eficiencia_energetica classe_efficacite_energetique classe_efficienza_energetica energieeffizienzklasse',
  color: 'color colour cor couleur farbe colore kleur cor_principal',
  material: 'material materials materiais materiau materiale materiaal',
  pattern: 'pattern padrao padrão',
  size: 'size tamanho dimensions dimensoes dimensões medidas dimensiones taille talla taglia masse abmessungen afmetingen dimensioni',
  style: 'style estilo',
  product_width:
    'product_width width largura ancho breite largeur larghezza breedte medidas.largura medidas.width medidas.ancho medidas.breite medidas.largeur medidas.larghezza dimensoes.largura dimensoes.width dimensoes.ancho dimensoes.breite dimensoes.largeur dimensoes.larghezza dimensões.largura dimensões.width dimensões.ancho dimensões.breite dimensões.largeur dimensões.larghezza dimensions.largura dimensions.width dimensions.ancho dimensions.breite dimensions.largeur dimensions.larghezza dimensiones.largura dimensiones.width dimensiones.ancho dimensiones.breite dimensiones.largeur dimensiones.larghezza abmessungen.largura abmessungen.width abmessungen.ancho abmessungen.breite abmessungen.largeur abmessungen.larghezza',
  product_height:
    'product_height height altura alto hohe hauteur altezza hoogte medidas.altura medidas.height medidas.alto medidas.hohe medidas.hauteur medidas.altezza dimensoes.altura dimensoes.height dimensoes.alto dimensoes.hohe dimensoes.hauteur dimensoes.altezza dimensões.altura dimensões.height dimensões.alto dimensões.hohe dimensões.hauteur dimensões.altezza dimensions.altura dimensions.height dimensions.alto dimensions.hohe dimensions.hauteur dimensions.altezza dimensiones.altura dimensiones.height dimensiones.alto dimensiones.hohe dimensiones.hauteur dimensiones.altezza abmessungen.altura abmessungen.height abmessungen.alto abmessungen.hohe abmessungen.hauteur abmessungen.altezza',
  product_depth:
    'product_depth depth profundidade profundidad tiefe profondeur profondita diepte medidas.profundidade medidas.depth medidas.profundidad medidas.tiefe medidas.profondeur medidas.profondita dimensoes.profundidade dimensoes.depth dimensoes.profundidad dimensoes.tiefe dimensoes.profondeur dimensoes.profondita dimensões.profundidade dimensões.depth dimensões.profundidad dimensões.tiefe dimensões.profondeur dimensões.profondita dimensions.profundidade dimensions.depth dimensions.profundidad dimensions.tiefe dimensions.profondeur dimensions.profondita dimensiones.profundidade dimensiones.depth dimensiones.profundidad dimensiones.tiefe dimensiones.profondeur dimensiones.profondita abmessungen.profundidade abmessungen.depth abmessungen.profundidad abmessungen.tiefe abmessungen.profondeur abmessungen.profondita',
  product_length:
    'product_length length comprimento largo lange longueur lunghezza lengte medidas.comprimento medidas.length medidas.largo medidas.lange medidas.longueur medidas.lunghezza dimensoes.comprimento dimensoes.length dimensoes.largo dimensoes.lange dimensoes.longueur dimensoes.lunghezza dimensões.comprimento dimensões.length dimensões.largo dimensões.lange dimensões.longueur dimensões.lunghezza dimensions.comprimento dimensions.length dimensions.largo dimensions.lange dimensions.longueur dimensions.lunghezza dimensiones.comprimento dimensiones.length dimensiones.largo dimensiones.lange dimensiones.longueur dimensiones.lunghezza abmessungen.comprimento abmessungen.length abmessungen.largo abmessungen.lange abmessungen.longueur abmessungen.lunghezza',
  product_weight: 'product_weight weight peso grams gewicht poids',
  'detail.name':
    'param@name attribute@name feature@name params.param@name attributes.attribute@name features.feature@name specs.spec@name properties.property@name attributes.name params.name features.name specs.name properties.name atributos.nome caracteristicas.nome atributos.atributo@nome caracteristicas.caracteristica@nome',
  'detail.value':
    'param attribute feature params.param attributes.attribute features.feature specs.spec properties.property attributes.value attributes.options params.value features.value specs.value properties.value atributos.valor caracteristicas.valor atributos.atributo caracteristicas.caracteristica',
}

/** Ways to pay and prices of a litre stand in such tables too, and say nothing of the piece. */
const SAYS_NOTHING =
  'precio_base prix_base prezzo_base grundpreis base_price preco_base paypal transferencia vorkasse nachnahme kreditkarte tarjeta_credito carte_bancaire lastschrift rechnung sofortuberweisung'.split(
    ' ',
  )

/** For files of no known dialect, XML and tables alike. */
export const GENERIC_FIELDS: FieldMap = Object.fromEntries([
  ...Object.entries(WORDS).flatMap(([field, words]) =>
    (words ?? '').split(' ').map((word) => [word, field as RawField] as const),
  ),
  ...SAYS_NOTHING.map((word) => [word, null] as const),
])

export const GENERIC_BLOCKS: readonly string[] = [
  'images',
  'imagens',
  'pictures',
  'photos',
  'gallery',
  'additional_images',
  'categories',
  'params',
  'attributes',
  'features',
  'specs',
  'properties',
  'medidas',
  'dimensoes',
  'dimensions',
  'dimensiones',
  'abmessungen',
  'atributos',
  'caracteristicas',
]

/** A name as WORDS has it: "Preço de venda", "preco-venda", "PRECO_VENDA" and "Precio de venta (EUR)" differ only in writing. */
export function genericName(name: string): string {
  const plain = name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
  if (plain in GENERIC_FIELDS || UNIT.test(plain)) return plain
  // The carrier or the country may stand in brackets.
  const delivery = deliveryHeading(bareWords(name.replace(/[()]/g, ' ')))
  if (delivery !== null) return delivery === 'other' ? plain : delivery
  return BY_BARE_NAME.get(bareWords(name).join('_')) ?? plain
}

// "Altura (mm)": the unit is part of what it says, and attributes are read with it.
const UNIT = /\((?:mm|cm|m|kg|g|gr|in|pol|″|")\)/

// "do", "en la", "of the": what stands between the words of a heading.
const BETWEEN =
  /^(?:o|a|os|as|d|di|d[aeo]s?|d[eu]l?|des|della?|dell|nel|nella|n[ao]|em|en|in|im|la|le|el|los|las|les|l|il|lo|the|of|para|por|pour|per|sobre|eur|euro|euros)$/

/** Whoever writes more is not naming a column. */
const MOST_OF_A_HEADING = 120

/** A heading's telling words: no accents, no brackets, of "Fabricante / Marca" the first. */
export function bareWords(name: string): string[] {
  const [first = ''] = name
    .slice(0, MOST_OF_A_HEADING)
    .replace(/\([^)]*\)/g, ' ')
    .replace(/\bc\//gi, 'com ')
    .replace(/\bs\//gi, 'sem ')
    .replace(/\bn[°ºo.]+\s/i, 'numero ')
    .split('/')
  const words = first
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .split(/[^a-z0-9]+/)
  return words.filter((word) => word !== '' && !BETWEEN.test(word))
}

const BY_BARE_NAME = new Map(
  Object.keys(GENERIC_FIELDS)
    .toReversed()
    .map((name) => [bareWords(name.replaceAll('_', ' ')).join('_'), name] as const),
)

/** A dialect's own names, and for what they do not say the plain ones: shops write their own into others' frames. */
export function withPlainNames(own: FieldMap): FieldMap {
  return { ...own, ...Object.fromEntries(Object.entries(GENERIC_FIELDS).filter(([name]) => !Object.hasOwn(own, name))) }
}

/** A dialect's own names, and the plain ones of what a piece is like: columns of sizes stand beside Google's in many a table. */
export function withPlainAttributes(own: FieldMap): FieldMap {
  return {
    ...Object.fromEntries(
      Object.entries(GENERIC_FIELDS).filter(([, field]) => field !== null && ATTRIBUTES.has(field)),
    ),
    ...own,
  }
}

const ATTRIBUTES: ReadonlySet<RawField> = new Set([
  'color',
  'material',
  'pattern',
  'size',
  'style',
  'product_width',
  'product_height',
  'product_depth',
  'product_length',
  'product_weight',
  'energy_efficiency_class',
])

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
export function namesAnOffer(has: ReadonlySet<string | null | undefined>): boolean {
  return has.has('title') && has.has('link') && PRICES.some((price) => has.has(price))
}
