import { paths } from '../../paths.ts'
import { shopsLink } from '../../shops-links.ts'
import { useSite } from '../../site.ts'
import { Sample } from './CallPart.tsx'
import { curlOf } from './curl-of.ts'
import type { ShopCall } from './shop-calls.ts'

/** From nothing to something useful: who asks, how the feed is, what is wrong with it, its offers beside those of others. */
const STEPS = [
  ['shopMe', 'Confirme de que loja é a chave e o que abre'],
  ['feedState', 'Veja como está o feed: quando foi lido, quantas ofertas estão ativas, que avisos há'],
  ['feedProblems', 'Leia o que corrigir, artigo a artigo'],
  ['shopOffers', 'Liste as suas ofertas: estado, porque está uma oculta, preço ao lado do mais baixo das outras lojas'],
] as const

/** How a program gets its key and makes its first calls. */
export function FirstSteps({ calls }: { calls: readonly ShopCall[] }) {
  const site = useSite()
  return (
    <>
      <p>
        Crie uma chave em <a href={shopsLink(site, paths.shopChoice())}>Área da loja</a>, em «Chaves», e guarde-a onde
        só o seu programa a lê. Uma chave diz de que loja se trata; o âmbito que lhe deu diz o que abre. Revogada, deixa
        de valer no pedido seguinte.
      </p>
      <Sample caption="Na sua consola" of="a chave" text="export POISO_CHAVE='a chave que criou'" />
      <ol>
        {STEPS.map(([name, words]) => {
          const call = calls.find((each) => each.name === name)
          return call === undefined ? null : (
            <li key={name}>
              {`${words}.`}
              <Sample caption="Experimente" of={name} text={curlOf(call, site.url)} />
            </li>
          )
        })}
      </ol>
    </>
  )
}
