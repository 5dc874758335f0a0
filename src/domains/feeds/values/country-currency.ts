/** Countries whose shops do not ask euros, by the last part of a host's name. */
const CURRENCIES: ReadonlyMap<string, string> = new Map([
  ['al', 'ALL'],
  ['ba', 'BAM'],
  ['by', 'BYN'],
  ['ch', 'CHF'],
  ['cz', 'CZK'],
  ['dk', 'DKK'],
  ['gb', 'GBP'],
  ['hu', 'HUF'],
  ['is', 'ISK'],
  ['li', 'CHF'],
  ['md', 'MDL'],
  ['mk', 'MKD'],
  ['no', 'NOK'],
  ['pl', 'PLN'],
  ['ro', 'RON'],
  ['rs', 'RSD'],
  ['ru', 'RUB'],
  ['se', 'SEK'],
  ['su', 'RUB'],
  ['tr', 'TRY'],
  ['ua', 'UAH'],
  ['uk', 'GBP'],
  ['xn--p1ai', 'RUB'],
  ['ao', 'AOA'],
  ['ar', 'ARS'],
  ['au', 'AUD'],
  ['br', 'BRL'],
  ['ca', 'CAD'],
  ['cl', 'CLP'],
  ['cn', 'CNY'],
  ['cv', 'CVE'],
  ['hk', 'HKD'],
  ['il', 'ILS'],
  ['in', 'INR'],
  ['jp', 'JPY'],
  ['kr', 'KRW'],
  ['ma', 'MAD'],
  ['mx', 'MXN'],
  ['mz', 'MZN'],
  ['nz', 'NZD'],
  ['pe', 'PEN'],
  ['us', 'USD'],
  ['za', 'ZAR'],
])

/**
 * The currency of a shop's country by the address of its pages ("loja.pl": PLN), for prices that name none; null: euros, or a
 * name that belongs to no country. Bulgaria has the euro since 2026.
 */
export function currencyOfHost(host: string): string | null {
  return CURRENCIES.get(host.slice(host.lastIndexOf('.') + 1)) ?? null
}
