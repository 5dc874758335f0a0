import type { Availability, Condition } from '../offer-item.ts'
import { parseStock } from './stock.ts'
import { wordKey } from './word-key.ts'

const AVAILABILITY = wordTable<Availability>({
  in_stock: `in_stock instock in stock available available_now yes y true on em_stock em_estoque disponivel limited_availability limitedavailability stock_disponivel com_stock sim s instoreonly onlineonly in_store
    en_stock disponible existencias hay_existencias si en_existencia en_magasin dispo oui lagernd auf_lager vorratig verfugbar lieferbar sofort_lieferbar ja disponibile in_magazzino disponibilita_immediata
    διαθεσιμο αμεσα_διαθεσιμο σε_αποθεμα ετοιμοπαραδοτο entrega_imediata envio_imediato ultimas_unidades stock_limitado low_stock few_left skladem`,
  out_of_stock: `out_of_stock outofstock out unavailable not_available no n false off esgotado esgotada indisponivel sem_stock sem_estoque fora_de_stock soldout sold_out discontinued descontinuado descontinuada nao rutura em_rutura rutura_de_stock out_of_order not_in_stock
    agotado agotada sin_stock no_disponible sin_existencias fuera_de_stock rupture en_rupture rupture_de_stock epuise indisponible non_disponible non ausverkauft nicht_auf_lager nicht_lieferbar nicht_verfugbar vergriffen nein esaurito non_disponibile
    μη_διαθεσιμο εξαντλημενο εξαντληθηκε vyprodano neni_skladem brevemente_disponivel`,
  preorder: 'preorder pre_order pre_venda pre_encomenda pre_reserva presale pre_sale prevenda preventa reserva precommande pre_commande vorbestellung vorbestellbar preordine προπαραγγελια em_pre_venda coming_soon',
  backorder: `backorder back_order on_backorder available_for_order por_encomenda sob_encomenda disponivel_por_encomenda disponivel_sob_encomenda brevemente onbackorder on_order made_to_order madetoorder feito_por_encomenda
    bajo_pedido por_encargo sur_commande auf_bestellung su_ordinazione κατοπιν_παραγγελιας notify`,
})

// For lines of words ("Em stock, envio em 24h"), tried in this order: what says no comes first.
const PHRASES: readonly (readonly [pattern: RegExp, meaning: Availability])[] = [
  [/esgotad|indispon|sem_(?:stock|estoque)|fora_de_stock|rutura|ruptura|sold_?out|out_of_stock|unavailable|not_(?:available|in_stock)|discontinu|descontinu|agotad|sin_(?:stock|existencias)|no_disponible|rupture|epuise|non_disponib|ausverkauft|nicht_(?:auf_lager|lieferbar|verfugbar|vorratig)|vergriffen|esaurit|μη_διαθεσιμ|εξαντλ/, 'out_of_stock'],
  [/pre_?(?:order|venda|encomenda|reserva|sale|venta|commande|ordine)|vorbestell|προπαραγγελ/, 'preorder'],
  [/(?:por|sob|bajo|sur|auf|su|on|for|by)_(?:encomenda|pedido|commande|bestellung|ordinazione|order)|back_?order|made_to_order|por_encargo|κατοπιν_παραγγελ|apenas_por_encomenda/, 'backorder'],
  [/em_(?:stock|estoque)|(?:^|_)in_stock|en_stock|dispon|available|lieferbar|lagernd|auf_lager|vorratig|verfugbar|existencias|in_magazzino|διαθεσιμ|αποθεμα|(?:envio|entrega|expedicao)_imediat|pronta_entrega|ultimas_unidades|pronto_a_(?:enviar|entregar)|ships_(?:in|within)|(?:envio|entrega|enviado|expedido)_(?:em|de|ate|entre)_\d|παραδοση/, 'in_stock'],
]

const CONDITION = wordTable<Condition>({
  new: 'new novo nova newcondition nuevo nueva neuf neuve neu nuovo nuova brand_new como_novo_de_fabrica καινουργιο καινουριο',
  used: 'used usado usada segunda_mao usedcondition like_new second_hand secondhand pre_owned preowned segunda_mano de_segunda_mano de_ocasion ocasion occasion d_occasion gebraucht usato usata como_novo semi_novo seminovo μεταχειρισμενο',
  refurbished: 'refurbished recondicionado recondicionada refurbishedcondition remodelado renewed reacondicionado reacondicionada reconditionne generaluberholt ricondizionato restaurado restaurada',
  returned: 'returned devolvido devolvida devolucao open_box openbox damaged retoma exposicao artigo_de_exposicao de_exposicao outlet_exposicao b_ware bware ex_display',
})

/**
 * Availability by its word, a line of words, or a number of pieces, in pt, en, es, fr, de, it or el, with or without
 * schema.org's address; null when unknown. What says both ("fora de stock, disponível em breve") is not there.
 */
export function parseAvailability(text: string): Availability | null {
  const known = AVAILABILITY.get(text)
  if (known !== undefined) return known
  const stock = parseStock(text)
  if (stock !== null) return stock > 0 ? 'in_stock' : 'out_of_stock'
  const key = wordKey(text)
  return AVAILABILITY.get(key) ?? PHRASES.find(([pattern]) => pattern.test(key))?.[1] ?? null
}

/** Condition by its word, in the same languages; null when unknown. */
export function parseCondition(text: string): Condition | null {
  return CONDITION.get(text) ?? CONDITION.get(wordKey(text)) ?? null
}

function wordTable<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map(Object.entries<string>(words).flatMap(([meaning, list]) => list.split(/\s+/).map((word) => [word, meaning as T] as const)))
}
