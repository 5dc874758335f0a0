import { Island } from '../../islands/Island.tsx'
import { useSite } from '../../site.ts'
import { alikePanels } from './AlikePanels.island.tsx'

/** Beside a list of cards: what draws its panels. */
export function AlikePlace() {
  const { imageUrl } = useSite()
  const address = (width: number): string => imageUrl({ id: '{path}', type: 'product', cropped: false }, { width })
  return <Island of={alikePanels} props={{ thumbnail: address(72), denseThumbnail: address(144) }} />
}
