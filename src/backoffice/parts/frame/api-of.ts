import { Configuration, type FetchApi } from '#platform/api-client/runtime.ts'
import type { Place } from './place.ts'

/** The client of an application at its place: of a shop's, each call says which shop it is about (ADR 0123). */
export function apiOf({ eshop }: Pick<Place, 'eshop'>, fetchApi: FetchApi): Configuration {
  return new Configuration({
    fetchApi: eshop === undefined ? fetchApi : (url, init) => fetchApi(ofShop(url, eshop), init),
  })
}

/** An address of a call, as it is asked for a shop; for links to files, too. */
export function ofShop(url: string, eshop: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}eshop=${eshop}`
}
