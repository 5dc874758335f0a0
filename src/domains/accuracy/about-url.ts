import type { Config } from '#platform/config.ts'

/** Where a shop that finds us in its log reads what is done with its pages. */
export function aboutUrlOf({ url }: Pick<Config, 'url'>): string {
  return `${url}/como-medimos-exatidao`
}
