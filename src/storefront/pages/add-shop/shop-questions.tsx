import type { ReactNode } from 'react'
import { FETCH_EVERY_HOURS, LAB_KEPT_HOURS, LAB_LIMITS } from '#domains/feeds/contract.ts'
import { PROVING_DAYS, STALE_AFTER_HOURS } from '#domains/offers/contract.ts'
import { paths } from '../../paths.ts'
import { below, SHOPS_BASE } from '../../shops-links.ts'

const megabytes = LAB_LIMITS.maxBytes / 1024 ** 2

export interface QuestionGroup {
  readonly heading: string
  readonly items: readonly (readonly [id: string, question: string, answer: ReactNode])[]
}

/** what shops ask before they join; the page and what search engines are told of it. `name`: the site's. */
export function shopQuestions(name: string): readonly QuestionGroup[] {
  return [ofTheFeed, ofPriceAndPlace(name), ofJoining]
}

const ofTheFeed: QuestionGroup = {
  heading: 'O feed',
  items: [
    [
      'formatos',
      'Que formatos leem?',
      'XML, CSV, TSV e JSON, tal como os envia ao Google Merchant, ao KuantoKusta ou ao Facebook, ou como os exporta do Shopify e do WooCommerce. O formato é reconhecido pelo conteúdo; não precisa de mudar nada.',
    ],
    [
      'erros',
      'O meu feed tem erros. Fica tudo de fora?',
      'Não. Fica de fora o artigo a que falta o essencial: identificador, nome, ligação ou preço. O resto entra, e dizemos o que foi ignorado e em que linha.',
    ],
    [
      'laboratorio',
      'Como vejo o que está errado?',
      <>
        No <a href={`${paths.commercialEshop()}#laboratorio`}>laboratório</a>, sem registo: indica o endereço ou escolhe
        um ficheiro até {megabytes} MB. Mostra o mesmo que uma importação mostraria.
      </>,
    ],
    [
      'ficheiro',
      'O que fazem com o ficheiro que experimento?',
      `Lemos e apagamos. O resultado fica ${LAB_KEPT_HOURS} horas num endereço que só conhece quem o tiver, e depois é apagado também. Nada entra no catálogo.`,
    ],
    [
      'frequencia',
      'De quanto em quanto tempo é lido o feed?',
      `De ${FETCH_EVERY_HOURS} em ${FETCH_EVERY_HOURS} horas. Se o ficheiro não mudou, nem chega a ser descarregado. Uma oferta que não vemos há ${STALE_AFTER_HOURS} horas perde o lugar de mais barata.`,
    ],
    [
      'ficheiro-vazio',
      'E se um dia o ficheiro vier vazio ou a meio?',
      'As ofertas no ar ficam como estavam. Quando faltam mais de 30 % ou os preços mudam demasiado, a importação espera que alguém confirme.',
    ],
  ],
}

function ofPriceAndPlace(name: string): QuestionGroup {
  return {
    heading: 'Preço e visibilidade',
    items: [
      [
        'custo',
        'Quanto custa?',
        'Estar no catálogo, nada: nem mensalidade, nem entrada, nem comissão. Só paga cliques se oferecer um preço por eles, e até ao orçamento que fixar. As condições estão nos termos das lojas.',
      ],
      [
        'primeiro-lugar',
        'Posso pagar para aparecer primeiro?',
        `Não. A ordem segue o que interessa a quem compra: haver em stock, o total entregue, há quanto tempo foi verificado. No ${name}, oferecer mais por clique soma poucos pontos à ordem recomendada, e o lugar que isso muda diz «Patrocinado».`,
      ],
      [
        'descontos',
        'Porque não aparece a minha percentagem de desconto?',
        `Só mostramos descontos que nós próprios vimos: calculados sobre o preço mais baixo dos ${PROVING_DAYS} dias anteriores, como manda a lei. Nos primeiros ${PROVING_DAYS} dias ainda não temos esse histórico.`,
      ],
      [
        'entrega-por-confirmar',
        'Porque diz «entrega por confirmar»?',
        'Porque o feed não traz os portes. Indique-os em shipping (PT:::4.90 EUR), ou envie-nos a tabela da loja, incluindo a Madeira e os Açores.',
      ],
      [
        'imagens',
        'Porque é que alguns dos meus artigos ainda não têm imagem?',
        'As imagens são pedidas ao seu servidor aos poucos, primeiro as dos artigos que alguém está a ver. Enquanto uma não chega, ou se não existe, o lugar dela fica vazio: nunca mostramos a imagem de outra peça.',
      ],
    ],
  }
}

const ofJoining: QuestionGroup = {
  heading: 'Entrar e sair',
  items: [
    [
      'como-entro',
      'Como entro?',
      <>
        <a href={below(SHOPS_BASE, paths.shopRegister())}>Inscreva a loja</a> em quatro passos: empresa, domínio, feed e
        condições. Uma pessoa lê o pedido e responde por e-mail.
      </>,
    ],
    [
      'compra',
      'A compra é feita onde?',
      'Na sua loja, sempre. Não temos carrinho nem pagamentos; quem clica vai para a página do artigo no seu site.',
    ],
    ['como-saio', 'Como saio?', 'Responda ao e-mail da adesão a pedir para sair. Retiramos as ofertas no mesmo dia.'],
  ],
}
