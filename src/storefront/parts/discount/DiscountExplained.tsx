import { PROVING_DAYS } from '#domains/offers/contract.ts'
import { DISCOUNT_RULE_ID } from '../../paths.ts'
import { workedExample } from './worked-example.ts'

/**
 * How a discount is computed, and the rule at work on an example: above the list of /sales, closed, so that every 'Saiba mais' leads there
 * without a jump past the list and the list begins where it did (client/accordions.ts opens it).
 */
export function DiscountExplained() {
  const { steps, claimed, honest, reference } = workedExample()
  return (
    <details className="discount-explained" id={DISCOUNT_RULE_ID}>
      <summary>
        <h2>Como calculamos um desconto</h2>
      </summary>
      <div className="discount-rule">
        <ul>
          <li>
            Só contam os preços que nós próprios vimos e que se podiam pagar: enquanto está esgotado, um artigo não tem
            preço. O “antes” que a loja anuncia aparece apenas no histórico, como palavra da loja.
          </li>
          <li>
            {`A referência é o preço mais baixo da mesma loja nos ${PROVING_DAYS} dias antes de descer para o preço de hoje; os preços das outras lojas não contam. Se desce por etapas, cada uma compara-se com os ${PROVING_DAYS} dias antes dela, etapas anteriores incluídas.`}
          </li>
          <li>{`Sem ${PROVING_DAYS} dias de histórico não há percentagem: dizemos desde quando vemos o produto.`}</li>
          <li>{`A percentagem é arredondada para baixo, dura no máximo ${PROVING_DAYS} dias e desaparece assim que o preço sobe.`}</li>
        </ul>
        <p className="discount-law">
          É o que pedem o <a href="http://data.europa.eu/eli/dir/1998/6/oj">artigo 6.º-A da Diretiva 98/6/CE</a> e o{' '}
          <a href="https://data.dre.pt/eli/dec-lei/70/2007/03/26/p/dre/pt/html">Decreto-Lei n.º 70/2007</a>, com as
          alterações do Decreto-Lei n.º 109-G/2021
          {`: o preço mais baixo praticado nos ${PROVING_DAYS} dias anteriores, saldos e promoções incluídos. Onde a lei deixa escolher, escolhemos a percentagem mais baixa.`}
        </p>
        <figure>
          <figcaption>Um exemplo: uma estante</figcaption>
          <ol>
            {steps.map(({ when, price, note }) => (
              <li key={when}>
                <span>{when}</span>
                <b>{price}</b>
                <small>{note}</small>
              </li>
            ))}
          </ol>
          <dl>
            <div>
              <dt>A loja diria</dt>
              <dd>
                <s>{claimed}</s>
              </dd>
            </div>
            <div className="honest">
              <dt>Nós dizemos</dt>
              <dd>{honest}</dd>
            </div>
          </dl>
          <p>{`O preço mais baixo dos ${PROVING_DAYS} dias anteriores foi ${reference}: é com ele que comparamos.`}</p>
        </figure>
      </div>
    </details>
  )
}
