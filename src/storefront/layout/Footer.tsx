import { departments } from '#domains/catalogue/contract.ts'
import { type ReactNode, useId } from 'react'
import { RenderedOnce, rendersOnce } from '../html/trusted-html.tsx'
import { moreLinks } from '../parts/menu/more-links.ts'
import { below, SHOPS_BASE, shopsLink } from '../shops-links.ts'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'
import { CountrySelect } from './CountrySelect.tsx'

/** 2.3, H-06: columns that are accordions on a phone. Real links only: what does not exist yet is left out. */
export function Footer() {
  const site = useSite()
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <div className="footer-about">
          <p className="wordmark">{site.name}</p>
          <p>
            Móveis e decoração de muitas lojas, com o preço entregue em sua casa e uma palavra honesta sobre os
            descontos. Não vendemos: a compra é feita na loja.
          </p>
          <p>Uma loja só paga por um lugar onde está escrito «Patrocinado».</p>
          <p>
            <a className="quiet" href={paths.cookieChoices()} data-cookie-choices="">
              Cookies
            </a>
          </p>
          <CountrySelect />
        </div>
        <div>
          <FooterPanel title="Departamentos">
            <RenderedOnce content={departmentItems} />
          </FooterPanel>
          <FooterPanel title="Informação">
            <RenderedOnce content={wordItems} />
          </FooterPanel>
        </div>
        <FooterPanel title={site.name}>
          <RenderedOnce content={shopperItems} />
        </FooterPanel>
        <FooterPanel title="Para lojas">
          <ul>
            <Links of={[...eshopLinks, ['Guia para lojas', shopsLink(site, paths.shopsHome())]]} />
          </ul>
        </FooterPanel>
      </div>
    </footer>
  )
}

/** Open on a desktop, where its title is a heading; opened and closed on a phone. */
function FooterPanel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <nav className="footer-panel" aria-labelledby={id}>
      <details open>
        <summary>
          <h2 id={id}>{title}</h2>
        </summary>
        {children}
      </details>
    </nav>
  )
}

const shopperLinks = [
  ['Todos os produtos', paths.allProducts()],
  ['Divisões da casa', paths.rooms()],
  ...moreLinks,
  ['Sobre nós', paths.about()],
  ['Carreiras', paths.careers()],
  ['Imprensa', paths.press()],
  ['Contacto', paths.contact()],
] as const

const eshopLinks = [
  ['Experimente o seu feed', paths.commercialEshop()],
  // Where the site for shops has a host of its own, it leads on to there (ADR 0091).
  ['Inscrever uma loja', below(SHOPS_BASE, paths.shopRegister())],
  ['Perguntas frequentes de lojas', paths.addShopFaq()],
  ['Dados nos seus programas', paths.commercialSaas()],
  ['Píxel de vendas', paths.pixelProduct()],
  ['Star', paths.starProduct()],
  ['Termos das lojas', paths.termsOfShops()],
] as const

/** G-08, U-09: what the law wants to be found from everywhere. The European platform for disputes has ended. */
const wordLinks = [
  ['Termos', paths.terms()],
  ['Utilização', paths.termsOfUse()],
  ['Comércio', paths.termsOfTrade()],
  ['Avaliações', paths.reviewPolicy()],
  ['Privacidade', paths.privacy()],
  ['Política de cookies', paths.cookies()],
  ['Como ordenamos', paths.howWeRank()],
  ['Como calculamos os descontos', paths.howWeDiscount()],
  ['Acessibilidade', paths.accessibility()],
  ['Serviços digitais', paths.digitalServices()],
  ['Resolução de litígios', paths.complaints()],
  ['Livro de Reclamações', 'https://www.livroreclamacoes.pt'],
] as const

function Links({ of }: { of: readonly (readonly [text: string, href: string])[] }) {
  return of.map(([text, href]) => (
    <li key={href}>
      <a href={href}>{text}</a>
    </li>
  ))
}

const shopperItems = rendersOnce(() => <Links of={shopperLinks} />)
const wordItems = rendersOnce(() => <Links of={wordLinks} />)
const departmentItems = rendersOnce(() => (
  <>
    {departments().map((department) => (
      <li key={department.id}>
        <a href={paths.category(department.slug)}>{department.name}</a>
      </li>
    ))}
  </>
))
