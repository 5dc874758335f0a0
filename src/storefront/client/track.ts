/**
 * What a person does on a page, as the specification names it (7.6, A-08); its other events come with what they tell of. The parameters of an event are its fields beside
 * `name`; `docs/contracts/ui-events.md` is the page for whoever listens.
 */
export type UiEvent =
  | { readonly name: 'comparison_add'; readonly item_id: number; readonly count: number }
  | { readonly name: 'comparison_remove'; readonly item_id: number; readonly count: number }
  | {
      readonly name: 'voucher_copy'
      readonly code: string
      readonly context: 'variantCard' | 'variantRow' | 'variantDetail' | 'variantAlternativeOffers'
    }
  | { readonly name: 'modal_open'; readonly modal_name: string; readonly modal_opener: string }
  | { readonly name: 'sales_info_box_link_click' }
  | { readonly name: 'sales_info_tooltip_link_click' }
  | { readonly name: 'promo_filter_click'; readonly type: string; readonly label: string; readonly position: number }
  | { readonly name: 'variant_card_swiper_interaction' }
  | { readonly name: 'search_start_suggesting' }
  | {
      readonly name: 'search_modal_submit'
      readonly original_query: string
      readonly search_suggest_type: string
      readonly search_suggest_value: string
    }
  | { readonly name: 'banner_strip_close_click'; readonly banner: string }
  | { readonly name: 'banner_strip_link_click'; readonly banner: string }

export const UI_EVENT = 'poiso:event'
/** More than a page ever sees; the oldest fall away. */
const MOST_KEPT = 100

const kept: UiEvent[] = []

/**
 * Notes an event in the page and tells who listens there (`poiso:event` on the document). Nothing leaves the browser: before
 * consent nothing may (decisions.md, Pages), and what sends comes with analytics, which takes `trackedEvents` first.
 */
export function track(event: UiEvent): void {
  kept.push(event)
  if (kept.length > MOST_KEPT) kept.shift()
  document.dispatchEvent(new CustomEvent<UiEvent>(UI_EVENT, { detail: event }))
}

/** What has happened on this page so far, oldest first. */
export function trackedEvents(): readonly UiEvent[] {
  return kept
}
