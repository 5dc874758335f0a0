import type { WireChoice } from '#domains/search/contract.ts'
import { formatCount } from '../../copy/format.ts'
import { linkEvent } from '../../html/link-event.ts'

interface ChoiceLinksProps {
  /** What a screen reader calls the list. */
  readonly label: string
  /** `type` of promo_filter_click; without one that of the choice itself. */
  readonly type?: string
  readonly choices: readonly WireChoice[]
}

/** Choices that are one step away, as links and not as fields of the form: reductions, prices and smart prompts (L-12). One that leads to nothing is absent; taken already, it can be taken back. */
export function ChoiceLinks({ label, type, choices }: ChoiceLinksProps) {
  const offered = choices.filter(({ selected, disabled }) => selected || !disabled)
  return offered.length === 0 ? null : (
    <ul className="choice-links" aria-label={label}>
      {offered.map(({ ident, name, url, selected, count, followable }, index) => (
        <li key={ident}>
          <a
            href={url}
            aria-current={selected ? 'true' : undefined}
            rel={followable ? undefined : 'nofollow'}
            data-in-place=""
            data-ga-event={linkEvent({
              name: 'promo_filter_click',
              type: type ?? ident,
              label: name,
              position: index + 1,
            })}
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
