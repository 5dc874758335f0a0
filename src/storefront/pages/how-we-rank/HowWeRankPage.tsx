import {
  defaultWeights,
  FEWEST_VISITORS,
  FULL_BID_MICROS,
  HALF_LIFE_DAYS,
  rankingTable,
  SPONSORED,
} from '#domains/search/contract.ts'
import { formatCount, formatEuros } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RankingWeights } from './RankingWeights.tsx'

const crumbs = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Todos os produtos', url: paths.allProducts() },
]

const mostPaid = formatCount(defaultWeights.bid)
const paidPercent = Math.round((100 * defaultWeights.bid) / rankingTable.reduce((sum, { weight }) => sum + weight, 0))
const fullBid = formatEuros(FULL_BID_MICROS / 1_000_000)

/** G-02: a plain summary first, then each criterion with its weight. */
export function HowWeRankPage() {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={crumbs} />
        <h1>{labels.howWeRank}</h1>
        <p className="lead">
          À frente ficam as peças que se podem mesmo comprar, com o preço verificado há pouco, boa fotografia e custo de
          entrega conhecido. O que uma loja paga conta pouco, e diz-se sempre: «{SPONSORED}».
        </p>
        <h2>«Recomendados», ponto por ponto</h2>
        <p>
          Cada peça soma pontos pela sua melhor oferta. A tabela diz quantos dá cada critério no máximo; os mesmos para
          todas as lojas. Em cada peça, «{labels.why}» mostra a soma dela.
        </p>
        <RankingWeights />
        <p>
          A regra da exatidão, com os números: <a href={paths.howWeMeasureAccuracy()}>Como medimos a exatidão</a>.
        </p>
        <h2>Nas pesquisas</h2>
        <p>
          Contam primeiro as palavras: onde aparecem (nome, marca, categoria, características) e se aparecem juntas.
          Entre peças iguais nelas decide a soma dos pontos.
        </p>
        <h2>Procura, sem vantagem para quem já está em cima</h2>
        <p>
          Contamos pessoas que seguiram para uma loja, cada uma uma vez por dia e peça. Um clique em baixo na lista vale
          mais do que um em cima, onde toda a gente olha. Ao fim de {HALF_LIFE_DAYS} dias vale metade. Robôs e cliques
          repetidos não contam. «Mais procurado» só aparece com pelo menos {FEWEST_VISITORS} pessoas.
        </p>
        <h2 id="pagamentos">Pagamentos</h2>
        <p>
          As lojas pagam por clique e podem oferecer mais por um lugar melhor. Um pagamento soma no máximo {mostPaid}{' '}
          pontos, {paidPercent} % de todos os que uma peça pode ter, e isso já com {fullBid} por clique: oferecer mais
          não soma mais. Só conta na oferta mais barata de cada peça.
        </p>
        <p>
          Conta em «Recomendados», nas pesquisas e, entre peças iguais no resto, nas ordens por desconto e por
          avaliações. Onde um pagamento pôs uma peça à frente de outra que estaria antes dela, o lugar diz «{SPONSORED}
          ». Nas ordens por preço, por total e por novidades nenhum pagamento muda nada, e nenhum lugar o diz. As outras
          peças ficam entre si pela mesma ordem que teriam se ninguém pagasse. Quando o orçamento de uma loja acaba, as
          suas peças continuam na lista, sem esses pontos.
        </p>
        <h2>As outras ordens</h2>
        <p>
          Pelo preço, pelo total com entrega ou pelas novidades ordena-se só por isso; pelo desconto ou pelas avaliações
          também, e entre peças iguais decide a soma dos pontos. Nas avaliações conta a média, e quantas pessoas a
          deram: um cinco sozinho não passa à frente de cem compradores contentes. O que está esgotado ou por verificar
          fica depois; o que não se sabe nunca conta como zero.
        </p>
      </div>
    </div>
  )
}
