import { usePlace } from '../parts/frame/place-context.ts'

/** Where the site for shops begins, with its guide and the page of the API: what stands before the shop's own area. */
export function useShopsSite(): string {
  const { base, eshop = '' } = usePlace()
  return base.replace(`/loja/${eshop}`, '')
}
