import type { PixelTest } from '#domains/orders/contract.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { clockTime } from './clock-time.ts'
import { PixelArrivals } from './PixelArrivals.tsx'
import { callSnippet, imageSnippet, scriptSnippet } from './pixel-snippets.ts'

export interface PixelTestProps {
  /** null: it is over. */
  readonly test: PixelTest | null
  /** '2026-11-26' */
  readonly today: string
}

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Para lojas', url: paths.commercialEshop() },
  { name: 'Píxel de vendas', url: paths.commercialPixel() },
]

/** three ways to send an order of this test, and what has come. */
export function PixelTestPage({ test, today }: PixelTestProps) {
  return (
    <div className="wrap words pixel-test">
      <Breadcrumbs crumbs={crumbs} />
      {test === null ? <Over /> : <Running test={test} today={today} />}
    </div>
  )
}

function Over() {
  return (
    <>
      <h1>Este teste já terminou</h1>
      <p className="lead">Cada teste dura uma hora, e o que chegou foi apagado.</p>
      <p>
        <LinkButton tone="primary" href={paths.pixelTest()}>
          Começar outro
        </LinkButton>
      </p>
    </>
  )
}

function Running({ test, today }: { test: PixelTest; today: string }) {
  return (
    <>
      <h1>Experimentar o píxel</h1>
      <p className="lead">
        Ponha um destes exemplos numa página da sua loja, ou no seu computador. O que chegar aparece aqui e não conta
        como encomenda.
      </p>
      <p>{`Este endereço é só seu e vale até às ${clockTime(test.endsAt)}. Depois, tudo é apagado.`}</p>
      <Snippets code={test.code} today={today} />
      <section aria-labelledby="chegou">
        <h2 id="chegou">O que chegou</h2>
        <LinkButton href={`${paths.pixelTestRun(test.code)}#chegou`}>Atualizar</LinkButton>
        <PixelArrivals arrivals={test.arrivals} />
      </section>
    </>
  )
}

function Snippets({ code, today }: { code: string; today: string }) {
  const { apiOrigin, url } = useSite()
  const snippet = { origin: apiOrigin || url, code, today }
  return (
    <section aria-labelledby="exemplos">
      <h2 id="exemplos">Três maneiras de enviar</h2>
      <h3>Com o script</h3>
      <pre>
        <code>{scriptSnippet(snippet)}</code>
      </pre>
      <h3>Com uma imagem, sem script</h3>
      <pre>
        <code>{imageSnippet(snippet)}</code>
      </pre>
      <h3>Do seu servidor, com a chave da loja</h3>
      <pre>
        <code>{callSnippet(snippet)}</code>
      </pre>
    </section>
  )
}
