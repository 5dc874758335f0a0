import { marketLink, shopsLink } from '../../shops-links.ts'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { LinkButton } from '../../ui/Button.tsx'
import { TopicList } from './WikiHomePage.tsx'
import type { WikiTopic } from './wiki-topics.ts'

/** the home page of the shop-storage site. */
export function ShopsHomePage({ topics }: { topics: readonly WikiTopic[] }) {
  const site = useSite()
  const { name } = site
  return (
    <div className="wrap guide-home">
      <h1>{`A sua loja no ${name}`}</h1>
      <p className="lead">{`O ${name} junta as ofertas de muitas lojas de móveis e decoração e leva quem compra até à sua. A venda é sempre feita na sua loja.`}</p>
      <p className="best-links">
        <LinkButton tone="primary" href={`${marketLink(site, paths.commercialEshop())}#laboratorio`}>
          Experimentar o feed
        </LinkButton>
        <LinkButton tone="secondary" href={shopsLink(site, paths.shopRegister())}>
          Inscrever a loja
        </LinkButton>
      </p>
      <ol className="guide-steps">
        <li>
          <h2>Experimente</h2>
          <p>
            Indique o endereço do feed e veja o que está errado, em que linha, e como ficam os cartões. Sem registo.
          </p>
        </li>
        <li>
          <h2>Inscreva a loja</h2>
          <p>
            Quatro passos: empresa, domínio, feed e condições. Uma pessoa lê o pedido e responde por e-mail. Entrar não
            custa nada.
          </p>
        </li>
        <li>
          <h2>Venda na sua loja</h2>
          <p>
            Preços e stock atualizam-se com o feed. Quem escolhe uma peça sua segue para a página dela, no seu site. Um
            clique só pode custar se a loja licitar por ele.
          </p>
        </li>
      </ol>
      <h2 className="guide-heading">Guia</h2>
      <TopicList topics={topics} />
      <p className="note">
        Uma pergunta? <a href={shopsLink(site, paths.shopsContact())}>Escreva-nos</a>.
      </p>
    </div>
  )
}
