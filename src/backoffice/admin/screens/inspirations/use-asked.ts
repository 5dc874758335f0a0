import { useLocation } from 'react-router'

/** What the address says under a name; '' when nothing. */
export function useAsked(name: string): string {
  return new URLSearchParams(useLocation().search).get(name) ?? ''
}
