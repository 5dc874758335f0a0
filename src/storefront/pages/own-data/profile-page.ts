import { type ProfileForms, sectionNames, type SectionName } from '#domains/identity/contract.ts'
import type { User } from '#domains/identity/contract.ts'
import { refusal, type Refusal } from '#platform/errors/refusal.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { definePage } from '../../page/page.ts'
import { paths } from '../../paths.ts'
import { ProfilePage, type ProfilePageProps } from './ProfilePage.tsx'
import { avatarWords } from './profile-words.ts'

/** The longest form is that of the mails; a name of a megabyte is refused before it is read. */
const FORM_BYTES = 16 * 1024

interface ProfileAt {
  readonly canonical: string
  readonly saved: SectionName | null
  readonly outcome: string | null
}

/** U-04: the profile. Each of its forms is one section, and says so in `secao`. */
export const profilePage = definePage({
  id: 'U-04',
  name: 'profile',
  access: 'user',
  cache: 'private',
  script: 'person',
  address: ({ query }): ProfileAt => {
    const saved = sectionNames.find((name) => name === query.get('guardado')) ?? null
    const told = query.get('fotografia') ?? ''
    if (saved !== null) return { canonical: address('guardado', saved), saved, outcome: null }
    return Object.hasOwn(avatarWords, told)
      ? { canonical: address('fotografia', told), saved: null, outcome: told }
      : { canonical: paths.profile(), saved: null, outcome: null }
  },
  load: async (at, dependencies, request) => {
    const user = await dependencies.people.current(request)
    if (user === null) return ended()
    const forms = await dependencies.ownData.forms(user.id)
    return forms === null ? ended() : { props: await propsOf(user, forms, at, dependencies) }
  },
  head: () => ({
    title: 'Perfil',
    description: 'Nome, fotografia, medidas da porta e da divisão, e-mails e página pública.',
    canonical: null,
    robots: 'noindex',
  }),
  Page: ProfilePage,
  form: {
    maxBytes: FORM_BYTES,
    take: async (fields, _asked, dependencies, request) => {
      const user = await dependencies.people.current(request)
      if (user === null) return ended()
      if (fields.get('secao') === 'fotografia') {
        await dependencies.ownData.dropAvatar(user.id)
        return { seeOther: paths.profileAvatar('retirada') }
      }
      const section = sectionNames.find((name) => name === fields.get('secao'))
      if (section === undefined) return refusal('unprocessable', 'the field secao names no section')
      const saved = await dependencies.ownData.save(user.id, section, fields)
      if (saved.kind === 'saved') return { seeOther: paths.profile(section) }
      const forms = await dependencies.ownData.forms(user.id)
      if (saved.kind === 'unknown' || forms === null) return ended()
      const props = await propsOf(user, { ...forms, [section]: saved.form }, NOTHING_TOLD, dependencies)
      return { status: saved.form.replaces ? 409 : 422, props }
    },
  },
})

const NOTHING_TOLD = { saved: null, outcome: null }

function ended(): Refusal {
  return refusal('unauthenticated', 'the session has ended')
}

function address(name: string, value: string): string {
  return `${paths.profile()}?${name}=${value}`
}

async function propsOf(
  user: User,
  forms: ProfileForms,
  { saved, outcome }: Pick<ProfileAt, 'saved' | 'outcome'>,
  { ownData }: Pick<StorefrontDependencies, 'ownData'>,
): Promise<ProfilePageProps> {
  return {
    forms,
    avatar: {
      avatarUrl: await ownData.avatar(user.id),
      initials: user.initials,
      uploadUrl: ownData.avatarUpload(user.id),
      outcome,
    },
    email: user.email,
    saved,
    publicUrl: paths.publicProfile(user.id),
  }
}
