import type { PixelProblem } from '../pixel/pixel-problem.ts'
import { ORDER_LIMITS } from '../purchase.ts'
import type { OrderProblem } from './read-order.ts'

/** What a shop is told of an order that cannot be taken, in Portuguese. */
export const ORDER_PROBLEM_WORDS: Readonly<Record<OrderProblem, string>> = {
  order_id_missing: 'Falta o número da encomenda (orderId).',
  order_id_unusable: `O número da encomenda (orderId) tem de ter de 1 a ${ORDER_LIMITS.idCharacters} caracteres legíveis, numa só linha.`,
  order_unknown: 'Não conhecemos nenhuma encomenda da loja com este número, por isso não há nada a anular.',
  state_unusable: "O estado (state) só pode ser 'cancelled', ou ficar por dizer.",
  email_unusable: 'O e-mail (email) não é um endereço a que se possa escrever.',
  date_missing: 'Falta a data da encomenda (orderedAt).',
  date_unusable:
    'A data (orderedAt) tem de estar no formato ISO 8601: 2026-11-26, ou 2026-11-26T14:05:00Z com o fuso horário.',
  date_future: 'A data (orderedAt) está no futuro.',
  date_too_old: `A encomenda tem mais de ${ORDER_LIMITS.oldestDays} dias.`,
  items_missing: 'Faltam os artigos (items).',
  items_too_many: `Uma encomenda tem no máximo ${ORDER_LIMITS.items} artigos diferentes.`,
  item_unusable: `Um artigo tem de ter o identificador do feed (itemId, até ${ORDER_LIMITS.itemIdCharacters} caracteres) e, se a disser, uma quantidade inteira de 1 a ${ORDER_LIMITS.quantity}.`,
}

/** The same of what a page of the shop sends, whatever the order in it. */
export const PIXEL_PROBLEM_WORDS: Readonly<Record<PixelProblem, string>> = {
  consent_missing:
    "Falta o consentimento: chame poiso('consent', 'granted') depois de a pessoa aceitar, ou ponha consent=granted na imagem.",
  shop_missing: "Falta o nome da loja: chame poiso('shop', …), ou ponha shop= na imagem.",
  shop_unknown: 'Não há nenhuma loja com este nome.',
  signature_wrong: 'A assinatura não é a da chave da loja sobre exatamente este texto.',
  order_malformed: 'A encomenda não é um objeto JSON.',
  origin_foreign: 'O pedido veio de uma página que não é da loja.',
}
