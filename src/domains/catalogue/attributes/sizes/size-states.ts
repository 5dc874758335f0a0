import { sizeProfiles, type SizeProfile } from '../../tree/size-profiles.ts'
import type { SizeMention } from './size-mentions.ts'

/**
 * Articles that unfold have two sizes, and which of them is theirs depends on what they are: a sofa bed, a relax armchair and an
 * extensible table are as large as they are closed; open, a sofa bed shows its bed and a table how far it reaches. A folding
 * chair or clothes horse is as large as it is open: closed is how it is put away.
 */
export function withStatesSettled(mentions: readonly SizeMention[], profile: SizeProfile): readonly SizeMention[] {
  if (!mentions.some(({ about }) => about === 'open' || about === 'closed')) return mentions
  const isClosedOwn =
    profile === sizeProfiles.sofa || profile === sizeProfiles.armchair || profile.sides === 'long-first'
  const isEitherOwn = !mentions.some(({ about }) => about === 'open')
  return mentions.map((mention) => {
    if (mention.about === 'closed') return { ...mention, about: isClosedOwn || isEitherOwn ? 'article' : 'part' }
    if (mention.about !== 'open') return mention
    return isClosedOwn ? { ...mention, about: openedAs(mention, profile) } : { ...mention, about: 'article' }
  })
}

function openedAs({ elements }: SizeMention, profile: SizeProfile): SizeMention['about'] {
  if (profile === sizeProfiles.sofa)
    return elements.length === 2 && elements.every(({ axis }) => axis === null) ? 'lying' : 'part'
  return profile === sizeProfiles.armchair ? 'part' : 'reach'
}
