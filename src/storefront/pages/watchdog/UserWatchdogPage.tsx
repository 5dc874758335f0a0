import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/region-names.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ACCOUNT_CRUMBS } from '../user/account-crumbs.ts'
import { MailPreferencesLink } from './MailPreferencesLink.tsx'
import type { WatchedOffer } from './watch-source.ts'

export interface ShownWatch {
  readonly offer: WatchedOffer
  readonly targetCents: number | null
  readonly region: Region | null
}

/** A watched listing. */
export interface ShownList {
  readonly id: number
  readonly url: string
  readonly words: string
}

export interface UserWatchdogProps {
  readonly email: string
  readonly watches: readonly ShownWatch[]
  readonly lists: readonly ShownList[]
}

/** what a person waits for, each to be changed or ended. */
export function UserWatchdogPage({ email, watches, lists }: UserWatchdogProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
      <h1>Alertas</h1>
      <p className="lead">
        Avisamos por e-mail: <bdi>{email}</bdi> · <MailPreferencesLink />
      </p>
      {watches.length + lists.length === 0 ? (
        <EmptyState
          title="Ainda não acompanha nada"
          actions={<LinkButton href={paths.allProducts()}>Ver produtos</LinkButton>}
        >
          <p>Na página de um produto, escolha “Ver disponibilidade” e diga a que preço quer comprar.</p>
          <p>Numa lista, escolha “Avisar-me de novos produtos” para saber do que lá entrar.</p>
        </EmptyState>
      ) : (
        <ul className="watches">
          {watches.map((watch) => (
            <li key={watch.offer.variantId}>
              <Watch {...watch} />
            </li>
          ))}
          {lists.map((list) => (
            <li key={list.url}>
              <List {...list} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Watch({ offer, targetCents, region }: ShownWatch) {
  const { variantId, productId, productSlug, name, eshopName, priceCents, isPayable } = offer
  return (
    <>
      <div>
        <p>
          <a href={paths.product(productId, productSlug)}>{name}</a>
        </p>
        <p>
          {targetCents === null ? 'Quando houver stock' : `Até ${formatCents(targetCents)}`}
          {region !== null && `, com a entrega ${inRegion[region]}`}
          {' · '}
          {isPayable ? `agora ${formatCents(priceCents)}` : `fora de stock, último preço ${formatCents(priceCents)}`}
          {' · '}
          {eshopName}
        </p>
      </div>
      <div className="actions">
        <LinkButton href={paths.watch(variantId)} size="small" aria-label={`Alterar o alerta: ${name}`}>
          Alterar
        </LinkButton>
        <form method="post" action={paths.userWatchdog()}>
          <Button
            type="submit"
            size="small"
            name="terminar"
            value={variantId}
            aria-label={`Deixar de acompanhar: ${name}`}
          >
            Deixar de acompanhar
          </Button>
        </form>
      </div>
    </>
  )
}

function List({ id, url, words }: ShownList) {
  return (
    <>
      <div>
        <p>
          <a href={url}>{words}</a>
        </p>
        <p>Quando houver novos produtos</p>
      </div>
      <form className="actions" method="post" action={paths.userWatchdog()}>
        <Button
          type="submit"
          size="small"
          name="terminar-lista"
          value={id}
          aria-label={`Deixar de acompanhar: ${words}`}
        >
          Deixar de acompanhar
        </Button>
      </form>
    </>
  )
}
