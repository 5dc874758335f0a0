import type { HostPlace } from '#platform/http/access/host-place.ts'
import { labels } from '../../copy/labels.ts'
import { PlainDocument } from '../../layout/PlainDocument.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import type { ErrorText } from './ErrorPage.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** Where the site's own pages are not. */
export type WrongPlace = Exclude<HostPlace, 'ours' | 'alias' | 'lojas'>

function texts(name: string): Readonly<Record<WrongPlace, ErrorText>> {
  return {
    admin: {
      heading: 'Aqui não há páginas para ver',
      text: `Este endereço é de quem trabalha no ${name}.`,
    },
    elsewhere: { heading: `Este endereço não é do ${name}`, text: `O ${name} só responde no seu próprio endereço.` },
  }
}

/** Refused on a host that is not the site's: what it is, and the way to where something is. `failed` says what went wrong where that is more than the address. */
export function WrongPlacePage({
  place,
  failed,
  requestId,
  signInPath,
}: {
  place: WrongPlace
  failed: ErrorText | null
  requestId: string
  /** Of the site, by which somebody who signs in comes back here. */
  signInPath?: string | undefined
}) {
  const { name, url } = useSite()
  const { heading, text } = failed ?? texts(name)[place]
  return (
    <PlainDocument title={heading} description={text}>
      <div className="wrap error-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p className="best-links">
          <LinkButton tone="primary" href={url + (signInPath ?? paths.homepage())}>
            {signInPath === undefined ? `Ir para o ${name}` : labels.signIn}
          </LinkButton>
        </p>
        <p className="fine">{`Código do pedido: ${requestId}`}</p>
      </div>
    </PlainDocument>
  )
}
