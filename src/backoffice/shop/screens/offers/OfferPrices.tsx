import { useMemo } from 'react'
import type { OfferHistory } from '#platform/api-client/calls.ts'
import { formatDay } from '#storefront/copy/format.ts'
import { eurosText } from '../../../parts/money-words.ts'
import { Plot } from '../../../parts/Plot.tsx'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { shownWords } from '../../../parts/overrides/variant-words.ts'
import { momentWords } from '../../../parts/words.ts'
import { priceDays } from './price-days.ts'

const NO_DISCOUNT: Readonly<Record<NonNullable<OfferHistory['noDiscount']>, string>> = {
  not_for_sale: 'não está à venda',
  not_reduced: 'o preço não desceu',
  over: 'a descida já foi há mais de 30 dias',
  short_history: 'ainda não a vimos durante 30 dias antes da descida',
  not_seen: 'não a vimos nos 30 dias antes da descida',
  not_below: 'o preço não é inferior ao mais baixo dos 30 dias antes',
  not_live: 'não está à vista',
}

/** What we saw of an offer's price, as its product's page tells it, and whether a discount is shown. */
export function OfferPrices({ history }: { history: OfferHistory }) {
  const { lowest, highest, usual, discount, noDiscount, points } = history
  const drawn = useMemo(() => {
    const { days, prices } = priceDays(history)
    return { days, lines: [{ label: 'Preço', tone: 'first' as const, values: prices }] }
  }, [history])
  return (
    <section className="block" aria-label="Histórico do preço">
      <h2>Histórico do preço</h2>
      {points.length === 0 ? (
        <p className="soft">Ainda não vimos nenhum preço.</p>
      ) : (
        <>
          <p>
            {discount === null
              ? `Não mostramos desconto: ${noDiscount === null ? 'não se pode provar' : NO_DISCOUNT[noDiscount]}.`
              : `Mostramos um desconto de ${discount.discount} %, sobre ${eurosText(discount.priceBeforeDiscount)}.`}
            {lowest !== null && ` O mais baixo: ${eurosText(lowest.price)}, em ${formatDay(lowest.day)}.`}
            {highest !== null && ` O mais alto: ${eurosText(highest.price)}, em ${formatDay(highest.day)}.`}
            {usual !== null && ` O habitual: ${eurosText(usual)}.`}
          </p>
          <div className="plots">
            <Plot title="Preço por dia" unit="euros" {...drawn} />
          </div>
          <PlainTable
            caption="Preços que vimos"
            heads={['Desde', 'Até', { figures: 'Preço' }, { figures: 'Antes, segundo a loja' }, 'Disponibilidade']}
            rows={points
              .toReversed()
              .map(({ from, until, price, claimedBefore, availability }) => [
                momentWords(from),
                until === null ? 'agora' : momentWords(until),
                eurosText(price),
                claimedBefore === null ? '–' : eurosText(claimedBefore),
                shownWords('availability', availability),
              ])}
          />
        </>
      )}
    </section>
  )
}
