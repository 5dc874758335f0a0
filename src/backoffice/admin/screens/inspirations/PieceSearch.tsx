import { useState } from 'react'
import { useFetcher, useLocation } from 'react-router'
import type { FindPiecesAnswer } from '#platform/api-client/calls.ts'
import type { InspirationData } from './inspiration-data.ts'

type Piece = FindPiecesAnswer['pieces'][number]

/** Finds pieces by their name or an offer's number, without leaving what is being written. */
export function PieceSearch({
  found: foundAtFirst,
  onUse,
}: {
  found: readonly Piece[] | null
  onUse(piece: Piece): void
}) {
  const fetcher = useFetcher<InspirationData>()
  const { pathname } = useLocation()
  const [typed, setTyped] = useState('')
  const found = fetcher.data?.found ?? foundAtFirst
  const ask = (): void => {
    if (typed.trim() !== '') void fetcher.load(`${pathname}?pecas=${encodeURIComponent(typed.trim())}`)
  }
  return (
    <div className="piece-search">
      <label className="field">
        <span>Procurar uma peça, pelo nome ou pelo número da oferta</span>
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            ask()
          }}
        />
      </label>
      <button type="button" onClick={ask} aria-busy={fetcher.state === 'loading' || undefined}>
        Procurar
      </button>
      {found !== null && (
        <ul role="status">
          {found.length === 0 && <li>Nada à venda com este nome.</li>}
          {found.map((piece) => (
            <li key={piece.variantId}>
              <button type="button" onClick={() => onUse(piece)}>
                {piece.name}
              </button>{' '}
              <span className="soft">
                {piece.eshopName}, oferta {piece.variantId}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
