import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** What shops are offered besides the page at `url`, and the way in. */
export function OtherOffers({ url }: { url: string }) {
  const site = useSite()
  return (
    <nav className="other-offers" aria-labelledby="para-lojas">
      <h2 id="para-lojas">Também para lojas</h2>
      <ul>
        {offers
          .filter((offer) => offer.url !== url)
          .map((offer) => (
            <li key={offer.url}>
              <a href={offer.url}>{offer.name}</a>
              <p>{offer.words}</p>
            </li>
          ))}
      </ul>
      <LinkButton tone="primary" href={shopsLink(site, paths.shopRegister())}>
        Inscrever a loja
      </LinkButton>
    </nav>
  )
}

const offers = [
  {
    url: paths.commercialEshop(),
    name: 'A sua loja no catálogo',
    words: 'Experimente o feed e veja como ficam os artigos.',
  },
  {
    url: paths.commercialSaas(),
    name: 'Dados nos seus programas',
    words: 'Problemas do feed, imagens e cliques, lidos pelos seus sistemas.',
  },
  { url: paths.commercialStar(), name: 'Star', words: 'Avaliações de quem comprou, e um selo para a sua página.' },
  {
    url: paths.commercialPixel(),
    name: 'Píxel de vendas',
    words: 'Que vendas começaram aqui, e opiniões de quem comprou.',
  },
] as const
