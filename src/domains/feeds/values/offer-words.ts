import type { Availability, Condition } from '#domains/offers/contract.ts'
import { parseStock } from './stock.ts'
import { wordKey } from './word-key.ts'

const AVAILABILITY = wordTable<Availability>({
  in_stock: `in_stock instock in stock available available_now yes y true on em_stock em_estoque disponivel limited_availability limitedavailability stock_disponivel com_stock sim s instoreonly onlineonly in_store
    en_stock disponible existencias hay_existencias si en_existencia en_magasin dispo oui lagernd auf_lager vorratig verfugbar lieferbar sofort_lieferbar ja disponibile in_magazzino disponibilita_immediata
    διαθεσιμο αμεσα_διαθεσιμο σε_αποθεμα ετοιμοπαραδοτο entrega_imediata envio_imediato ultimas_unidades stock_limitado low_stock few_left skladem`,
  out_of_stock: `out_of_stock outofstock out unavailable not_available no n false off esgotado esgotada indisponivel sem_stock sem_estoque fora_de_stock soldout sold_out discontinued descontinuado descontinuada nao rutura em_rutura rutura_de_stock out_of_order not_in_stock
    agotado agotada sin_stock no_disponible sin_existencias fuera_de_stock rupture en_rupture rupture_de_stock epuise indisponible non_disponible non ausverkauft nicht_auf_lager nicht_lieferbar nicht_verfugbar vergriffen nein esaurito non_disponibile
    μη_διαθεσιμο εξαντλημενο εξαντληθηκε vyprodano neni_skladem brevemente_disponivel`,
  preorder:
    'preorder pre_order pre_venda pre_encomenda pre_reserva presale pre_sale prevenda preventa reserva precommande pre_commande vorbestellung vorbestellbar preordine προπαραγγελια em_pre_venda coming_soon',
  backorder: `backorder back_order on_backorder available_for_order por_encomenda sob_encomenda disponivel_por_encomenda disponivel_sob_encomenda brevemente onbackorder on_order made_to_order madetoorder feito_por_encomenda
    bajo_pedido por_encargo sur_commande auf_bestellung su_ordinazione κατοπιν_παραγγελιας notify`,
})

// For lines of words ("Em stock, envio em 24h"), tried in this order: what asks says nothing, then what says no.
const PHRASES: readonly (readonly [pattern: RegExp, meaning: Availability | null])[] = [
  [
    /consult(?:ar|e|a)_|sob_consulta|(?:contact|ask|check|anfrag|nachfrag|demand|richie)[a-z]*_(?:us|for|availab|stock|dispon|verfug)/,
    null,
  ],
  [
    /esgotad|indispon|sem_(?:stock|estoque)|fora_de_stock|rutura|ruptura|sold_?out|out_of_stock|unavailable|discontinu|descontinu|agotad|sin_(?:stock|existencias)|rupture|epuise|ausverkauft|vergriffen|esaurit|uitverkocht|μη_διαθεσιμ|εξαντλ/,
    'out_of_stock',
  ],
  [
    /(?:^|_)(?:nao|no|not|non|nicht|niet|n_est|ya_no|plus|nie)_(?:(?:esta|estao|e|is|are|longer|currently|hay|hai|ha|mehr|meer|sono|pas|pode)_){0,3}(?:dispon|available|in_stock|stock|existencias|lieferbar|verfugbar|vorratig|auf_lager|en_stock|op_voorraad|leverbaar|beschikbaar|in_magazzino)/,
    'out_of_stock',
  ],
  [
    /(?:^|_)0_(?:un|pec|pcs|pieces|artig|items?|em_|in_|en_|auf_|op_|dispon|available|left|stuck|stuks|pezz|existencias|units)/,
    'out_of_stock',
  ],
  [
    /(?:avis|notif|alert|prevenir|benachrichtig|email_me|me_avise)[a-z]*_.*(?:dispon|available|stock|verfugbar)|(?:back_(?:in_stock|soon))|reposicao|sem_previs|voltara?_em_breve|(?:dispon[a-z]*|available|verfugbar|beschikbaar)_(?:soon|em_breve|brevemente|bientot|bald|binnenkort|proximamente|presto)|(?:bientot|presto)_dispon|^(?:in_arrivo|stock_out|nostock|ohne_bestand)$|(?:aguarda|espera|sujeito_a_reposicao)[a-z]*_.*stock|(?:brevemente|proximamente|em_breve|soon|binnenkort|bald)_(?:novamente_)?(?:dispon|available|verfugbar|beschikbaar)|^(?:proximamente|binnenkort|demnachst|prossimamente)$|^(?:vendid[oa]s?|sold|verkauft|vendu|venduto|verkocht)$/,
    'out_of_stock',
  ],
  [/pre_?(?:order|venda|encomenda|reserva|sale|venta|commande|ordine)|vorbestell|προπαραγγελ/, 'preorder'],
  [
    /(?:por|sob|bajo|sur|auf|su|on|for|by|op)_(?:encomenda|pedido|commande|bestellung|ordinazione|order|bestelling|medida|mesure)|a_medida|nach_mass|back_?order|made_to_(?:order|measure)|por_encargo|κατοπιν_παραγγελ|apenas_por_encomenda|special_order|ordinabil|^(?:encomendar|encargar)$/,
    'backorder',
  ],
  [
    /(?:dispon[a-z]*|available|dispo|lieferbar|verfugbar|leverbaar|beschikbaar|εως)_(?:so_)?(?:a_partir_d[eo]|desde|from|as_of|ab|des_le|a_partir_du|dal|vanaf)_(?:o_dia_)?\d{1,4}[/.-]\d/,
    'backorder',
  ],
  [
    /em_(?:stock|estoque|armazem|loja)|(?:^|_)in_st(?:ock|ore)|en_(?:stock|magasin|almacen|tienda)|hay_(?:stock|existencias)|dispon|available|lieferbar|lagernd|auf_lager|vorratig|verfugbar|existencias|in_magazzino|op_voorraad|leverbaar|beschikbaar|na_sklade|διαθεσιμ|αποθεμα/,
    'in_stock',
  ],
  [
    /(?:envio|entrega|expedicao)_imediat|pronta_entrega|(?:ultim[oa]s?|ultim[aeio]|dernier[es]*|last|letzte[rs]?|laatste)_(?:\d+_)?(?:unidad|pec|artig|exemplar|stock|pezz|pi[eè]c|items?|stuck|exempl|stuks)|pronto_a_(?:enviar|entregar)|(?:stock|lager)_(?:baixo|reduzido|limitado|fornecedor|bajo|reducido|faible|limite)|(?:low|limited|few|little)_(?:stock|left)|only_\d+_left|so_\d+_em_|\d+_left|(?:envio|entrega|enviado|expedido|enviamos|ships?|dispatch[a-z]*|delivery|expedie|livre|livraison|lieferung|lieferzeit|versand[a-z]*|consegna|spedi[a-z]*|levering|levertijd|recibel[oa]|παραδοση)_(?:(?:em|de|ate|entre|in|within|sous|en|ca\.?|binnen|op|do|immediat[ae]?|prevista:?|:)_){0,2}(?:σε_)?\d/,
    'in_stock',
  ],
]

const CONDITION = wordTable<Condition>({
  new: 'new novo nova newcondition nuevo nueva neuf neuve neu nuovo nuova brand_new como_novo_de_fabrica καινουργιο καινουριο',
  used: 'used usado usada segunda_mao usedcondition like_new second_hand secondhand pre_owned preowned segunda_mano de_segunda_mano de_ocasion ocasion occasion d_occasion gebraucht usato usata como_novo semi_novo seminovo μεταχειρισμενο',
  refurbished:
    'refurbished recondicionado recondicionada refurbishedcondition remodelado renewed reacondicionado reacondicionada reconditionne generaluberholt ricondizionato restaurado restaurada',
  returned:
    'returned devolvido devolvida devolucao open_box openbox damaged retoma exposicao artigo_de_exposicao de_exposicao outlet_exposicao b_ware bware ex_display',
})

// "Usado - como novo", "Recondicionado grau A": what is worse than new comes first.
const CONDITION_PHRASES: readonly (readonly [pattern: RegExp, meaning: Condition])[] = [
  [
    /recondicion|remodelad|refurb|renewed|reacondicion|reconditionn|ricondizion|generaluberhol|opgeknapt|restaurad/,
    'refurbished',
  ],
  [
    /exposic|open_?box|devol|danificad|damaged|com_defeito|ausstellung|vorfuhr|b_?ware|ex_display|display_model|showroom|retourware|d_exposition|da_esposizione/,
    'returned',
  ],
  [
    /(?:^|_)(?:usad[oa]|used|gebraucht|gebruikt|tweedehands|occasion|usat[oa]|vintage|seminov[oa])|(?:segunda|second|2a)_(?:mao|mano|hand|main)|pre_?owned|(?:como|like|semi)_(?:new|nov[oa]|nuev[oa])|(?:bom|buen|good|very_good|bon)_(?:estado|condition|etat)/,
    'used',
  ],
  [/^(?:nov[oa]|new|brand_new|neu|neuf|neuve|nuev[oa]|nuov[oa]|nieuw|estado_nov[oa])(?:_|$)/, 'new'],
]

/**
 * Availability by its word, a line of words, or a number of pieces, in pt, en, es, fr, de, it, nl or el, with or without
 * schema.org's address; null when unknown. What says both ("fora de stock, disponível em breve") is not there.
 */
export function parseAvailability(text: string): Availability | null {
  const known = AVAILABILITY.get(text)
  if (known !== undefined) return known
  const stock = parseStock(text)
  if (stock !== null) return stock > 0 ? 'in_stock' : 'out_of_stock'
  const key = phraseKey(text)
  return AVAILABILITY.get(key) ?? PHRASES.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

/** Condition by its word or a line of words, in the same languages; null when unknown. */
export function parseCondition(text: string): Condition | null {
  const known = CONDITION.get(text)
  if (known !== undefined) return known
  const key = phraseKey(text)
  return CONDITION.get(key) ?? CONDITION_PHRASES.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

/** As `wordKey`, with what stands between words as one '_' too: "Em stock - envio" and "D'occasion". */
function phraseKey(text: string): string {
  return wordKey(text)
    .replace(/[_'’()[\],;:!|–—]+/g, '_')
    .replace(/^_|[_.]+$/g, '')
}

function wordTable<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map(
    Object.entries<string>(words).flatMap(([meaning, list]) =>
      list.split(/\s+/).map((word) => [word, meaning as T] as const),
    ),
  )
}
