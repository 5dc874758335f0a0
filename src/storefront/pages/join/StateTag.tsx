import type { Application } from '#domains/partners/contract.ts'
import { Tag } from '../../ui/Tag.tsx'

const STATES = {
  draft: { words: 'Por acabar', tone: 'neutral' },
  submitted: { words: 'À espera de decisão', tone: 'info' },
  approved: { words: 'Aprovado', tone: 'good' },
  refused: { words: 'Não aceite', tone: 'wrong' },
} as const

/** How an application stands, in a word or two. */
export function StateTag({ state }: Pick<Application, 'state'>) {
  const { words, tone } = STATES[state]
  return <Tag tone={tone}>{words}</Tag>
}
