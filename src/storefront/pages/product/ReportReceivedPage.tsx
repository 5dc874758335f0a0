import { Document } from '../../layout/Document.tsx'

/** What a shopper reads who said that an offer is not the product. */
export const ReportReceivedPage = ({ productUrl }: { productUrl: string }) => (
  <Document head={{ title: 'Obrigado por avisar', description: 'O aviso sobre uma oferta foi recebido.', canonical: null, robots: 'noindex' }}>
    <div className="wrap">
      <div className="info">
        <h1>Obrigado por avisar</h1>
        <p className="lead">Uma pessoa vai comparar a oferta com o produto. Se não forem o mesmo, a oferta passa a ter a sua própria página.</p>
        <p>
          <a className="button" href={productUrl}>
            Voltar ao produto
          </a>
        </p>
      </div>
    </div>
  </Document>
)
