import { CloseIcon } from '../../ui/icons.tsx'
import type { Chip } from './chips.ts'

interface ChipsProps {
  readonly chips: readonly Chip[]
  /** The listing without any filter; null when none is set. */
  readonly clearUrl: string | null
  /** Before the first one. */
  readonly lead?: string
}

/** The filters that are set, each a link to the listing without it. */
export function Chips({ chips, clearUrl, lead }: ChipsProps) {
  return chips.length === 0 ? null : (
    <ul className="chips" aria-label="Filtros escolhidos">
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
      {clearUrl !== null && (
        <li>
          <a className="clear" href={clearUrl} data-in-place="">
            Limpar tudo
          </a>
        </li>
      )}
    </ul>
  )
}
