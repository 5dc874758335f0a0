import type { Availability, Condition } from '../offer-item.ts'

const AVAILABILITY = wordTable<Availability>({
  in_stock: 'in_stock instock in available yes true em_stock disponivel limited_availability limitedavailability stock_disponivel com_stock sim instoreonly onlineonly',
  out_of_stock: 'out_of_stock outofstock out unavailable not_available no false esgotado esgotada indisponivel sem_stock fora_de_stock soldout sold_out discontinued descontinuado nao rutura',
  preorder: 'preorder pre_order pre_venda pre_encomenda pre_reserva presale',
  backorder: 'backorder back_order available_for_order por_encomenda sob_encomenda disponivel_por_encomenda disponivel_sob_encomenda brevemente',
})

const CONDITION = wordTable<Condition>({
  new: 'new novo nova newcondition',
  used: 'used usado usada segunda_mao usedcondition like_new',
  refurbished: 'refurbished recondicionado recondicionada refurbishedcondition remodelado',
  returned: 'returned devolvido devolvida devolucao open_box openbox damaged',
})

/** Availability by its word, in English or Portuguese, with or without schema.org's address; null when unknown. */
export function parseAvailability(text: string): Availability | null {
  return AVAILABILITY.get(text) ?? AVAILABILITY.get(wordKey(text)) ?? null
}

/** Condition by its word, in English or Portuguese; null when unknown. */
export function parseCondition(text: string): Condition | null {
  return CONDITION.get(text) ?? CONDITION.get(wordKey(text)) ?? null
}

function wordKey(text: string): string {
  return text
    .slice(0, 100)
    .trim()
    .replace(/^https?:\/\/schema\.org\//i, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_-]+/g, '_')
}

function wordTable<T extends string>(words: Readonly<Record<T, string>>): ReadonlyMap<string, T> {
  return new Map(Object.entries<string>(words).flatMap(([meaning, list]) => list.split(' ').map((word) => [word, meaning as T] as const)))
}
