import { track } from './track.ts'

/** Links that say what a click on them is called (7.6): `data-event`, with what belongs to it beside. */
export function trackLinks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-event]') : null
    if (link === null) return
    const { event, type = '', label = '', position = '0' } = link.dataset
    if (event === 'promo_filter_click') track({ name: event, type, label, position: Number(position) })
    else if (event === 'sales_info_box_link_click' || event === 'sales_info_tooltip_link_click') track({ name: event })
  })
}
