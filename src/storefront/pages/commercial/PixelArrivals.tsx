import { ORDER_PROBLEM_WORDS, PIXEL_PROBLEM_WORDS, type StoredArrival } from '#domains/orders/contract.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { clockTime } from './clock-time.ts'

/** What has come with the code of a test, the newest first. */
export function PixelArrivals({ arrivals }: { arrivals: readonly StoredArrival[] }) {
  if (arrivals.length === 0)
    return (
      <EmptyState title="Ainda não chegou nada">Envie uma encomenda de teste e carregue em «Atualizar».</EmptyState>
    )
  return (
    <ol className="arrivals">
      {arrivals.map((arrival, index) => (
        <li key={index}>
          <ArrivalOf arrival={arrival} />
        </li>
      ))}
    </ol>
  )
}

const WAYS = { script: 'pelo script', image: 'pela imagem', call: 'do servidor' } as const
const PROBLEMS: Readonly<Record<string, string>> = { ...ORDER_PROBLEM_WORDS, ...PIXEL_PROBLEM_WORDS }

function ArrivalOf({ arrival }: { arrival: StoredArrival }) {
  const { way, problem, order, arrivedAt } = arrival
  return (
    <article>
      <h3>
        {order === null ? 'Não pode ser aceite' : <bdi>{order.orderId}</bdi>}{' '}
        <Tag tone={problem === null ? 'good' : 'wrong'}>{problem === null ? 'Está bem' : 'A corrigir'}</Tag>
      </h3>
      <p className="fine">
        <time dateTime={arrivedAt.toISOString()}>{clockTime(arrivedAt)}</time>
        {`, ${WAYS[way]}`}
      </p>
      {problem !== null && <p className="complaint">{PROBLEMS[problem]}</p>}
      {order !== null && <Facts arrival={arrival} order={order} />}
    </article>
  )
}

const CLICKS = {
  none: 'não veio nenhum',
  unknown: 'não o conhecemos, ou tem mais de 30 dias',
  joined: 'encontrado',
} as const

function Facts({ arrival, order }: { arrival: StoredArrival; order: NonNullable<StoredArrival['order']> }) {
  const { shop, isTrusted } = arrival
  const more = order.itemCount - order.items.length
  return (
    <dl>
      <dt>Loja</dt>
      <dd>{shop ?? 'por dizer'}</dd>
      <dt>Confirmada pela loja</dt>
      <dd>{isTrusted ? 'sim' : 'não: sem assinatura, só a contamos'}</dd>
      <dt>Data</dt>
      <dd>{order.orderedAt}</dd>
      <dt>E-mail</dt>
      <dd>{order.email ?? (isTrusted ? 'não veio' : 'não o guardamos sem assinatura')}</dd>
      <dt>Clique</dt>
      <dd>{CLICKS[order.click]}</dd>
      <dt>Artigos</dt>
      <dd>
        <ul>
          {order.items.map(({ itemId, quantity, offer }) => (
            <li key={itemId}>
              <bdi>{itemId}</bdi>
              {quantity > 1 && ` × ${quantity}`}
              {`: ${offer ?? 'não está entre as suas ofertas'}`}
            </li>
          ))}
          {more > 0 && <li>{`e mais ${more}`}</li>}
        </ul>
      </dd>
    </dl>
  )
}
