/** What a parameter of an event may be. Text beyond `most` characters is cut; anything else that does not fit refuses the event. */
export type FieldRule =
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'whole' }
  | { readonly kind: 'amount' }
  | { readonly kind: 'word'; readonly of: readonly string[] }

interface EventRule {
  /** Each of them is there, and nothing else. */
  readonly fields: Readonly<Record<string, FieldRule>>
  /** Without it nothing of the event leaves the browser. */
  readonly needs: 'analytics'
  /** A `data-ga-event` attribute may tell it; the others are told by code alone. */
  readonly byLink?: true
}

/** Longer than any title of ours. */
const TITLE = { kind: 'text', most: 150 } as const
const NAME = { kind: 'text', most: 60 } as const
const WHOLE = { kind: 'whole' } as const

/**
 * Every event of the specification's 7.6, with exactly its parameters. The types that `track` takes, what is checked before anything is
 * sent and the table of `docs/contracts/ui-events.md` come from here.
 */
export const eventRules = {
  search_start_suggesting: { needs: 'analytics', fields: {} },
  search_modal_submit: {
    needs: 'analytics',
    fields: {
      original_query: { kind: 'text', most: 200 },
      search_suggest_type: NAME,
      search_suggest_value: { kind: 'text', most: 200 },
    },
  },
  variant_card_swiper_interaction: { needs: 'analytics', fields: {} },
  promo_filter_click: { needs: 'analytics', byLink: true, fields: { type: NAME, label: TITLE, position: WHOLE } },
  sales_info_box_link_click: { needs: 'analytics', byLink: true, fields: {} },
  sales_info_tooltip_link_click: { needs: 'analytics', byLink: true, fields: {} },
  modal_open: { needs: 'analytics', fields: { modal_name: NAME, modal_opener: NAME } },
  banner_strip_close_click: { needs: 'analytics', fields: { banner: NAME } },
  banner_strip_link_click: { needs: 'analytics', fields: { banner: NAME } },
  customPageView: { needs: 'analytics', fields: {} },
  purchase: {
    needs: 'analytics',
    fields: { click_id: { kind: 'text', most: 64 }, variant: WHOLE, value: { kind: 'amount' } },
  },
  comparison_add: { needs: 'analytics', fields: { item_id: WHOLE, count: WHOLE } },
  comparison_remove: { needs: 'analytics', fields: { item_id: WHOLE, count: WHOLE } },
  voucher_copy: {
    needs: 'analytics',
    fields: {
      code: { kind: 'text', most: 64 },
      context: { kind: 'word', of: ['variantCard', 'variantRow', 'variantDetail', 'variantAlternativeOffers'] },
    },
  },
} as const satisfies Readonly<Record<string, EventRule>>

export type UiEventName = keyof typeof eventRules

type Value<Rule> = Rule extends { readonly of: readonly (infer Word)[] }
  ? Word
  : Rule extends { readonly kind: 'text' }
    ? string
    : number

/** What a person does on a page. */
export type UiEvent = {
  readonly [Name in UiEventName]: { readonly name: Name } & {
    readonly [Field in keyof (typeof eventRules)[Name]['fields']]: Value<(typeof eventRules)[Name]['fields'][Field]>
  }
}[UiEventName]

/** An event that an attribute names: what stands in it is known when it is read, not before. */
export interface LinkEvent {
  readonly name: string
  readonly [parameter: string]: string | number
}

/** What an event of an attribute may have that is none of the table. */
const LINK_FIELD: FieldRule = { kind: 'text', most: 150 }
/** Names that tag managers and Google's products keep for themselves. */
const KEPT_NAMES = /^(?:ga_|google_|firebase_|gtag|gtm|consent|js$|config$|set$|event$)/

export interface CleanEvent {
  readonly event: LinkEvent
  /** Something of it was longer than it may be. */
  readonly isCut: boolean
}

/** The event as it may be sent, or why it is none. `isOfLink`: it was written in an attribute, by whoever wrote the HTML. */
export function cleanEvent(told: LinkEvent, isOfLink: boolean): CleanEvent | 'reserved' | 'malformed' {
  const rule = Object.hasOwn(eventRules, told.name) ? (eventRules as Record<string, EventRule>)[told.name] : undefined
  if (rule === undefined ? !isOfLink || KEPT_NAMES.test(told.name) : isOfLink && rule.byLink !== true) return 'reserved'
  const { name, ...parameters } = told
  const fields = rule?.fields ?? Object.fromEntries(Object.entries(parameters).map(linkField))
  if (Object.keys(parameters).length !== Object.keys(fields).length) return 'malformed'
  let isCut = false
  const event: Record<string, string | number> = { name }
  for (const [field, each] of Object.entries(fields)) {
    const value = fitting(parameters[field], each)
    if (value === null) return 'malformed'
    isCut ||= value !== parameters[field]
    event[field] = value
  }
  return { event: event as unknown as LinkEvent, isCut }
}

function linkField([field, value]: [string, string | number]): [string, FieldRule] {
  return [field, typeof value === 'number' ? WHOLE : LINK_FIELD]
}

function fitting(value: string | number | undefined, rule: FieldRule): string | number | null {
  switch (rule.kind) {
    case 'text':
      return typeof value === 'string' ? cut(value, rule.most) : null
    case 'word':
      return typeof value === 'string' && rule.of.includes(value) ? value : null
    case 'whole':
      return Number.isSafeInteger(value) && (value as number) >= 0 ? (value as number) : null
    case 'amount':
      return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
  }
}

/** No half character is left at the end. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}
