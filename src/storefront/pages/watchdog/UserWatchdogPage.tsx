import { formatCents } from '../../copy/format.ts'
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
}

/** what a person waits for, each to be changed or ended. */
export function UserWatchdogPage({ email, watches }: { email: string; watches: readonly ShownWatch[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
      <h1>Alertas</h1>
      <p className="lead">
        Avisamos por e-mail: <bdi>{email}</bdi> · <MailPreferencesLink />
      </p>
      {watches.length === 0 ? (
        <EmptyState
          title="Ainda não acompanha nada"
          actions={<LinkButton href={paths.allProducts()}>Ver produtos</LinkButton>}
        >
          <p>Na página de um produto, escolha “Ver disponibilidade” e diga a que preço quer comprar.</p>
        </EmptyState>
      ) : (
        <ul className="watches">
          {watches.map((watch) => (
            <li key={watch.offer.variantId}>
              <Watch {...watch} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function Watch({ offer, targetCents }: ShownWatch) {
  const { variantId, productId, productSlug, name, eshopName, priceCents, isPayable } = offer
  return (
    <>
      <div>
        <p>
          <a href={paths.product(productId, productSlug)}>{name}</a>
        </p>
        <p>
          {targetCents === null ? 'Quando houver stock' : `Até ${formatCents(targetCents)}`}
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
