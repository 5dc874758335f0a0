import { momentWords } from '../../../parts/words.ts'
import type { ShopApplication } from '#platform/api-client/calls.ts'

export const stateWords: Readonly<Record<ShopApplication['state'], string>> = {
  submitted: 'À espera',
  approved: 'Aprovado',
  refused: 'Recusado',
}

export const billingWords: Readonly<Record<ShopApplication['billingProblems'][number], string>> = {
  legalName: 'nome legal',
  country: 'país',
  taxNumber: 'NIF',
  street: 'morada',
  postalCode: 'código postal',
  city: 'localidade',
}

export const proofWords: Readonly<Record<NonNullable<ShopApplication['provenBy']>, string>> = {
  dns: 'registo de DNS',
  file: 'ficheiro no site',
  mail: 'e-mail do domínio',
}

/** What the EU's register says of the company's number. In Portugal it knows only who trades with other countries. */
export function registerWords({ isValid, answeredAt, consultation, failure }: ShopApplication['register']): string {
  if (isValid === null) return failure === null ? 'O VIES ainda não respondeu.' : `O VIES não respondeu (${failure}).`
  const asked = `em ${momentWords(answeredAt)}${consultation === null ? '' : `, consulta ${consultation}`}`
  return isValid
    ? `Válido no VIES ${asked}.`
    : `Não está no VIES (${asked}); em Portugal só está quem negoceia com outros países.`
}
