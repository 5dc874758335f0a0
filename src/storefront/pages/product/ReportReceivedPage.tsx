import { LinkButton } from '../../ui/Button.tsx'
/** What a shopper said: of an offer that it is not the product, or whether what looks the same is the same. */
export type ReportKind = keyof typeof reportAbout

export const reportAbout = {
  offer: 'O aviso sobre uma oferta foi recebido.',
  twin: 'A resposta sobre dois produtos foi recebida.',
} as const

const NEXT: Readonly<Record<ReportKind, string>> = {
  offer:
    'Uma pessoa vai comparar a oferta com o produto. Se não forem o mesmo, a oferta passa a ter a sua própria página.',
  twin: 'Uma pessoa vai comparar os dois produtos. Se forem o mesmo, passam a estar numa só página.',
}

/** What a shopper reads who said so. */
export function ReportReceivedPage({ productUrl, kind }: { productUrl: string; kind: ReportKind }) {
  return (
    <div className="wrap">
      <div className="info">
        <h1>Obrigado por avisar</h1>
        <p className="lead">{NEXT[kind]}</p>
        <p>
          <LinkButton href={productUrl}>Voltar ao produto</LinkButton>
        </p>
      </div>
    </div>
  )
}
