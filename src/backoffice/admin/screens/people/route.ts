import { listPeople, type ListPeopleParameters } from '#platform/api-client/calls.ts'
import { listQueryOf } from '../../../parts/list-address.ts'
import { defineScreen } from '../../screen.ts'

/** B-08 Pessoas: searched by an address that stands in no address of a page, nor in a log. */
export const peopleScreen = defineScreen({
  path: 'pessoas',
  label: 'Pessoas',
  group: 'Pessoas',
  access: 'admin',
  load: ({ api, url }) => listPeople(api, listQueryOf<ListPeopleParameters>(url, ['role'])),
  act: async ({ form }) => {
    const typed = String(form.get('quem') ?? '').trim()
    const q = typed.includes('@') ? await sha256(typed.toLowerCase()) : typed
    return { kind: 'moved', to: `/pessoas?${new URLSearchParams({ q })}` }
  },
  component: async () => (await import('./PeopleScreen.tsx')).PeopleScreen,
})

/** As addresses are searched by: SHA-256 in hex. */
async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
