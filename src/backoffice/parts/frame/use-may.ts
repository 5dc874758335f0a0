import { useRouteLoaderData } from 'react-router'
import type { ShellMe } from './Shell.tsx'
import { SHELL } from './shell-route.ts'

/** Whether who looks at a screen may reach what needs `access`: for what is shown; what may be done, the calls say. */
export function useMay(): (access: string) => boolean {
  const me = useRouteLoaderData<ShellMe>(SHELL)
  return (access) => me?.may.includes(access) ?? false
}
