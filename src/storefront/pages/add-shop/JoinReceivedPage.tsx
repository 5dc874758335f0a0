import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { addShopCrumbs } from './AddShopPage.tsx'
import { LinkButton } from '../../ui/Button.tsx'

/** What a shop reads once its request is kept. */
export function JoinReceivedPage() {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={addShopCrumbs} />
        <h1>Pedido recebido</h1>
        <p className="lead">
          Respondemos para o e-mail que indicou. Entretanto pode corrigir no feed o que o laboratório encontrou: quando
          as ofertas entrarem, entram já bem.
        </p>
        <p>
          <LinkButton href={`${paths.commercialEshop()}#laboratorio`}>Ler um feed</LinkButton>
        </p>
      </div>
    </div>
  )
}
