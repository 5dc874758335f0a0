import type { WireChoice } from '#domains/search/contract.ts'
import { formatCount } from '../../copy/format.ts'

/** from a listing to its reductions and back. Each is an address of its own, so these are links, not fields of the form. One that leads to nothing is absent; taken already, it can be taken back. */
export function PromoFilters({ choices }: { choices: readonly WireChoice[] }) {
  const offered = choices.filter(({ selected, disabled }) => selected || !disabled)
  return offered.length === 0 ? null : (
    <ul className="promo-filters" aria-label="Preços que desceram">
      {offered.map(({ ident, name, url, selected, count, followable }, index) => (
        <li key={ident}>
          <a
            href={url}
            aria-current={selected ? 'true' : undefined}
            rel={followable ? undefined : 'nofollow'}
            data-in-place=""
            data-event="promo_filter_click"
            data-type={ident}
            data-label={name}
            data-position={index + 1}
          >
            {selected && <span className="visually-hidden">Retirar o filtro </span>}
            {name}
            {count !== null && count > 0 && <small>{formatCount(count)}</small>}
          </a>
        </li>
      ))}
    </ul>
  )
}
