import { COMMON_FLOOR_MICROS, MOST_CPC_MICROS } from '#domains/billing/contract.ts'
import {
  NETWORK_DAY_LIMIT,
  NETWORK_OFFER_LIMIT,
  RENDERING_GOOD_HOURS,
  VISITOR_COOKIE_DAYS,
  VISITOR_LIMIT,
} from '#domains/clicks/contract.ts'
import {
  FAILURE_LIMITS,
  FEED_LIMITS,
  FETCH_EVERY_HOURS,
  FETCH_LIMITS,
  HOLD_LIMITS,
  LAB_KEPT_HOURS,
  LAB_LIMITS,
} from '#domains/feeds/contract.ts'
import { KEPT_PICTURE, PICTURE_FETCH_LIMITS, PICTURE_READ_LIMITS } from '#domains/images/contract.ts'
import { MOST_PICTURES, PROVING_DAYS, STALE_AFTER_HOURS } from '#domains/offers/contract.ts'
import { ORDER_LIMITS } from '#domains/orders/contract.ts'
import { STAR_LIMITS } from '#domains/reviews/contract.ts'
import { HALF_LIFE_DAYS } from '#domains/search/contract.ts'
import { formatCount, formatEuros } from '../copy/format.ts'

const MB = 1024 ** 2
const DAY_MS = 86_400_000

/** What the terms and the guide for shops take from the code by `{{name}}` (content/words/texts). */
export const shopValues: Readonly<Record<string, string>> = {
  'feed-horas': formatCount(FETCH_EVERY_HOURS),
  'feed-gb': formatCount(FETCH_LIMITS.maxBytes / (1024 * MB)),
  'oferta-horas': formatCount(STALE_AFTER_HOURS),
  redirecionamentos: formatCount(FETCH_LIMITS.maxRedirects),
  'descarga-minutos': formatCount(FETCH_LIMITS.totalMs / 60_000),
  'falhas-aviso': formatCount(FAILURE_LIMITS.notice),
  'falhas-limite': formatCount(FAILURE_LIMITS.disable),
  'id-carateres': formatCount(FEED_LIMITS.maxIdChars),
  'faltam-percentagem': formatCount(HOLD_LIMITS.maxMissingShare * 100),
  'retidas-minimo': formatCount(HOLD_LIMITS.minLive),
  'desconto-dias': formatCount(PROVING_DAYS),
  'laboratorio-mb': formatCount(LAB_LIMITS.maxBytes / MB),
  'laboratorio-horas': formatCount(LAB_KEPT_HOURS),
  'imagens-maximo': formatCount(MOST_PICTURES),
  'imagem-mb': formatCount(PICTURE_FETCH_LIMITS.maxBytes / MB),
  'imagem-megapixeis': formatCount(PICTURE_READ_LIMITS.maxPixels / 1_000_000),
  'imagem-minimo': formatCount(PICTURE_READ_LIMITS.minLongSide),
  'imagem-ideal': formatCount(KEPT_PICTURE.longestSide),
  'clique-minimo': formatEuros(COMMON_FLOOR_MICROS / 1_000_000),
  'clique-maximo': formatEuros(MOST_CPC_MICROS / 1_000_000),
  'clique-pessoa': formatCount(VISITOR_LIMIT),
  'clique-rede-oferta': formatCount(NETWORK_OFFER_LIMIT),
  'clique-rede-dia': formatCount(NETWORK_DAY_LIMIT),
  'clique-cookie-dias': formatCount(VISITOR_COOKIE_DAYS),
  'clique-pagina-horas': formatCount(RENDERING_GOOD_HOURS),
  'star-dias-abertos': formatCount(STAR_LIMITS.openMs / DAY_MS),
  'star-dias-sem-repetir': formatCount(STAR_LIMITS.askedAgainMs / DAY_MS),
  'encomenda-dias': formatCount(ORDER_LIMITS.oldestDays),
  'encomenda-email-dias': formatCount(ORDER_LIMITS.emailDays),
  'encomenda-clique-dias': formatCount(ORDER_LIMITS.clickMs / 86_400_000),
  'encomenda-artigos': formatCount(ORDER_LIMITS.items),
  'encomendas-chamada': formatCount(ORDER_LIMITS.ordersOfCall),
  'procura-dias': formatCount(HALF_LIFE_DAYS),
}
