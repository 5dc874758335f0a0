import { PROVING_DAYS } from '#domains/offers/contract.ts'
import { paths } from '../../paths.ts'

/** L-11: the box on transparent discounts, where reductions are listed. Above the rule itself its link stays on the page, with the page's filters. */
export function DiscountBox({ ruleUrl = paths.discountRule() }: { ruleUrl?: string }) {
  return (
    <aside className="discount-box" aria-label="Sobre os descontos">
      <p>
        <b>Aqui não há descontos falsos.</b> {DISCOUNT_RULE}{' '}
        <a href={ruleUrl} data-ga-event="sales_info_box_link_click">
          Saiba mais
        </a>
      </p>
    </aside>
  )
}

/** L-11: the same beside a single price; a popover, which needs no script. `id` tells several on one page apart. */
export function DiscountTooltip({ id }: { id: string }) {
  return (
    <>
      <button type="button" className="discount-why" popoverTarget={id} aria-label="Como calculamos este desconto">
        ?
      </button>
      <span id={id} className="discount-tip" popover="auto">
        {DISCOUNT_RULE}{' '}
        <a href={paths.discountRule()} data-ga-event="sales_info_tooltip_link_click">
          Saiba mais
        </a>
      </span>
    </>
  )
}

const DISCOUNT_RULE = `A percentagem compara o preço de hoje com o mais baixo que nós próprios vimos na mesma loja nos ${PROVING_DAYS} dias antes de ele descer.`
