import { useSite } from '../../site.ts'
import { contentImage } from '../pictures/content-image.ts'

/** What a shop's mark is made of; `logo` is its place among the images. */
export interface EshopMarkView {
  readonly name: string
  readonly logo: string | null
}

/** A shop's own mark, or its first letters on the same place; its name always stands beside it. */
export function EshopMark({ name, logo }: EshopMarkView) {
  return (
    <span className="monogram" aria-hidden="true">
      {logo === null ? monogramOf(name) : <LogoImage logo={logo} px={48} />}
    </span>
  )
}

/** The mark alone, as high as the line that it stands in; nothing for a shop without one. */
export function EshopLogo({ logo }: Pick<EshopMarkView, 'logo'>) {
  return logo === null ? null : <LogoImage className="eshop-logo" logo={logo} px={20} />
}

function LogoImage({ logo, px, className }: { logo: string; px: number; className?: string }) {
  const site = useSite()
  const src = site.imageUrl(contentImage(logo), { width: px === 48 ? 144 : 72 })
  return <img className={className} src={src} alt="" width={px} height={px} loading="lazy" decoding="async" />
}

/** The first letters of its first and its last word: 'Casa Alfarim' is CA. */
function monogramOf(name: string): string {
  const first = name.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 1 || /\p{Lu}/u.test(word))
  return [first[0], first.length > 1 ? first.at(-1) : ''].map((word) => word?.charAt(0).toUpperCase() ?? '').join('')
}
