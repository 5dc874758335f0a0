import type { ModeratedKind } from '#domains/moderation/contract.ts'
import { paths } from '../../paths.ts'

const labels: Readonly<Record<ModeratedKind, string>> = {
  review: 'Denunciar esta avaliação',
  reply: 'Denunciar esta resposta da loja',
  question: 'Denunciar esta pergunta',
  answer: 'Denunciar esta resposta',
}

/** G-05: beside everything that people write and others read. A reply has its review's id. */
export function ReportLink({ kind, itemId }: { readonly kind: ModeratedKind; readonly itemId: string }) {
  return (
    <a className="quiet" rel="nofollow" href={paths.report(kind, itemId)} aria-label={labels[kind]}>
      Denunciar
    </a>
  )
}
