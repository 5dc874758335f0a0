import { Memo } from '#platform/memory/memoised.ts'
import { owned } from '#platform/memory/owned-text.ts'
import type { DeliveryRegion, RegionDelivery } from '../offer-item.ts'
import { parsePrice } from './price.ts'
import { parseWhole } from './quantity.ts'

/** One `shipping` value of a feed, its parts still as text. */
export interface ShippingEntry {
  country: string
  region: string
  service: string
  postalCode: string
  price: string
  minHandling: string
  maxHandling: string
  minTransit: string
  maxTransit: string
  /** What an order must come to for this price. */
  minOrder: string
}

export interface ShippingOffer {
  regions: Record<DeliveryRegion, RegionDelivery>
  handlingDays: number | null
  transitDays: number | null
  /** Nothing to pay to the mainland from this price on. */
  freeFromCents: number | null
  /** Values that could not be read. */
  invalid: readonly string[]
  /** There were values, but all for other countries. */
  isForeignOnly: boolean
}

const ORDER: readonly (keyof ShippingEntry)[] = [
  'country',
  'region',
  'service',
  'price',
  'minHandling',
  'maxHandling',
  'minTransit',
  'maxTransit',
]
const PART_NAMES: Readonly<Record<string, keyof ShippingEntry>> = {
  country: 'country',
  region: 'region',
  service: 'service',
  postal_code: 'postalCode',
  price: 'price',
  min_handling_time: 'minHandling',
  max_handling_time: 'maxHandling',
  min_transit_time: 'minTransit',
  max_transit_time: 'maxTransit',
  min_order_value: 'minOrder',
}
const MAX_ENTRIES = 200
const FREE =
  /^\s*(?:gr[aá]tis|gratuit[oa]?|free|kostenlos|kostenfrei|envio gr[aá]tis|portes gr[aá]tis|oferta|frei)\s*$/i
const FREE_PRICE = { kind: 'price', cents: 0 } as const

export function anEntry(): ShippingEntry {
  return {
    country: '',
    region: '',
    service: '',
    postalCode: '',
    price: '',
    minHandling: '',
    maxHandling: '',
    minTransit: '',
    maxTransit: '',
    minOrder: '',
  }
}

/** Sets one nested part (`price`, `max_transit_time` …); others say nothing to us. */
export function setPart(entry: ShippingEntry, name: string, value: string): void {
  const key = PART_NAMES[name]
  if (key !== undefined) entry[key] = value.trim()
}

/**
 * Reads the one-line form, several values by comma: "PT::Normal:4.90 EUR,PT:Madeira::19 EUR". `header` names the order of
 * the parts where the column does: `shipping(country:price)`. Short forms take the last part as the price, and a region may
 * stand where the country does: "Continente: 4,90 €; Ilhas: 19,90 €".
 */
export function entriesOfLine(line: string, header: readonly string[] | null): ShippingEntry[] {
  return line
    .split(/,(?=\s*[A-Za-z]{2}\s*:)|[;|\n]/)
    .slice(0, MAX_ENTRIES)
    .map((text) => entryOfParts(text.split(':'), header))
}

/**
 * What the entries for Portugal say per region; without a region it is the mainland. The cheapest service of each counts.
 * `currency` is that of prices that name none; null: they must.
 * A shop says the same few things of all its items, so answers are remembered: not to be written to.
 */
export function shippingOffer(entries: readonly ShippingEntry[], currency: string | null = null): ShippingOffer {
  let key = currency ?? ''
  for (const entry of entries) for (const name in entry) key += `${entry[name as keyof ShippingEntry]}\n`
  return remembered.of(key, () => readEntries(entries, currency))
}

const remembered = new Memo<ShippingOffer>(2000)

function readEntries(entries: readonly ShippingEntry[], currency: string | null): ShippingOffer {
  const offer: ShippingOffer = {
    regions: { mainland: null, madeira: null, azores: null },
    handlingDays: null,
    transitDays: null,
    freeFromCents: null,
    invalid: [],
    isForeignOnly: false,
  }
  const invalid: string[] = []
  const own = entries
    .map(withRegionOfCountry)
    .filter((entry) => entry.country === '' || /^(?:pt|prt|portugal)$/i.test(entry.country))
  // Entries for one town are a last resort: the dearest of them is what everybody is sure to pay no more than.
  let local: { entry: ShippingEntry; cents: number } | null = null
  for (const entry of own.slice(0, MAX_ENTRIES)) {
    const price = FREE.test(entry.price) ? FREE_PRICE : parsePrice(entry.price, currency, 0)
    if (price.kind === 'problem') {
      // What is remembered is no piece of the feed.
      invalid.push(owned(Object.values(entry).filter(Boolean).join(':')))
      continue
    }
    const region = regionOf(entry)
    const from = orderValueOf(entry, currency)
    if (from !== null) {
      // A price for large orders is none of this piece alone; one of nothing is the shop's threshold.
      if (price.cents === 0 && region === 'mainland' && from !== 'unknown')
        offer.freeFromCents = Math.min(from, offer.freeFromCents ?? from)
    } else if (region === 'islands') {
      takeCheaper(offer, 'madeira', entry, price.cents)
      takeCheaper(offer, 'azores', entry, price.cents)
    } else if (region === 'local') {
      if (local === null || price.cents > local.cents) local = { entry, cents: price.cents }
    } else takeCheaper(offer, region, entry, price.cents)
  }
  if (local !== null && offer.regions.mainland === null) takeCheaper(offer, 'mainland', local.entry, local.cents)
  return { ...offer, invalid, isForeignOnly: entries.length > 0 && own.length === 0 }
}

// "Free shipping over 50 €", "Portes grátis acima de 50€", "ab 100 €"
const OVER =
  /(?:over|above|from|acima de|a partir d[eo]|superior(?:es)? a|superiores? a|m[ií]nim[oa](?: de)?|mais de|m[aá]s de|d[eè]s|ab|oltre|vanaf|>=?)\s*((?:€|EUR)?\s?\d[\d.,\s]*(?:€|EUR)?)/i

/** What an order must come to for an entry's price, by a part of its own or the name of the service; null: any order. */
function orderValueOf({ minOrder, service }: ShippingEntry, currency: string | null): number | 'unknown' | null {
  const text = minOrder === '' ? (OVER.exec(service)?.[1] ?? '') : minOrder
  if (text === '') return null
  const value = parsePrice(text.trim(), currency ?? 'EUR', 0)
  return value.kind === 'problem' ? 'unknown' : value.cents === 0 ? null : value.cents
}

/** "PT_MADEIRA", "PT-20" and "Ilhas" in the country's place are regions of ours. */
function withRegionOfCountry(entry: ShippingEntry): ShippingEntry {
  const isRegion =
    entry.region === '' && /^(?:portugal|pt)[ _-]|contine|ilhas|madeira|a[cç]ores|azores/i.test(entry.country)
  return isRegion ? { ...entry, country: '', region: entry.country.replace(/^(?:portugal|pt)[ _](?=.)/i, '') } : entry
}

function entryOfParts(parts: readonly string[], header: readonly string[] | null): ShippingEntry {
  const entry = anEntry()
  if (header !== null) header.forEach((name, at) => setPart(entry, name, parts[at] ?? ''))
  else if (parts.length < 4) {
    const price = (parts.at(-1) ?? '').trim()
    // "6,90 € (continente)"
    const behind = parts.length === 1 ? /^(.{1,30}?)\s*\(([\p{L} ]{3,30})\)$/u.exec(price) : null
    entry.price = behind?.[1] ?? price
    entry.region = behind?.[2] ?? ''
    if (parts.length > 1) entry.country = (parts[0] as string).trim()
    if (parts.length > 2) entry.region = (parts[1] as string).trim()
  } else
    ORDER.forEach((key, at) => {
      entry[key] = (parts[at] ?? '').trim()
    })
  return entry
}

function takeCheaper(offer: ShippingOffer, region: DeliveryRegion, entry: ShippingEntry, cents: number): void {
  const known = offer.regions[region]
  if (known !== null && known !== 'not_delivered' && known.cents <= cents) return
  offer.regions[region] = { cents }
  if (region !== 'mainland') return
  offer.handlingDays = days(entry.maxHandling) ?? days(entry.minHandling)
  offer.transitDays = days(entry.maxTransit) ?? days(entry.minTransit)
}

/** Whole days, up to a year; null when it says nothing usable. */
export function days(text: string): number | null {
  return text === '' ? null : parseWhole(text, 0, 365)
}

function regionOf(entry: ShippingEntry): DeliveryRegion | 'islands' | 'local' {
  const name = entry.region.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  if (/ilhas|islands|madeira.*acores|acores.*madeira/.test(name)) return 'islands'
  if (/madeira|porto santo|pt-?30/.test(name)) return 'madeira'
  if (/acores|azores|pt-?20/.test(name)) return 'azores'
  const byCode = regionOfPostalCode(entry.postalCode === '' && /^\d/.test(name) ? name : entry.postalCode)
  if (byCode !== null) return byCode
  if (name === '' || /continent|mainland|^portugal|^pt$|nacional/.test(name))
    return entry.postalCode === '' ? 'mainland' : 'local'
  return 'local'
}

/** CTT's ranges: 9000–9499 Madeira and Porto Santo, 9500–9999 the Azores, "9*" or "1000-8999" by their ends. */
function regionOfPostalCode(code: string): DeliveryRegion | null {
  const digits = /^(\d{1,4})(?:-\d{3})?\*?(?:\s*-\s*(\d{1,4}))?/.exec(code)
  if (digits === null) return null
  const low = Number((digits[1] as string).padEnd(4, '0'))
  if (low >= 9500) return 'azores'
  if (low >= 9000) return 'madeira'
  return low <= 1000 && Number(digits[2] ?? 0) >= 8900 ? 'mainland' : null
}
