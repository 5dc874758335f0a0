import type { HostPlace } from '#platform/http/access/host-place.ts'
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
      text: `Este endereço está reservado à administração do ${name}, que ainda não tem páginas.`,
    },
    elsewhere: { heading: `Este endereço não é do ${name}`, text: `O ${name} só responde no seu próprio endereço.` },
  }
}

/** Refused on a host that is not the site's: what it is, and the way to where something is. `failed` says what went wrong where that is more than the address. */
export function WrongPlacePage({
  place,
  failed,
  requestId,
}: {
  place: WrongPlace
  failed: ErrorText | null
  requestId: string
}) {
  const { name, url } = useSite()
  const { heading, text } = failed ?? texts(name)[place]
  return (
    <PlainDocument title={heading} description={text}>
      <div className="wrap error-page">
        <h1>{heading}</h1>
        <p className="lead">{text}</p>
        <p className="best-links">
          <LinkButton tone="primary" href={url + paths.homepage()}>
            {`Ir para o ${name}`}
          </LinkButton>
        </p>
        <p className="fine">{`Código do pedido: ${requestId}`}</p>
      </div>
    </PlainDocument>
  )
}
