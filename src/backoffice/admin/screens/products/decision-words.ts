import type { RefusedCall } from '../../../parts/frame/outcome.ts'

/** Why a decision is refused, by the words of the call; a test refuses a reason without words. */
export const decisionRefusals: Readonly<Record<string, string>> = {
  'product unknown': 'um dos produtos não existe ou já não tem ofertas',
  'decision unknown': 'a decisão não existe',
  'decision undone': 'a decisão já foi desfeita',
  'offer of another product': 'uma das ofertas já não é deste produto',
  'nothing left': 'não podem sair todas as ofertas, nem nenhuma',
  'same product': 'é o mesmo produto',
  'pairs too many': 'são ofertas de mais para uma decisão',
}

export function refusedWords({ status, detail }: RefusedCall): string {
  const why = status === 400 ? 'escreva o motivo, com 3 letras pelo menos' : decisionRefusals[detail]
  return `Não foi feito: ${why ?? 'o produto mudou entretanto; abra-o de novo'}.`
}
