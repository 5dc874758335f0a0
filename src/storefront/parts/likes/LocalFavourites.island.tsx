import { type Variant, variantsByIds } from '#platform/api-client/calls.ts'
import { Configuration } from '#platform/api-client/runtime.ts'
import { useEffect, useState } from 'react'
import { formatEuros } from '../../copy/format.ts'
import { defineIsland } from '../../islands/define-island.ts'
import { paths } from '../../paths.ts'
import { likedStore } from '../../state/liked-store.ts'
import { LIKES_KEY } from '../../state/local-likes.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { useLiked } from './use-liked.ts'

/** P-01: what this browser has liked, with what it costs now. */
export const localFavourites = defineIsland<{ readonly browse: string }>({
  name: 'LocalFavourites',
  wakes: 'load',
  why: 'it is all that its page is for',
  storedUnder: LIKES_KEY,
  earlyClicks: 'native',
  Component: LocalFavourites,
})

function LocalFavourites({ browse }: { browse: string }) {
  const liked = useLiked()
  if (liked === null || liked.size === 0)
    return (
      <p>
        Ainda não guardou nenhum produto neste navegador. <a href={browse}>Ver produtos</a>
      </p>
    )
  return <Liked ids={[...liked]} />
}

type State =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'shown'; readonly variants: readonly Variant[] }

function Liked({ ids }: { ids: readonly number[] }) {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const asked = ids.join()
  const load = (left?: AbortSignal) =>
    loadVariants(asked.split(',').map(Number), left).then(
      (variants) => setState({ kind: 'shown', variants }),
      () => left?.aborted === true || setState({ kind: 'failed' }),
    )
  useEffect(() => {
    const left = new AbortController()
    void load(left.signal)
    return () => left.abort()
    // `load` is another function each time and means the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])
  if (state.kind === 'loading') return <Skeleton count={ids.length > 4 ? 4 : ids.length} />
  if (state.kind === 'failed') return <ErrorState onRetry={() => void load()} />
  return (
    <ul className="favourites">
      {state.variants
        .filter(({ id }) => ids.includes(id))
        .map((variant) => (
          <Favourite key={variant.id} variant={variant} />
        ))}
    </ul>
  )
}

function Favourite({ variant: { id, name, slug, eshop, price, active } }: { variant: Variant }) {
  return (
    <li>
      <a href={paths.productDetailVariant(id, slug)}>{name}</a>
      <span className="fine">{active ? `na loja ${eshop.name}` : `já não está à venda na loja ${eshop.name}`}</span>
      {active && <b>{formatEuros(price.price)}</b>}
      <button
        type="button"
        className="quiet"
        aria-label={`Retirar dos favoritos: ${name}`}
        onClick={() => likedStore().toggle(id)}
      >
        Retirar
      </button>
    </li>
  )
}

/** As many as one call takes. */
const MOST_ASKED = 100

/** Newest first. */
async function loadVariants(ids: readonly number[], signal?: AbortSignal): Promise<readonly Variant[]> {
  const configuration = new Configuration({ basePath: document.body.dataset['api'] ?? '' })
  const { variants } = await variantsByIds(
    configuration,
    { requestBody: { ids: ids.toReversed().slice(0, MOST_ASKED) } },
    signal === undefined ? {} : { signal },
  )
  return variants
}
