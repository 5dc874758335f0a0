import { RIGHT_WORDS } from '#domains/partners/contract.ts'
import { curlOf } from './curl-of.ts'
import type { ShopCall, ShopParameter } from './shop-calls.ts'

/** One call: what it asks for, a request to copy, what comes back and what may be refused. */
export function CallPart(call: ShopCall & { readonly url: string; readonly shared: readonly string[] }) {
  const { name, method, path, summary, right, parameters, answer, file, url } = call
  const refusals = call.refusals.filter((refusal) => !call.shared.includes(refusal))
  return (
    <details id={name}>
      <summary>
        <code>{`${method} ${path}`}</code>
      </summary>
      <p lang="en">{summary}</p>
      <p>{`Âmbito: ${RIGHT_WORDS[right].name} (${right}).`}</p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <ParameterLine key={parameter.name} {...parameter} />
          ))}
        </ul>
      )}
      <Sample caption="Pedido" of={name} text={curlOf(call, url)} />
      {answer === null ? (
        <p>{file === null ? 'Responde 204, sem corpo.' : `Responde com um ficheiro (${file}).`}</p>
      ) : (
        <Sample caption="Resposta" of={name} text={answer} />
      )}
      {refusals.length > 0 && <p className="version">{`Recusas suas: ${refusals.join('; ')}.`}</p>}
    </details>
  )
}

function ParameterLine({ name, isRequired, example, limits }: ShopParameter) {
  return (
    <li>
      <code>{name}</code>
      {`${isRequired ? ', obrigatório' : ''}: por exemplo ${example}${limits === null ? '' : ` (${limits})`}`}
    </li>
  )
}

/** Text to copy. `of` names it for who does not see where it stands: many have one caption. */
export function Sample({ caption, of, text }: { caption: string; of: string; text: string }) {
  return (
    <figure className="sample">
      <figcaption>{caption}</figcaption>
      <pre role="region" aria-label={`${caption}: ${of}`}>
        <code>{text}</code>
      </pre>
    </figure>
  )
}
