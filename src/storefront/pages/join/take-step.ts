import type { FastifyRequest } from 'fastify'
import {
  type Applicant,
  type CompanyTyped,
  companyFields,
  type HandInComplaint,
  isProofMailbox,
  type JoiningStep,
  joiningSteps,
  type StepRefused,
  type StepSettled,
} from '#domains/partners/contract.ts'
import { refusal, type Refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import type { Shown } from '../../page/asked-and-shown.ts'
import type { SeeOther } from '../../page/page-form.ts'
import { paths } from '../../paths.ts'
import { applicationIdOf, type StepView, stepView } from './join-view.ts'
import { companyWords, domainComplaints, feedComplaints, stepOf, stepWords, waitWords } from './join-words.ts'

type Taken = SeeOther | Shown<StepView> | Refusal

interface Sent {
  readonly fields: URLSearchParams
  readonly who: Applicant
  readonly id: number
  readonly dependencies: StorefrontDependencies
}

/** Takes the form of a step: goes on to the next one, or shows it again with what is wrong. */
export async function takeStep(
  fields: URLSearchParams,
  { params }: { readonly params: { readonly applicationId: string; readonly step: string } },
  dependencies: StorefrontDependencies,
  request: FastifyRequest,
): Promise<Taken> {
  const who = await dependencies.people.current(request)
  const [id, step] = [applicationIdOf(params.applicationId), stepOf(params.step)]
  if (who === null || id === null || step === null) return unknown(params.applicationId)
  return takers[step]({ fields, who, id, dependencies })
}

const takers: Readonly<Record<JoiningStep, (sent: Sent) => Promise<Taken>>> = {
  company: takeCompany,
  domain: takeDomain,
  feed: takeFeed,
  terms: takeTerms,
}

async function takeCompany(sent: Sent): Promise<Taken> {
  const { fields, who, id, dependencies } = sent
  const typed = Object.fromEntries(
    companyFields.map((field) => [field, fields.get(companyWords[field].name) ?? '']),
  ) as CompanyTyped
  const outcome = await dependencies.shopJoining.saveCompany(who, id, typed)
  return outcome.kind === 'wrong'
    ? again(sent, 'company', { company: { typed, complaints: outcome.wrong } })
    : settled(sent, 'company', outcome)
}

async function takeDomain(sent: Sent): Promise<Taken> {
  const { fields, who, id, dependencies } = sent
  const { shopJoining } = dependencies
  const mailbox = fields.get('caixa') ?? ''
  switch (fields.get('fazer')) {
    case 'dns':
      return here(sent, await shopJoining.askCheck(who, id, 'dns'))
    case 'ficheiro':
      return here(sent, await shopJoining.askCheck(who, id, 'file'))
    case 'email':
      return isProofMailbox(mailbox)
        ? here(sent, await shopJoining.mailCode(who, id, mailbox))
        : again(sent, 'domain', { complaint: { field: 'form', text: 'Escolha uma das caixas de correio.' } })
    case 'codigo':
      return takeCode(sent)
    default: {
      const typed = fields.get('dominio') ?? ''
      const outcome = await shopJoining.saveDomain(who, id, typed)
      return outcome.kind === 'wrong'
        ? again(sent, 'domain', { typed, complaint: { field: 'domain', text: domainComplaints[outcome.wrong] } })
        : here(sent, outcome)
    }
  }
}

async function takeCode(sent: Sent): Promise<Taken> {
  const { fields, who, id, dependencies } = sent
  const outcome = await dependencies.shopJoining.proveByCode(who, id, fields.get('codigo') ?? '')
  if (outcome.kind !== 'wrong') return here(sent, outcome)
  const text =
    outcome.wrong === 'code' ? 'O código não é este. Verifique as letras.' : 'Este código já não vale. Peça outro.'
  return again(sent, 'domain', { complaint: { field: outcome.wrong === 'code' ? 'code' : 'form', text } })
}

async function takeFeed(sent: Sent): Promise<Taken> {
  const { fields, who, id, dependencies } = sent
  const typed = fields.get('feed') ?? ''
  const outcome = await dependencies.shopJoining.tryFeed(who, id, typed)
  if (outcome.kind === 'wrong')
    return again(sent, 'feed', { typed, complaint: { field: 'feed', text: feedComplaints[outcome.wrong] } })
  return outcome.kind === 'done'
    ? { seeOther: paths.shopJoiningStep(id, stepWords.feed.slug) }
    : refused(sent, 'feed', outcome)
}

async function takeTerms(sent: Sent): Promise<Taken> {
  const { fields, who, id, dependencies } = sent
  const outcome = await dependencies.shopJoining.handIn(who, id, {
    acceptsTerms: fields.get('aceito') === 'sim',
    certifies: fields.get('garanto') === 'sim',
    version: Number(fields.get('versao')),
  })
  if (outcome.kind === 'wrong') return again(sent, 'terms', { complaint: handInComplaint(outcome.wrong) })
  return outcome.kind === 'done' ? { seeOther: paths.shopApplication(id) } : refused(sent, 'terms', outcome)
}

function handInComplaint(complaint: HandInComplaint): NonNullable<StepView['complaint']> {
  if (typeof complaint === 'object')
    return {
      field: 'form',
      text: `Ainda falta: ${complaint.missing.map((step) => stepWords[step].title.toLowerCase()).join(', ')}.`,
    }
  switch (complaint) {
    case 'not_accepted':
      return { field: 'accepts', text: 'Para enviar o pedido é preciso aceitar as condições e confirmar a declaração.' }
    case 'terms_changed':
      return { field: 'form', text: 'Os termos das lojas mudaram entretanto. Leia a nova versão e envie outra vez.' }
    case 'domain_taken':
      return { field: 'form', text: domainComplaints.taken }
  }
}

/** On to the next step. */
function settled(sent: Sent, step: JoiningStep, outcome: StepSettled): Promise<Taken> | Taken {
  const next = joiningSteps[joiningSteps.indexOf(step) + 1] ?? step
  return outcome.kind === 'done'
    ? { seeOther: paths.shopJoiningStep(sent.id, stepWords[next].slug) }
    : refused(sent, step, outcome)
}

/** Stays with the domain, where what was begun is shown. */
function here(sent: Sent, outcome: StepSettled): Promise<Taken> | Taken {
  return outcome.kind === 'done'
    ? { seeOther: paths.shopJoiningStep(sent.id, stepWords.domain.slug) }
    : refused(sent, 'domain', outcome)
}

function refused(sent: Sent, step: JoiningStep, outcome: StepRefused): Promise<Taken> | Taken {
  if (outcome.kind === 'unknown') return unknown(sent.id)
  if (outcome.kind === 'closed') return { seeOther: paths.shopApplication(sent.id) }
  return again(sent, step, { complaint: { field: 'form', text: waitWords(outcome.seconds) } }, 429)
}

async function again(
  { who, id, dependencies }: Sent,
  step: JoiningStep,
  more: Partial<StepView>,
  status = 422,
): Promise<Taken> {
  const view = await stepView(dependencies, who, id, step)
  return view === null ? unknown(id) : { status, props: { ...view, ...more } }
}

function unknown(id: number | string): Refusal {
  return refusal('not_found', `there is no application ${String(id).slice(0, 20)} of theirs`)
}
