import type { Content, Redirect } from '#domains/content/contract.ts'
import { placeOf } from '#platform/http/access/host-place.ts'
import type { LeadsOn } from '#platform/http/request/guard-requests.ts'
import { forNowAt, movedTo } from '../page/page.ts'
import { sendElsewhere } from '../page/send-elsewhere.ts'

/**
 * Leads addresses on that editors have given another place, whether or not a page is there: for good, or for now where the redirect has an end.
 * The query goes along where the new address has none.
 */
export function followRedirects({ shown }: { shown(): Pick<Content, 'redirects'> }): LeadsOn {
  return (request, reply) => {
    const { redirects } = shown()
    // Other hosts have paths of the same names: the back office's, the shops' site.
    if (redirects.length === 0 || placeOf(request) !== 'ours') return false
    const [path = '/', ...rest] = request.url.split('?')
    const redirect = redirects.find(({ from }) => from === path)
    if (redirect === undefined) return false
    void sendElsewhere(reply, elsewhereOf(redirect, rest.join('?')))
    return true
  }
}

function elsewhereOf({ link, shownUntil }: Redirect, query: string) {
  const address = query === '' || /[?#]/.test(link) ? link : `${link}?${query}`
  return shownUntil === null ? movedTo(address) : forNowAt(address)
}
