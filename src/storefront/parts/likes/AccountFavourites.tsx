import { favouritesOnSale, favouritesShare, type Variant } from '#platform/api-client/calls.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatDiscount, formatEuros } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { calls, type Question } from '../../state/calls.ts'
import { inRegionHere } from '../../state/region-store.ts'
import { readVariants } from '../../state/variant-questions.ts'
import { Button } from '../../ui/Button.tsx'
import { useAnswer } from '../search/use-answer.ts'
import { useShared } from './use-shared.ts'

/** M-04 with an account: what of it is on sale, the page with orders and lists, and the link for others. */
export function AccountFavourites({ href }: { href: string }) {
  const sale = useAnswer(onSale)
  const { outcome, share } = useShared('Os meus favoritos', askShareLink)
  return (
    <>
      <p className="small-actions">
        <a className="quiet" href={href}>
          Ordenar e listas
        </a>
        <Button tone="plain" size="small" onClick={share}>
          {outcome === 'copied' ? 'Copiado!' : 'Partilhar'}
        </Button>
      </p>
      <p role="status">
        {outcome === 'failed' ? 'Não foi possível partilhar. A ligação está na página dos favoritos.' : ''}
      </p>
      {sale.kind === 'answered' && sale.answer.length > 0 && (
        <section>
          <h3>Em promoção</h3>
          <ul>
            {sale.answer.map((variant) => (
              <OnSale key={variant.id} variant={variant} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function OnSale({ variant: { id, name, slug, price, discount } }: { variant: Variant }) {
  return (
    <li>
      <a className="quiet" href={inRegionHere(paths.productDetailVariant(id, slug))}>
        {calmName(name)}
      </a>{' '}
      {discount !== null && formatDiscount(discount.discount)} <b className="drop">{formatEuros(price.price)}</b>
    </li>
  )
}

const onSale: Question<readonly Variant[]> = {
  key: 'favourites on sale',
  send: (configuration, init) => favouritesOnSale(configuration, { limit: 5 }, init),
  read: readVariants,
  freshMs: 0,
}

async function askShareLink(): Promise<string> {
  return calls().ask(shareLink)
}

const shareLink: Question<string> = {
  key: 'favourites share',
  send: (configuration, init) => favouritesShare(configuration, {}, init),
  read: (answer) => {
    const { encryptedShare } = answer as { readonly encryptedShare?: unknown }
    return typeof encryptedShare === 'string' ? location.origin + paths.sharedFavourites(encryptedShare) : null
  },
  freshMs: 0,
}
