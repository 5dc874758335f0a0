import { Link } from 'react-router'
import type { Today } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { type Waiting, waitingOf } from './waiting.ts'

/** What waits for whoever looks: only what they may decide, and nothing that does not wait. */
export function WaitingList({ today }: { today: Pick<Today, 'feeds' | 'waiting'> }) {
  const may = useMay()
  const theirs = waitingOf(today).filter(({ access }) => may(access))
  const unread = theirs.filter(({ count }) => count === null)
  const waiting = theirs.flatMap(({ count, ...what }) => (count === null || count === 0 ? [] : [{ ...what, count }]))
  if (theirs.length === 0) return null
  return (
    <section aria-label="À espera de uma decisão">
      <h2>À espera de uma decisão</h2>
      {waiting.length > 0 && (
        <ul className="waiting-list">
          {waiting.map((what) => (
            <WaitingItem key={what.path} {...what} />
          ))}
        </ul>
      )}
      {waiting.length === 0 && unread.length === 0 && <p className="empty">Nada espera por si.</p>}
      {unread.length > 0 && (
        <p className="soft">{`Não se consegue ler agora: ${unread.map(({ words }) => words[1]).join(', ')}.`}</p>
      )}
    </section>
  )
}

function WaitingItem({ count, words: [one, many], path }: Waiting & { count: number }) {
  return (
    <li>
      <Link to={path}>
        <b>{formatCount(count)}</b> <span>{count === 1 ? one : many}</span>
      </Link>
    </li>
  )
}

/** Shops without an owner that stand in sight; the others open beneath them. */
const SHOWN_SHOPS = 12

/** Shops whose people cannot let anybody in: each leads to where an owner is named. */
export function ShopsWithoutOwner({ shops }: { shops: Today['waiting']['withoutOwner'] }) {
  const may = useMay()
  if (shops === null || shops.count === 0 || !may('staff:feeds')) return null
  const [first, more] = [shops.first.slice(0, SHOWN_SHOPS), shops.first.slice(SHOWN_SHOPS)]
  const unnamed = shops.count - shops.first.length
  return (
    <section aria-label="Lojas sem responsável">
      <h2>{`${countOf(shops.count, ['loja', 'lojas'])} sem responsável`}</h2>
      <p className="soft">
        Ninguém entra na área destas lojas nem responde por elas. Abra uma para convidar quem a gere.
      </p>
      <ShopLinks shops={first} />
      {more.length > 0 && (
        <details>
          <summary>{`E mais ${countOf(more.length + unnamed, ['loja', 'lojas'])}`}</summary>
          <ShopLinks shops={more} />
          {unnamed > 0 && (
            <p className="soft">{`Das outras ${countOf(unnamed, ['loja', 'lojas'])} não cabe aqui o nome.`}</p>
          )}
        </details>
      )}
    </section>
  )
}

function ShopLinks({ shops }: { shops: NonNullable<Today['waiting']['withoutOwner']>['first'] }) {
  return (
    <ul className="plain-list">
      {shops.map(({ eshopId, name }) => (
        <li key={eshopId}>
          <Link to={`/lojas/${eshopId}/pessoas`}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}
