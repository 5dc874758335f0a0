import type { BoardComplaint } from '#domains/boards/contract.ts'

/** What the page says when something was not done. */
export const complaintWords: Readonly<Record<BoardComplaint | 'not_an_address' | 'unreadable', string>> = {
  gone: 'Este quadro já não existe.',
  closed: 'O quadro está fechado: já não se muda.',
  not_owner: 'Só quem criou o quadro pode fazer isso.',
  no_name: 'Diga primeiro como se chama.',
  name_taken: 'Já há alguém com esse nome neste quadro. Escolha outro.',
  unknown: 'Isso já não está no quadro. Aqui está como ficou.',
  empty: 'Escreva alguma coisa primeiro.',
  too_long: 'É demasiado longo. Encurte um pouco.',
  full: 'O quadro está cheio. Retire alguma coisa para dar lugar.',
  there_already: 'Essa peça já está no quadro.',
  last_stage: 'Um quadro precisa de pelo menos uma coluna.',
  too_fast: 'Foram muitas mudanças de seguida. Espere um minuto e tente outra vez.',
  not_an_address: 'Não encontrámos essa peça. Cole o endereço de um produto do Poiso.',
  unreadable: 'Não percebemos o pedido. Tente outra vez.',
}

/** The status of a page that says so. */
export function statusOf(complaint: keyof typeof complaintWords): number {
  if (complaint === 'not_owner' || complaint === 'no_name') return 403
  if (complaint === 'too_fast') return 429
  return complaint === 'unknown' || complaint === 'closed' || complaint === 'full' || complaint === 'name_taken'
    ? 409
    : 422
}
