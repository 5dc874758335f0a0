import type { RuleCode } from './rule-codes.ts'

/** Sold by nobody who sells furniture. */
const OTHER_TRADES =
  /\b(?:casinos?|apostas online|bitcoins?|criptomoedas?|cripto|forex|viagra|cialis|emprestimos? (?:rapidos?|pessoa\w+|entre particulares|imediatos?|sem)|credito (?:rapido|imediato|facil)|renda extra|ganh\w+ (?:dinheiro|euros) (?:em|a partir de) casa|trabalh\w+ (?:em|a partir de) casa|seguidores (?:gratis|reais)|videntes?|amarracao|taro?t)\b/
const OFFERS =
  /\b(?:cliqu\w+ (?:aqui|no link|ja)|link na (?:bio|descricao)|compr(?:e|em) ja|encomend(?:e|em) ja|visit(?:e|em) (?:o nosso|a nossa|o meu|a minha)|(?:na|a) nossa (?:loja|pagina)|temos os melhores precos|ligu(?:e|em) (?:ja|para o)|(?:contact|liguem?|fal)\w*-nos|oferta limitada|promocao limitada|envi\w+ mensagem (?:privada|para)|mando por mensagem|vendo (?:um|o|igual)|tenho para venda|preco combinado|habilit\w+-se|use (?:o|o meu) codigo|com o meu codigo)\b/

/** What wants to sell something, in a folded text. */
export function advertisingCodes(text: string): readonly RuleCode[] {
  return [
    ...(OTHER_TRADES.test(text) ? (['other_trade'] as const) : []),
    ...(OFFERS.test(text) ? (['advertising'] as const) : []),
  ]
}
