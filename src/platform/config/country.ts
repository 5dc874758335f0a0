import { ConfigError, readList, readUrl } from './config-values.ts'

/** A country that the footer offers. */
export interface Country {
  /** 'Espanha' */
  readonly name: string
  /** A path of this site, or the whole address of another. */
  readonly address: string
}

/** `Portugal=/,Espanha=https://poiso.es`: the countries in their order. */
export function readCountries(variable: string, text: string | null): readonly Country[] {
  const countries = (text === null ? [] : readList(variable, text)).map((pair) => readCountry(variable, pair))
  const twice = countries.find(({ address }, at) => countries.findIndex((each) => each.address === address) < at)
  if (twice !== undefined) throw new ConfigError(variable, `leads to ${twice.address} twice`)
  return countries
}

function readCountry(variable: string, pair: string): Country {
  const at = pair.indexOf('=')
  const [name, address] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()]
  if (at < 0 || name === '' || name.length > 40) throw new ConfigError(variable, `"${pair}" is not name=address`)
  if (!/^\/(?![/\\])[^\s?#]*$/.test(address)) readUrl(variable, address, ['http:', 'https:'])
  return { name, address }
}
