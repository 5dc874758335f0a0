import {
  backofficeEshop,
  endSuspension,
  fetchNow,
  suspendEshop,
  type SuspendEshopParameters,
} from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { momentWords } from '../../../parts/words.ts'
import { answerOr, ask, isConfirmed, type Outcome } from '../../../parts/frame/outcome.ts'
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
  const facts = String(form.get('facts') ?? '').trim()
  const date = String(form.get('beginsAt') ?? '')
  if (reasons.length === 0) return { kind: 'refused', message: 'Escolha pelo menos um motivo.' }
  if (facts.length < SHORTEST_FACTS) return { kind: 'refused', message: NO_FACTS }
  if (!isConfirmed(form)) {
    const { liveOffers, profile } = await backofficeEshop(api, { eshopId })
    return profile.contactMail === null
      ? { kind: 'refused', message: NO_MAIL }
      : ask(form, {
          title: 'Suspender a loja?',
          effect: `${countOf(liveOffers, ['oferta sai', 'ofertas saem'])} das listagens ${beginningWords(reasons, date)}. A loja recebe um e-mail com os motivos e como contestar.`,
          confirm: 'Suspender',
          isDangerous: true,
        })
  }
  const suspended = await answerOr(
    suspendEshop(api, {
      eshopId,
      suspensionRequest: { reasons, facts, beginsAt: date === '' ? null : noonOf(date) },
    }),
    [400, 409, 422],
  )
  if ('refused' in suspended) return { kind: 'refused', message: refusedWords(suspended.refused) }
  const { isSuspended, offers, beginsAt } = suspended.answer
  return {
    kind: 'done',
    message: isSuspended
      ? `A loja está suspensa e é avisada por e-mail. ${countOf(offers, ['oferta sai', 'ofertas saem'])} das listagens dentro de minutos.`
      : `A loja é avisada por e-mail. A suspensão começa em ${momentWords(beginsAt)}.`,
  }
}

const SHORTEST_FACTS = 20
const NO_FACTS = 'Nada foi feito: descreva os factos em 20 a 2000 letras.'
const NO_MAIL = 'A loja não tem e-mail de contacto e não podia ser avisada. Indique-o primeiro em «Editar».'

/** Noon of a day that was chosen; what is no day stays as it is, for the call to refuse. */
function noonOf(date: string): string {
  const noon = new Date(`${date}T12:00:00Z`)
  return Number.isNaN(noon.getTime()) ? date : noon.toISOString()
}

function beginningWords(reasons: readonly string[], date: string): string {
  if (date !== '') return `a partir de ${momentWords(noonOf(date))}`
  return reasons.every((reason) => reason === 'terms') ? 'daqui a 15 dias' : 'já'
}

function refusedWords({ status, detail }: { status: number; detail: string }): string {
  if (status === 409) return 'A loja já tem uma suspensão.'
  if (detail.startsWith('beginsAt'))
    return 'A data já passou ou é cedo de mais: quem não aceita condições alteradas tem 15 dias de aviso.'
  return detail.startsWith('contactMail') ? NO_MAIL : NO_FACTS
}

async function end({ api, params, form }: Sent): Promise<Outcome> {
  const eshopId = Number(params['eshopId'])
  const facts = String(form.get('facts') ?? '').trim()
  if (facts.length < SHORTEST_FACTS)
    return { kind: 'refused', message: 'Nada foi feito: explique à loja em 20 a 2000 letras.' }
  if (!isConfirmed(form)) {
    const { liveOffers, suspension } = await backofficeEshop(api, { eshopId })
    return ask(form, {
      title: 'Acabar a suspensão?',
      effect:
        suspension?.isBegun === false
          ? 'A suspensão anunciada fica sem efeito, e a loja é avisada.'
          : `${countOf(liveOffers, ['oferta volta', 'ofertas voltam'])} às listagens, e a loja é avisada.`,
      confirm: 'Acabar a suspensão',
    })
  }
  const ended = await answerOr(endSuspension(api, { eshopId, suspensionEnd: { facts } }), [400, 409])
  if ('refused' in ended)
    return {
      kind: 'refused',
      message: ended.refused.status === 409 ? 'A loja não tem uma suspensão: já acabou.' : NO_FACTS,
    }
  const { offers } = ended.answer
  return {
    kind: 'done',
    message:
      offers === 0
        ? 'A suspensão acabou.'
        : `A suspensão acabou. ${countOf(offers, ['oferta volta', 'ofertas voltam'])} às listagens dentro de minutos.`,
  }
}
