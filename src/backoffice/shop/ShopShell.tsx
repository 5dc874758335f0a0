import { useLoaderData } from 'react-router'
import type { ShopMe } from '#platform/api-client/calls.ts'
import { usePlace } from '../parts/frame/place-context.ts'
import { Shell } from '../parts/frame/Shell.tsx'
import { groups } from './screen.ts'
import { screens } from './screens.ts'

/** Around every screen of a shop: which shop it is, and the way to the person's others. */
export function ShopShell() {
  const { shop, shops } = useLoaderData<ShopMe>()
  const { base } = usePlace()
  const area = base.slice(0, base.lastIndexOf('/'))
  return (
    <Shell screens={screens} groups={groups} brand="lojas" label="Área da loja">
      <p className="shop-name">
        <b>{shop.name}</b>
        {shops.length > 1 && <a href={`${area}?escolher`}>Mudar de loja</a>}
      </p>
    </Shell>
  )
}
