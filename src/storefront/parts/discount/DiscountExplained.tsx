import { DISCOUNT_RULE_ID } from '../../paths.ts'
import { workedExample } from './worked-example.ts'

/**
 * How a discount is computed, and the rule at work on an example: above the list of /sales, closed, so that every 'Saiba mais' leads there
 * without a jump past the list and the list begins where it did (client/accordions.ts opens it).
 */
export const DiscountExplained = () => {
  const { steps, claimed, honest, reference } = workedExample()
  return (
    <details className="discount-explained" id={DISCOUNT_RULE_ID}>
      <summary>
        <h2>Como calculamos um desconto</h2>
      </summary>
      <div className="discount-rule">
        <ul>
          <li>Só contam os preços que nós próprios vimos. O “antes” que a loja anuncia aparece apenas no histórico, como palavra da loja.</li>
          <li>A referência é o preço mais baixo da mesma loja nos 30 dias antes de a descida começar; os preços das outras lojas não contam. Se o preço desce por etapas, contam os 30 dias antes da primeira.</li>
          <li>Sem 30 dias de histórico não há percentagem: dizemos desde quando vemos o produto.</li>
          <li>A percentagem é arredondada para baixo, dura no máximo 30 dias e desaparece assim que o preço sobe.</li>
        </ul>
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
          <p>{`O preço mais baixo dos 30 dias anteriores foi ${reference}: é com ele que comparamos.`}</p>
        </figure>
      </div>
    </details>
  )
}
