import type { ShopCall } from './shop-calls.ts'

/** A call for a shell: the key stands in a variable, so that it is in no history. `url`: of the site. */
export function curlOf({ method, address, body }: Pick<ShopCall, 'method' | 'address' | 'body'>, url: string): string {
  return [
    `curl${method === 'GET' ? '' : ` -X ${method}`} -H "Authorization: Bearer $POISO_CHAVE"`,
    ...(body === null ? [] : [`-H 'Content-Type: application/json' -d '${body.replaceAll("'", String.raw`'\''`)}'`]),
    `'${url}${address}'`,
  ].join(' \\\n  ')
}
