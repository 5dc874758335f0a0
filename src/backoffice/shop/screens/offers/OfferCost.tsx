import { Link } from 'react-router'
import type { OfferBid } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import { microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { modeWords } from '../bids/mode-words.ts'

/** What a click on an offer costs, and what that is made of. */
export function OfferCost({ bid }: { bid: OfferBid }) {
  const { mode, bidMicros, factorPercent, floorMicros, costsMicros, isInForce } = bid
  return (
    <section className="block" aria-label="Quanto custa um clique">
      <h2>Quanto custa um clique</h2>
      <p>
        {costsMicros === 0
          ? 'Um clique nesta oferta não custa nada. '
          : `Um clique nesta oferta custa ${microsText(costsMicros)}. `}
        {costsMicros > 0 && !isInForce && 'O orçamento não deixa pagar cliques agora. '}
        <Link to="/licitacoes">Licitações</Link>
      </p>
      <PlainTable
        caption="De que é feito"
        heads={['O quê', 'Quanto']}
        rows={[
          ['Licitação', bidMicros === 0 ? 'nenhuma' : microsText(bidMicros)],
          ['Fator desta oferta', `${formatCount(factorPercent)} %`],
          ['Mínimo da categoria', microsText(floorMicros)],
          ['Quem escolhe o preço', modeWords[mode]],
        ]}
      />
    </section>
  )
}
