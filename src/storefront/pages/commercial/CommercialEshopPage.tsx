import { FETCH_EVERY_HOURS, LAB_KEPT_HOURS, LAB_LIMITS } from '#domains/feeds/contract.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { shopsLink } from '../../shops-links.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'

const crumbs = [{ name: 'Início', url: paths.homepage() }]

/** Why a feed was not taken, and what had been typed. */
export interface LabComplaint {
  readonly field: 'endereco' | 'ficheiro'
  readonly text: string
  readonly address: string
}

export interface CommercialProps {
  readonly complaint?: LabComplaint
}

/** R-09 /commercial/e-shop: what it is for shops, the feed lab, how to start, what it costs. */
export function CommercialEshopPage({ complaint }: CommercialProps) {
  const { name } = useSite()
  return (
    <div className="wrap commercial">
      <Breadcrumbs crumbs={crumbs} />
      <header className="commercial-head">
        <p className="eyebrow">Para lojas</p>
        <h1>O seu feed, visto por quem compra</h1>
        <p className="lead">
          Dê-nos o ficheiro que já envia a outros sites. Em segundos vê o que está errado, em que linha, e como os seus
          artigos ficariam no {name}.
        </p>
      </header>
      <LabForms complaint={complaint ?? null} />
      <Pitch />
      <Start />
      <Price />
    </div>
  )
}

const megabytes = LAB_LIMITS.maxBytes / 1024 ** 2

/** Two ways in, each a form of its own: they work without script. */
function LabForms({ complaint }: { complaint: LabComplaint | null }) {
  return (
    <section
      className="lab-start"
      id="laboratorio"
      aria-labelledby="laboratorio-titulo"
      data-lab-start=""
      data-max-bytes={LAB_LIMITS.maxBytes}
      data-piece-bytes={LAB_LIMITS.pieceBytes}
    >
      <h2 id="laboratorio-titulo">Experimente agora, sem registo</h2>
      <div className="lab-ways">
        <AddressForm complaint={complaint} />
        <FileForm complaint={complaint} />
      </div>
      <p className="lab-sending" role="status" data-lab-status="" />
      <p className="fine">
        {`O resultado fica num endereço só seu durante ${LAB_KEPT_HOURS} horas e depois é apagado. O ficheiro é apagado assim que acaba de ser lido. Nada entra no catálogo.`}
      </p>
    </section>
  )
}

function AddressForm({ complaint }: { complaint: LabComplaint | null }) {
  return (
    <form className="lab-way" method="post" action={paths.commercialEshop()}>
      <label htmlFor="endereco">Endereço do feed</label>
      <input
        id="endereco"
        name="endereco"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        required
        maxLength={4000}
        placeholder="https://www.asualoja.pt/feed.xml"
        defaultValue={complaint?.address}
        aria-describedby={complaint?.field === 'endereco' ? 'endereco-erro' : undefined}
        aria-invalid={complaint?.field === 'endereco' || undefined}
      />
      {complaint?.field === 'endereco' && <Complaint id="endereco-erro" text={complaint.text} />}
      <Button tone="primary" type="submit">
        Ler o endereço
      </Button>
    </form>
  )
}

function FileForm({ complaint }: { complaint: LabComplaint | null }) {
  return (
    <form
      className="lab-way"
      method="post"
      action={paths.commercialEshop()}
      encType="multipart/form-data"
      data-lab-file=""
    >
      <label htmlFor="ficheiro">Ou um ficheiro</label>
      <input
        id="ficheiro"
        name="ficheiro"
        type="file"
        required
        accept=".xml,.csv,.tsv,.txt,.json,.jsonl,.gz,.zip,text/xml,application/xml,text/csv,application/json"
        aria-describedby={complaint?.field === 'ficheiro' ? 'ficheiro-erro ficheiro-ajuda' : 'ficheiro-ajuda'}
        aria-invalid={complaint?.field === 'ficheiro' || undefined}
      />
      <p className="fine" id="ficheiro-ajuda">
        {`XML, CSV, TSV ou JSON, também em zip ou gzip, até ${megabytes} MB.`}
        <span className="lab-drop-hint"> Pode largá-lo aqui.</span>
      </p>
      {complaint?.field === 'ficheiro' && <Complaint id="ficheiro-erro" text={complaint.text} />}
      <label htmlFor="dominio">
        Domínio da loja <span className="fine">só se o ficheiro não tiver ligações, como o do Shopify</span>
      </label>
      <input
        id="dominio"
        name="dominio"
        type="text"
        inputMode="url"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={253}
        placeholder="www.asualoja.pt"
      />
      <Button tone="primary" type="submit">
        Ler o ficheiro
      </Button>
    </form>
  )
}

function Complaint({ id, text }: { id: string; text: string }) {
  return (
    <p className="complaint" id={id} role="alert">
      {text}
    </p>
  )
}

function Pitch() {
  return (
    <section className="commercial-section" aria-labelledby="porque">
      <h2 id="porque">O que a sua loja ganha</h2>
      <ul className="commercial-points">
        <li>
          <h3>Clientes que já escolheram</h3>
          <p>
            Quem chega à sua loja viu o preço com entrega, as medidas e a cor. A compra faz-se consigo, nas suas
            condições.
          </p>
        </li>
        <li>
          <h3>O ficheiro que já tem</h3>
          <p>
            Lemos os formatos de outros canais tal como são: Google Merchant, KuantoKusta, Shopify, WooCommerce e mais.
            Não há um formato nosso para aprender.
          </p>
        </li>
        <li>
          <h3>Um mau ficheiro não o apaga</h3>
          <p>
            Se um dia o feed chega a meio ou com os preços trocados, as ofertas no ar ficam como estavam até alguém
            confirmar.
          </p>
        </li>
      </ul>
    </section>
  )
}

function Start() {
  const site = useSite()
  return (
    <section className="commercial-section" aria-labelledby="comecar">
      <h2 id="comecar">Como começar</h2>
      <ol className="commercial-steps">
        <li>
          <b>Experimente o feed aqui em cima.</b> Corrija o que fica de fora, se houver.
        </li>
        <li>
          <b>
            <a href={shopsLink(site, paths.shopRegister())}>Inscreva a loja</a>
          </b>{' '}
          em quatro passos: empresa, domínio, feed e condições.
        </li>
        <li>
          <b>Lemos o pedido</b>
          {` e, quando o aprovamos, as ofertas entram. A partir daí lemos o feed de ${FETCH_EVERY_HOURS} em ${FETCH_EVERY_HOURS} horas.`}
        </li>
      </ol>
      <p>
        <a className="quiet" href={paths.addShopFaq()}>
          Perguntas frequentes de lojas
        </a>{' '}
        <a className="quiet" href={shopsLink(useSite(), paths.wikiHome())}>
          Guia para lojas
        </a>
      </p>
    </section>
  )
}

function Price() {
  return (
    <section className="commercial-section" aria-labelledby="preco">
      <h2 id="preco">Quanto custa</h2>
      <p className="prose">
        Estar no catálogo não custa nada: não há mensalidade, entrada nem comissão sobre as vendas. Só paga cliques se
        oferecer um preço por eles, e nunca mais do que o orçamento que fixar. Um lugar que um pagamento muda diz
        «Patrocinado». Tudo isto está nos <a href={paths.termsOfShops()}>termos das lojas</a>.
      </p>
      <p className="prose">
        Também para lojas: <a href={paths.commercialSaas()}>os seus dados nos seus programas</a>,{' '}
        <a href={paths.commercialPixel()}>o pixel de vendas</a> e{' '}
        <a href={paths.commercialStar()}>as avaliações Star</a>.
      </p>
    </section>
  )
}
