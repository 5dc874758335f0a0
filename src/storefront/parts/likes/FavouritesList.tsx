import type { Variant } from '#platform/api-client/calls.ts'
import { calmName } from '../../copy/calm-name.ts'
import { countOf, formatDiscount, formatEuros } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { likedStore } from '../../state/liked-store.ts'
import { inRegionHere } from '../../state/region-store.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Price } from '../../ui/Price.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListPicture } from '../pictures/ListPicture.tsx'
import { useFavourites } from './use-favourites.ts'

/** P-01 M-04: the offers that this browser has liked. `pictureAddress`: of a small picture, its id at `{id}`. */
export function FavouritesList({ pictureAddress }: { pictureAddress: string }) {
  const { state, shown, gone, remove, restore, forgetGone, retry } = useFavourites()
  if (state === 'empty') return <NoFavourites />
  if (state === 'failed') return <ErrorState onRetry={retry} />
  if (state === 'loading') return <Skeleton count={4} />
  return (
    <>
      {!likedStore().isKept() && (
        <p className="note">Este navegador não deixa guardar: os favoritos ficam só até sair desta página.</p>
      )}
      <ul className="small-list favourites">
        {shown.map(({ variant, isOut }) => (
          <Favourite
            key={variant.id}
            variant={variant}
            isOut={isOut}
            pictureAddress={pictureAddress}
            onRemove={() => remove(variant.id)}
            onRestore={() => restore(variant.id)}
          />
        ))}
      </ul>
      {shown.length > 0 && (
        <p className="note">
          <a href={paths.boards(shown.map(({ variant }) => variant.id))}>Pôr num quadro</a>, para decidir com mais
          alguém.
        </p>
      )}
      {gone.length > 0 && (
        <p className="note">
          {`${countOf(gone.length, words.product)} dos seus favoritos já não ${gone.length === 1 ? 'está' : 'estão'} em nenhuma loja. `}
          <button type="button" className="quiet" onClick={forgetGone}>
            Retirar da lista
          </button>
        </p>
      )}
    </>
  )
}

/** Also what the page shows before anybody knows. */
export function NoFavourites({ where = 'neste navegador' }: { where?: 'neste navegador' | 'na sua conta' }) {
  return (
    <EmptyState
      title={`Ainda não guardou nenhum produto ${where}`}
      actions={
        <>
          <LinkButton tone="primary" href={paths.allProducts()}>
            Ver produtos
          </LinkButton>
          <LinkButton href={paths.rooms()}>Divisões da casa</LinkButton>
        </>
      }
    >
      <p>Toque no coração de um produto para o encontrar aqui, com o preço de hoje.</p>
    </EmptyState>
  )
}

interface FavouriteProps {
  readonly variant: Variant
  /** It was taken out here, and can be put back. */
  readonly isOut: boolean
  readonly pictureAddress: string
  onRemove(): void
  onRestore(): void
}

/** One button in both states, so that the focus stays on it. */
function Favourite({ variant, isOut, pictureAddress, onRemove, onRestore }: FavouriteProps) {
  const { id, name, slug, eshop, price, discount, active, image } = variant
  const calm = calmName(name)
  const before = discount === null ? null : price.priceBeforeDiscount
  return (
    <li className="small-card" data-out={isOut || undefined}>
      <div className="small-picture">
        <ListPicture src={image === null ? null : pictureAddress.replace('{id}', image.id)} px={288} />
        {discount !== null && active && <span className="badge-drop">{formatDiscount(discount.discount)}</span>}
      </div>
      <p className="small-name">
        <a href={inRegionHere(paths.productDetailVariant(id, slug))}>{calm}</a>
      </p>
      {active && <Price price={formatEuros(price.price)} before={before === null ? null : formatEuros(before)} />}
      <p className="fine">{active ? `na loja ${eshop.name}` : `já não está à venda na loja ${eshop.name}`}</p>
      <div className="small-actions">
        <Button
          tone="plain"
          size="small"
          aria-label={isOut ? `Repor nos favoritos: ${calm}` : `Retirar dos favoritos: ${calm}`}
          onClick={isOut ? onRestore : onRemove}
        >
          {isOut ? 'Repor' : 'Retirar'}
        </Button>
        <span role="status">{isOut ? 'Retirado' : ''}</span>
      </div>
    </li>
  )
}
