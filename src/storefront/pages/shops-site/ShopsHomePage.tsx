import { marketLink, shopsLink } from '../../page/page-places.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'

/** the home page of the shop-storage site. Registration and the back office come with their issue and are not named before. */
export function ShopsHomePage() {
  const site = useSite()
  const { name } = site
  return (
    <div className="wrap">
      <div className="info">
        <p className="eyebrow">Para lojas</p>
        <h1>{`A sua loja no ${name}`}</h1>
        <p className="lead">{`O ${name} junta as ofertas de muitas lojas de móveis e decoração e leva quem compra até à sua. A venda é sempre feita na sua loja.`}</p>
        <h2>Por onde começar</h2>
        <ul>
          <li>
            <a href={marketLink(site, paths.commercialEshop())}>Experimentar o seu feed</a>: veja o que está errado, em
            que linha, e como ficariam os seus artigos. Sem registo.
          </li>
          <li>
            <a href={marketLink(site, paths.addShop())}>Adicionar a sua loja</a>: o pedido de adesão, com o endereço do
            feed.
          </li>
          <li>
            <a href={marketLink(site, paths.addShopFaq())}>Perguntas frequentes de lojas</a>: formatos, preços, portes,
            ordem dos resultados e saída.
          </li>
          <li>
            <a href={shopsLink(site, paths.shopsContact())}>Falar connosco</a>.
          </li>
        </ul>
      </div>
    </div>
  )
}
