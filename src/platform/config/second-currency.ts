import { ConfigError } from './config-values.ts'

/** A currency that stands beside the euro's figures (L-15). */
export interface SecondCurrency {
  /** ISO 4217: 'USD' */
  readonly code: string
  /** So many of it are one euro. */
  readonly rate: number
}

const PAIR = /^([A-Z]{3})=(\d{1,7}(?:\.\d{1,8})?)$/

/** `USD=1.08`, or null without one. */
export function readSecondCurrency(variable: string, text: string | null): SecondCurrency | null {
  if (text === null) return null
  const [, code = '', digits = ''] = PAIR.exec(text) ?? []
  const rate = Number(digits)
  if (code === '' || rate <= 0)
    throw new ConfigError(variable, `"${text}" is not CODE=rate, for example USD=1.08 (so many of it are one euro)`)
  if (code === 'EUR') throw new ConfigError(variable, 'is the euro, in which every price stands already')
  if (!Intl.supportedValuesOf('currency').includes(code))
    throw new ConfigError(variable, `${code} is not the code of a currency (ISO 4217)`)
  return { code, rate }
}
