import { ConfigError } from './config-values.ts'
import { isMailAddress } from '../mail/mail-address.ts'
import { readTaxNumber } from '../europe/eu-tax-number.ts'

/** Who runs the site, as the law wants it said (DL 7/2004, art. 10); null: not said yet. */
export interface Operator {
  /** Of the company or person. */
  readonly name: string | null
  /** NIF or NIPC. */
  readonly taxNumber: string | null
  readonly address: string | null
  readonly email: string | null
}

export const operatorVariables = {
  name: 'POISO_OPERATOR_NAME',
  taxNumber: 'POISO_OPERATOR_NIF',
  address: 'POISO_OPERATOR_ADDRESS',
  email: 'POISO_OPERATOR_EMAIL',
} as const satisfies Record<keyof Operator, string>

const LONGEST = 200

/** @throws ConfigError */
export function readOperator(read: (variable: (typeof operatorVariables)[keyof Operator]) => string | null): Operator {
  const line = (field: keyof Operator, isFine: (text: string) => boolean, what: string): string | null => {
    const text = read(operatorVariables[field])
    if (text !== null && (text.length > LONGEST || !isFine(text)))
      throw new ConfigError(operatorVariables[field], `"${text.slice(0, LONGEST)}" is not ${what}`)
    return text
  }
  const isLine = (text: string) => !/[\p{C}<>]/u.test(text)
  return {
    name: line('name', isLine, 'a name in one line'),
    taxNumber: line(
      'taxNumber',
      (text) => /^\d{9}$/.test(text) && readTaxNumber('PT', text).kind === 'right',
      'a Portuguese tax number (nine digits)',
    ),
    address: line('address', isLine, 'an address in one line'),
    email: line('email', isMailAddress, 'an address of mails'),
  }
}

/** Variables that say who runs the site and are unset. */
export function unsaidOf(operator: Operator): readonly string[] {
  return (Object.keys(operatorVariables) as (keyof Operator)[])
    .filter((field) => operator[field] === null)
    .map((field) => operatorVariables[field])
}
