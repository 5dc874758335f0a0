import { Document } from '../../layout/Document.tsx'

/** What a shopper said: of an offer that it is not the product, or whether what looks the same is the same. */
export type ReportKind = 'offer' | 'twin'

const TEXTS: Readonly<Record<ReportKind, { readonly about: string; readonly next: string }>> = {
  offer: {
    about: 'O aviso sobre uma oferta foi recebido.',
    next: 'Uma pessoa vai comparar a oferta com o produto. Se não forem o mesmo, a oferta passa a ter a sua própria página.',
  },
  twin: {
    about: 'A resposta sobre dois produtos foi recebida.',
    next: 'Uma pessoa vai comparar os dois produtos. Se forem o mesmo, passam a estar numa só página.',
  },
}

/** What a shopper reads who said so. */
export function ReportReceivedPage({ productUrl, kind }: { productUrl: string; kind: ReportKind }) {
  return (
    <Document
      script="product"
      head={{ title: 'Obrigado por avisar', description: TEXTS[kind].about, canonical: null, robots: 'noindex' }}
    >
      <div className="wrap">
        <div className="info">
          <h1>Obrigado por avisar</h1>
          <p className="lead">{TEXTS[kind].next}</p>
          <p>
            <a className="button" href={productUrl}>
              Voltar ao produto
            </a>
          </p>
        </div>
      </div>
    </Document>
  )
}
