import { useEffect, useId, useRef } from 'react'
import { labels } from '../../copy/labels.ts'
import { type OpenedCard, openedCards } from '../../state/opened-cards.ts'
import type { Thumbnails } from './thumbnails.ts'
import { paths } from '../../paths.ts'
import { ModalLink } from '../modals/ModalLink.island.tsx'
import { AlikePiece } from './AlikePiece.tsx'
import { useAlike } from './use-alike.ts'

/** Two rows on a desktop. */
const SHOWN = 8

/** In a search its words are a part of the answer (N-04). */
function whyUrl(productUrl: string): string {
  return paths.productWhy(productUrl, new URLSearchParams(location.search).get('q') ?? '')
}

/** One card's panel, in the row after the card's. */
export function AlikePanel({ opened, ...pictures }: { opened: OpenedCard } & Thumbnails) {
  const { state, retry } = useAlike(opened.variantId)
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  const pieces = state.kind === 'shown' ? state.answer.variants.slice(0, SHOWN) : []
  const isEmpty = state.kind === 'shown' && pieces.length === 0
  useEffect(() => {
    if (opened.button !== null) heading.current?.focus()
  }, [opened])
  // Nothing is like it: there is no panel, and the click leads where the card does.
  useEffect(() => {
    if (!isEmpty) return
    openedCards().close(opened)
    location.assign(opened.url)
  }, [isEmpty, opened])
  const close = () => {
    openedCards().close(opened)
    opened.button?.focus()
  }
  if (isEmpty) return null
  return (
    // Escape closes it, as its button does; in a dialog that was opened here it closes the dialog alone.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      className="alike-panel"
      role="group"
      aria-labelledby={headingId}
      aria-busy={state.kind === 'loading'}
      onKeyDown={({ key, target }) => key === 'Escape' && !(target as Element).closest('dialog') && close()}
    >
      <div className="alike-top">
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {labels.alike}
        </h3>
        <a className="quiet" href={opened.url}>{`Ver ${opened.name}`}</a>
        <button type="button" className="quiet" onClick={close}>
          {labels.close}
        </button>
      </div>
      <p>
        <ModalLink className="quiet" href={whyUrl(opened.url)} modal="why" opener="card" text={labels.why} />
      </p>
      {state.kind === 'failed' ? (
        <p className="alike-failed" role="alert">
          Não foi possível carregar as peças parecidas.{' '}
          <button type="button" className="quiet" onClick={retry}>
            Tentar outra vez
          </button>
        </p>
      ) : (
        <ul className="alike-list">
          {pieces.map((variant) => (
            <AlikePiece key={variant.id} variant={variant} {...pictures} />
          ))}
          {state.kind === 'loading' && Array.from({ length: SHOWN }, (_, at) => <li key={at} className="alike-wait" />)}
        </ul>
      )}
    </div>
  )
}
