import type { UiEvent } from '../client/events/event-rules.ts'

/** A `data-ga-event` attribute: what a click on its element is called (client/events/link-grammar.ts reads it). */
export function linkEvent({ name, ...fields }: Extract<UiEvent, { name: 'promo_filter_click' }>): string {
  return [
    name,
    ...Object.entries(fields).map(([field, value]) =>
      typeof value === 'number' ? `${field}:${value}` : `${field}=${value.replace(/[%;=:]/g, encodeURIComponent)}`,
    ),
  ].join(';')
}
