import type { ProductView } from './load.ts'

/** What is known of the article, and one shop's words for it. */
export function Specification({ view }: { view: ProductView }) {
  return (
    <div className="product-facts">
      {view.specification.length > 0 && (
        <section className="product-section">
          <h2>Características</h2>
          <table className="specification">
            <tbody>
              {view.specification.map(({ name, value }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{value}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {view.description !== null && (
        <section className="product-section">
          <h2>{`Descrição, nas palavras da loja ${view.description.eshopName}`}</h2>
          <p className="prose">{view.description.text}</p>
        </section>
      )}
    </div>
  )
}
