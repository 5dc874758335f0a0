import { paths } from '../../paths.ts'
import { marketLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'

/** What being here costs, as every version of the terms for shops has it: nothing but clicks that a shop bids for. */
export function CostWords() {
  const site = useSite()
  return (
    <p>
      Entrar não custa nada, e não há mensalidade nem comissão. Um clique só pode custar se a loja licitar por ele,
      nunca mais do que o orçamento que fixar; sem licitação, é grátis.{' '}
      <a href={marketLink(site, paths.termsOfShops())}>Os termos das lojas</a>
    </p>
  )
}
