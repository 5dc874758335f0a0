import { AGENT_HOUR_LIMIT } from '../judging/agent-hours.ts'
import type { ClickReason } from '../judging/classify.ts'
import { NETWORK_DAY_LIMIT, NETWORK_OFFER_LIMIT, RENDERING_LIMIT } from '../judging/counted-clicks.ts'
import { RENDERING_GOOD_HOURS } from '../redirect/rendering-id.ts'

/** What a shop is told of each reason why a click is not billed, in Portuguese. */
export const CLICK_REASON_WORDS: Readonly<Record<ClickReason, string>> = {
  prefetch: 'O navegador carregou a página antecipadamente, sem que ninguém clicasse.',
  head: 'Um programa perguntou só se o endereço existe.',
  embedded:
    'O endereço foi pedido por outra página (uma imagem, uma moldura, um programa), sem que ninguém fosse à sua loja.',
  no_agent: 'O pedido não disse que navegador o fez.',
  bot: 'O pedido veio de um robô.',
  rendering_missing: 'A ligação não veio de uma das nossas páginas.',
  rendering_stale: `A página de onde veio o clique tinha mais de ${RENDERING_GOOD_HOURS} horas.`,
  rendering_forged: 'A ligação não é a que a nossa página mostrou para esta oferta.',
  replayed: 'O mesmo clique já tinha chegado.',
  own_network: 'O clique veio de uma rede onde trabalham pessoas da sua loja.',
  rival_network: 'O clique veio de uma rede onde trabalham pessoas de outra loja.',
  agent_crowd: `Muitos cliques desta hora vinham do mesmo navegador: contam ${AGENT_HOUR_LIMIT}, ou até metade dos cliques da loja nessa hora.`,
  after_cap: 'O orçamento não cobria o clique: estava esgotado, em pausa ou fora do horário.',
  double: 'A mesma pessoa já tinha clicado nesta oferta na mesma hora.',
  network_offer: `Da mesma rede já tinham sido contados ${NETWORK_OFFER_LIMIT} cliques nesta oferta na mesma hora.`,
  network_day: `Da mesma rede já tinham sido contados ${NETWORK_DAY_LIMIT} cliques nesse dia.`,
  rendering_spent: `Da mesma página já tinham sido contados ${RENDERING_LIMIT} cliques.`,
}
