import { departments } from '#domains/catalogue/contract.ts'
import { RenderedOnce, rendersOnce } from '../html/trusted-html.tsx'
import { paths } from '../paths.ts'
import { useSite } from '../site.ts'

/** Real links only: what does not exist yet is left out. */
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
          <p>O pagamento das lojas não altera a ordem dos resultados.</p>
        </div>
        <nav aria-label="Departamentos">
          <h2>Departamentos</h2>
          <RenderedOnce content={departmentItems} />
        </nav>
        <nav aria-label={site.name}>
          <h2>{site.name}</h2>
          <ul>
            <li>
              <a href={paths.allProducts()}>Todos os produtos</a>
            </li>
            <li>
              <a href={paths.rooms()}>Divisões da casa</a>
            </li>
            <li>
              <a href={paths.sales()}>Descontos verificados</a>
            </li>
            <li>
              <a href={paths.vouchers()}>Ofertas com voucher</a>
            </li>
            <li>
              <a href={paths.eshops()}>Lojas</a>
            </li>
            <li>
              <a href={paths.commercialEshop()}>Para lojas: experimente o seu feed</a>
            </li>
            <li>
              <a href={paths.addShop()}>Adicionar uma loja</a>
            </li>
            <li>
              <a href={paths.addShopFaq()}>Perguntas frequentes de lojas</a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  )
}

const departmentItems = rendersOnce(() => (
  <>
    {departments().map((department) => (
      <li key={department.id}>
        <a href={paths.category(department.slug)}>{department.name}</a>
      </li>
    ))}
  </>
))
