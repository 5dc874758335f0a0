import type { Today } from '#platform/api-client/calls.ts'
import type { Screen } from '../../screen.ts'

/** Something that waits for somebody's decision, and where that is made. */
export interface Waiting {
  /** null: it cannot be read now. */
  readonly count: number | null
  /** ['texto por decidir', 'textos por decidir'] */
  readonly words: readonly [string, string]
  readonly path: string
  /** Who may decide. */
  readonly access: Screen['access']
}

/** Everything that may wait, what people outside wait for first. */
export function waitingOf({ feeds, waiting }: Pick<Today, 'feeds' | 'waiting'>): readonly Waiting[] {
  return [
    {
      count: waiting.texts,
      words: ['texto por decidir', 'textos por decidir'],
      path: '/moderacao',
      access: 'staff:moderation',
    },
    {
      count: waiting.complaints,
      words: ['reclamação de uma loja', 'reclamações de lojas'],
      path: '/reclamacoes',
      access: 'staff:moderation',
    },
    {
      count: waiting.applications,
      words: ['pedido de adesão', 'pedidos de adesão'],
      path: '/parceiros',
      access: 'staff:feeds',
    },
    {
      count: feeds === null ? null : feeds.held,
      words: ['feed retido', 'feeds retidos'],
      path: '/lojas?state=held',
      access: 'staff:feeds',
    },
    {
      count: waiting.contests,
      words: ['leitura contestada', 'leituras contestadas'],
      path: '/exatidao',
      access: 'admin',
    },
    {
      count: waiting.uncertain,
      words: ['oferta sem categoria', 'ofertas sem categoria'],
      path: '/lojas?sort=-uncertain',
      access: 'staff:feeds',
    },
    {
      count: waiting.overdue,
      words: ['loja com faturas vencidas', 'lojas com faturas vencidas'],
      path: '/contas?only=overdue',
      access: 'staff:finance',
    },
  ]
}
