/** What a delivery's price is called, without accents and the small words between; singular and plural. */
const NAMES =
  /^(?:(?:gastos?|costes?|costos?|precios?|tarifas?|custos?|despesas?|taxas?|precos?|valor(?:es)?) (?:envios?|entregas?|transportes?|portes|fretes?|expedicao)|portes(?: envio)?|fretes?|frais (?:livraison|port|envoi|expedition|transport)|couts? (?:livraison|port|envoi|transport)|(?:spese|costi?|costo|prezzo|tariffa) (?:spedizione|consegna|trasporto)|(?:versand|liefer|zustell|fracht|transport)kosten|(?:versand|liefer)(?:gebuhr|preis)|(?:shipping|delivery|postage|freight) ?(?:costs?|prices?|fees?|charges?|rates?)|postage|(?:verzend|bezorg|leverings)kosten|kosz?ty? (?:dostawy|wysylki))(?= |$)/

/** Other countries, and islands of theirs: what it costs to go there says nothing of a delivery here. */
const ELSEWHERE =
  /\b(?:es|espana|espanha|spain|spanien|espagne|spagna|baleares|canarias|ceuta|melilla|fr|franca|france|francia|frankreich|corse|de|alemanha|alemania|germany|deutschland|at|austria|osterreich|it|italia|italy|italien|ch|suica|schweiz|uk|gb|nl|be|lu|benelux|pl|internacional|international|estrangeiro|extranjero|ausland|europa|europe|ue|eu)\b/
/** With a sum to be ordered, or another thing than the price. */
const NOT_A_PRICE =
  /\b(?:gratis|gratuit[aoe]?s?|free|kostenlos|desde|from|ab|acima|partir|min(?:imo|imum)?|reembolso|contrareembolso|contrassegno|nachnahme|cod|cobranca|remboursement|dias|days|jours|tage|giorni|prazo|plazo|tempo|time|peso|weight|comment|info|nota|texto)\b/
const ISLANDS = /\b(?:ilhas?|islas?|islands?|madeira|acores|azores)\b/

/**
 * The field of a heading that names what a delivery costs, with carrier or way behind it ("Gastos de envío: SEUR", "Versandkosten DHL"), in the
 * languages of the channels; 'other': a delivery's, but to elsewhere or from a sum on; null: it names something else. `words`: lower case, no
 * accents, no small words.
 */
export function deliveryHeading(
  words: readonly string[],
): 'shipping_price' | 'shipping_price_islands' | 'other' | null {
  const heading = words.join(' ')
  const name = NAMES.exec(heading)?.[0]
  if (name === undefined) return null
  const rest = heading.slice(name.length)
  if (NOT_A_PRICE.test(rest) || ELSEWHERE.test(rest)) return 'other'
  return ISLANDS.test(rest) ? 'shipping_price_islands' : 'shipping_price'
}
