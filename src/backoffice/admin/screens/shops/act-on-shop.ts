import {
  backofficeEshop,
  endSuspension,
  fetchNow,
  suspendEshop,
  type SuspendEshopParameters,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { momentWords } from '../../../parts/words.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../outcome.ts'
import type { Sent } from '../../screen.ts'

type Reasons = SuspendEshopParameters['suspensionRequest']['reasons']

/** Has a feed fetched, suspends a shop or ends that. */
export async function actOnShop(sent: Sent): Promise<Outcome> {
  const what = sent.form.get('what')
  return what === 'fetch' ? fetchFeed(sent) : what === 'suspend' ? suspend(sent) : end(sent)
}

async function fetchFeed({ api, params, form }: Sent): Promise<Outcome> {
  const asked = await answerOr(
    fetchNow(api, { eshopId: Number(params['eshopId']), fetchRequest: { reason: String(form.get('reason') ?? '') } }),
    [400, 409],
  )
  return 'refused' in asked
    ? { kind: 'refused', message: 'Não foi pedida: falta o motivo, ou a loja não tem endereço de feed.' }
    : { kind: 'done', message: 'Pedida: o feed é lido dentro de segundos.' }
}

async function suspend({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const reasons = form.getAll('reasons').map(String) as [...Reasons]
  if (reasons.length === 0) return { kind: 'refused', message: 'Escolha pelo menos um motivo.' }
  if (!isConfirmed(form)) {
    const { liveOffers } = await backofficeEshop(api, { eshopId })
    const isLater = reasons.every((reason) => reason === 'terms')
    return ask(form, {
      title: 'Suspender a loja?',
      effect: `${countOf(liveOffers, ['oferta sai', 'ofertas saem'])} das listagens${isLater ? ' daqui a 15 dias' : ' já'}. A loja recebe um e-mail com os motivos e como contestar.`,
      confirm: 'Suspender',
      isDangerous: true,
    })
  }
  const date = String(form.get('beginsAt') ?? '')
  const suspended = await answerOr(
    suspendEshop(api, {
      eshopId,
      suspensionRequest: {
        reasons,
        facts: String(form.get('facts') ?? ''),
        beginsAt: date === '' ? null : new Date(`${date}T12:00:00Z`).toISOString(),
      },
    }),
    [400, 409, 422],
  )
  if ('refused' in suspended) return { kind: 'refused', message: refusedWords(suspended.refused) }
  return {
    kind: 'done',
    message: suspended.answer.isSuspended
      ? 'A loja está suspensa e foi avisada por e-mail.'
      : `A loja foi avisada. A suspensão começa em ${momentWords(suspended.answer.beginsAt)}.`,
  }
}

function refusedWords({ status, detail }: { status: number; detail: string }): string {
  if (status === 409) return 'A loja já tem uma suspensão.'
  if (detail.startsWith('beginsAt')) return 'Para estes motivos, o aviso é de 15 dias: escolha uma data mais tarde.'
  return detail.startsWith('contactMail')
    ? 'A loja não tem e-mail de contacto e não podia ser avisada. Indique-o primeiro em «Editar».'
    : 'Não foi suspensa: descreva os factos em 20 a 2000 letras.'
}

async function end({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  if (!isConfirmed(form)) {
    const { liveOffers } = await backofficeEshop(api, { eshopId })
    return ask(form, {
      title: 'Acabar a suspensão?',
      effect: `${countOf(liveOffers, ['oferta volta', 'ofertas voltam'])} às listagens, e a loja é avisada.`,
      confirm: 'Acabar a suspensão',
    })
  }
  const ended = await answerOr(
    endSuspension(api, { eshopId, suspensionEnd: { facts: String(form.get('facts') ?? '') } }),
    [400, 409],
  )
  return 'refused' in ended
    ? { kind: 'refused', message: 'Não acabou: explique à loja em 20 a 2000 letras, ou a suspensão já acabou.' }
    : { kind: 'done', message: 'A suspensão acabou. As ofertas voltam dentro de minutos.' }
}
