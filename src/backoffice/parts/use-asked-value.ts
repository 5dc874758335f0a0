import { useLocation } from 'react-router'

/** What a filter of the address is set to; '': nothing. */
export function useAskedValue(): (name: string) => string {
  const asked = new URLSearchParams(useLocation().search)
  return (name) => asked.get(name) ?? ''
}
