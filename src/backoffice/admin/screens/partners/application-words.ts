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
