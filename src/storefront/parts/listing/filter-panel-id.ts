/** Of the panel with the filters of a listing. */
export const FILTER_PANEL = 'painel-filtros'
