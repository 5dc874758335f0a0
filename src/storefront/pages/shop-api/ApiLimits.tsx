import { DEFAULT_LIMITS } from '#platform/http/process/limits.ts'
import { FLOOD } from '#platform/http/overload/rate-limit.ts'
import { formatCount } from '../../copy/format.ts'

const MEBIBYTE = 1_048_576

/** What holds for every call: sizes, how many, what an error looks like. The figures are those that the server keeps to. */
export function ApiLimits({ refusals }: { refusals: readonly string[] }) {
  const { bodyBytes, urlCharacters, requestTimeoutMs } = DEFAULT_LIMITS
  return (
    <ul>
      <li>
        {`De um endereço IP: ${formatCount(FLOOD.perSecond)} pedidos por segundo, e até ${formatCount(FLOOD.burst)} de uma vez. Acima disso a resposta é 429 com `}
        <code>Retry-After</code>: espere os segundos que diz e repita. Com 503 faça o mesmo. «Ler agora» tem um limite
        seu: três vezes, depois uma em cada cinco minutos.
      </li>
      <li>
        {`Corpos até ${formatCount(bodyBytes / MEBIBYTE)} MiB, em JSON e UTF-8; endereços até ${formatCount(urlCharacters)} letras; um pedido tem de chegar em ${formatCount(Math.round(requestTimeoutMs / 1_000))} segundos. Listas vêm em páginas; ficheiros, inteiros.`}
      </li>
      <li>
        Um erro é <code>application/problem+json</code> com <code>code</code>, <code>detail</code> (que campo e porquê)
        e <code>requestId</code>, por que o encontramos no registo. Qualquer pedido pode ser recusado com:{' '}
        {refusals.join('; ')}.
      </li>
      <li>
        Onde um pedido traz <code>version</code>, é a do que foi lido: se alguém mudou o mesmo entretanto, a resposta é
        409 e nada se perde.
      </li>
      <li>
        Dias são os de Portugal; momentos estão em UTC; dinheiro está em euros, em cêntimos onde o nome acaba em{' '}
        <code>Cents</code>, em milionésimos de euro onde acaba em <code>Micros</code>. <code>null</code> é desconhecido,
        nunca zero.
      </li>
    </ul>
  )
}
