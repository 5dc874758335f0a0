import { paths } from '../../../paths.ts'
import type { BlockView } from '../home-view.ts'

/** What we promise, in three sentences with their reasons. */
export function HonestyBlock({ block: { ident, title } }: { block: BlockView<'honesty'> }) {
  return (
    <section className="wrap home-section" aria-labelledby={ident}>
      <div className="honesty">
        <h2 id={ident}>{title}</h2>
        <ul>
          <li>
            <h3>O total, entregue</h3>
            <p>
              Mostramos o preço com entrega no continente, na Madeira e nos Açores. Se uma loja não diz quanto custa,
              dizemos que não se sabe.
            </p>
          </li>
          <li>
            <h3>Sem falsos descontos</h3>
            <p>
              Uma percentagem só aparece quando nós próprios vimos o preço descer. O que a loja afirma não nos chega.{' '}
              <a href={paths.sales()}>Ver os descontos verificados</a>
            </p>
          </li>
          <li>
            <h3>O que é pago diz que é pago</h3>
            <p>
              Os resultados seguem o que interessa a quem compra: haver em stock, quantas lojas o têm, há quanto tempo
              foi verificado. Um pagamento pesa pouco, e o lugar que ele muda diz “Patrocinado”.
            </p>
          </li>
        </ul>
      </div>
    </section>
  )
}
