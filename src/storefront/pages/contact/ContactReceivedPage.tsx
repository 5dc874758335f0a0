import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** The message is kept. */
export function ContactReceivedPage() {
  const { name } = useSite()
  return <Received href={paths.homepage()} onwards={`Continuar no ${name}`} />
}

/** The same on the shop-storage site. */
export function ShopsContactReceivedPage() {
  const site = useSite()
  return (
    <Received href={shopsLink(site, paths.wikiHome())} onwards="Ler o guia">
      <LinkButton tone="secondary" href={`${marketLink(site, paths.commercialEshop())}#laboratorio`}>
        Experimentar o feed
      </LinkButton>
    </Received>
  )
}

function Received({ href, onwards, children }: { href: string; onwards: string; children?: React.ReactNode }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Mensagem recebida</h1>
        <p className="lead">Obrigado. Lemos tudo o que nos escrevem e respondemos para o e-mail que indicou.</p>
        <p className="best-links">
          <LinkButton tone="primary" href={href}>
            {onwards}
          </LinkButton>
          {children}
        </p>
      </div>
    </div>
  )
}
