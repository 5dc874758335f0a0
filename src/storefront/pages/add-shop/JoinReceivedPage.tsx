import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { addShopCrumbs } from './AddShopPage.tsx'

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
          <a className="button" href={`${paths.commercialEshop()}#laboratorio`}>
            Ler um feed
          </a>
        </p>
      </div>
    </div>
  )
}
