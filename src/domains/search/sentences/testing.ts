import { listingUrl } from '../url/listing-url.ts'
import type { Understanding } from './meaning.ts'
import { understand } from './understand.ts'
import { understoodListing } from './understood-listing.ts'
import { type NamedChoices, vocabularyOf } from './vocabulary.ts'

/** Shops and brands of a test, some of whose names are words of the vocabularies. */
export const someNames: NamedChoices = {
  eshops: named('Linho & Lua', 'Nordeira', 'Móveis Tavarede', 'Vivenda24'),
  brands: named('Castrelo', 'Dormalta', 'Casa Verde', 'Carvalho', 'Linhares & Neta'),
}

function named(...labels: readonly string[]): NamedChoices['eshops'] {
  return {
    byId: new Map(labels.map((label, index) => [index + 1, { label, slug: slugOf(label) }])),
  }
}

function slugOf(label: string): string {
  return label
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9 ]/g, '')
    .replace(/ +/g, '-')
}

export function understood(sentence: string): Understanding {
  return understand(sentence, vocabularyOf(someNames))
}

/** The address that a sentence leads to, as people read it; behind it what is named as not understood. */
export function addressOf(sentence: string): string {
  const understanding = understood(sentence)
  const url = decodeURIComponent(listingUrl(understoodListing(understanding)))
  return [url, ...understanding.notUnderstood.map(({ text }) => `– ${text}`)].join(' ')
}
