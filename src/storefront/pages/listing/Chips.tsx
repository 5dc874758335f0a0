import { CloseIcon } from '../../ui/icons.tsx'
import type { Chip } from './chips.ts'

interface ChipsProps {
  readonly chips: readonly Chip[]
  /** The listing without any filter; null when none is set. */
  readonly clearUrl: string | null
  /** Before the first one. */
  readonly lead?: string
  /** A way out behind the last one. */
  readonly more?: { readonly label: string; readonly url: string }
}

/** The filters that are set, each a link to the listing without it. */
export function Chips({ chips, clearUrl, lead, more }: ChipsProps) {
  return chips.length === 0 ? null : (
    <ul className={lead === undefined ? 'chips' : 'listing-head chips'} aria-label="Filtros escolhidos">
      {lead !== undefined && <li>{lead}</li>}
      {chips.map(({ label, url }) => (
        <li key={label}>
          <a href={url} rel="nofollow" data-in-place="">
            <span className="visually-hidden">Retirar o filtro </span>
            {label}
            <CloseIcon />
          </a>
        </li>
      ))}
      {clearUrl !== null && <Out label="Limpar tudo" url={clearUrl} />}
      {more !== undefined && <Out {...more} />}
    </ul>
  )
}

function Out({ label, url }: NonNullable<ChipsProps['more']>) {
  return (
    <li>
      <a className="clear" href={url} rel="nofollow" data-in-place="">
        {label}
      </a>
    </li>
  )
}
