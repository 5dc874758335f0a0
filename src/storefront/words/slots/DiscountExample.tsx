import { PROVING_DAYS } from '#domains/offers/contract.ts'
import { workedExample } from '../../parts/discount/worked-example.ts'

/** G-01: the rule at work, by the rule itself. */
export function DiscountExample() {
  const { steps, claimed, honest, reference } = workedExample()
  return (
    <>
      <p>Uma estante, numa loja:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Quando</th>
            <th scope="col">O que aconteceu</th>
            <th scope="col" className="figure">
              Preço
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ when, price, note }) => (
            <tr key={when}>
              <th scope="row">{when}</th>
              <td>{note}</td>
              <td className="figure">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        A loja diria <strong>{claimed}</strong>. Nós dizemos <strong>{honest}</strong>
        {`: o preço mais baixo dos ${PROVING_DAYS} dias anteriores foi ${reference}, e é com ele que comparamos.`}
      </p>
    </>
  )
}
