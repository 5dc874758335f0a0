/** The site's mark, a seat in one line, in a field of 64: for icons (tools/icons) and shared pages. */
export const brandMark =
  '<path d="M17 42V26a9 9 0 0 1 9-9h12a9 9 0 0 1 9 9v16" fill="none" stroke="#fbf9f5" stroke-width="5" stroke-linecap="round"/><path d="M13 36h38v10H13z" fill="#fbf9f5"/><path d="M18 46v5M46 46v5" stroke="#fbf9f5" stroke-width="5" stroke-linecap="round"/>'

export const BRAND_BLUE = '#1f4e8c'
