import { checkVAT, countries } from 'jsvat-next'
import { type EuCountry, isEuCountry } from './eu-countries.ts'

export type TaxNumberRead =
  /** With the country's prefix of VAT numbers: 'PT501964843', 'EL094259216'. */
  | { readonly kind: 'right'; readonly number: string }
  /** `country`: that of another country is written before it. */
  | { readonly kind: 'wrong'; readonly why: 'missing' | 'country' | 'format' | 'check_digit'; readonly of?: string }

const LONGEST = 40
/** Prefixes of VAT numbers that are not the country's code. */
const PREFIXES: Readonly<Record<string, string>> = { GR: 'EL' }
/** Kinds of Portuguese numbers by how they begin (Portaria 377/2003); what begins otherwise was never given. */
const NIF_BEGINS = /^(?:[1-35689]|4[5]|7[0124-9])/

/**
 * Reads a tax number of a country of the Union in any usual spelling: spaces, points and dashes between, with its country
 * before it or without. Digits are checked by each country's own rule; whether it has been given to somebody is not asked
 * (that is VIES').
 */
export function readTaxNumber(country: EuCountry, typed: string): TaxNumberRead {
  if (typed.length > LONGEST) return { kind: 'wrong', why: 'format' }
  const text = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\-/]/gu, '')
  if (text === '') return { kind: 'wrong', why: 'missing' }
  if (!/^[A-Z0-9+*]+$/.test(text)) return { kind: 'wrong', why: 'format' }
  const prefix = PREFIXES[country] ?? country
  const before = isOwnLetter(country, text) ? undefined : /^[A-Z]{2}/.exec(text)?.[0]
  if (before !== undefined && before !== prefix && before !== country && isPrefix(before))
    return { kind: 'wrong', why: 'country', of: before }
  return checked(prefix, before === prefix || before === country ? text.slice(2) : text)
}

/** Numbers that begin with two letters of their own stand here without a country before them. */
function isOwnLetter(country: EuCountry, text: string): boolean {
  const prefix = PREFIXES[country] ?? country
  return !text.startsWith(prefix) && !text.startsWith(country) && judged(prefix + text).isValid
}

function isPrefix(letters: string): boolean {
  return isEuCountry(letters) || Object.values(PREFIXES).includes(letters)
}

function checked(prefix: string, digits: string): TaxNumberRead {
  const number = prefix + digits
  const { isValid, isValidFormat } = judged(number)
  if (isValid && (prefix !== 'PT' || NIF_BEGINS.test(digits))) return { kind: 'right', number }
  return { kind: 'wrong', why: isValidFormat && !isValid ? 'check_digit' : 'format' }
}

function judged(number: string) {
  return checkVAT(number, countries)
}
