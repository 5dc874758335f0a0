import { useSite } from '../../site.ts'
import type { AlikePanelsProps } from './AlikePanels.island.tsx'

/** How the browser finds the pictures of a panel, on whatever host they are. */
export function usePanelPictures(): AlikePanelsProps {
  const { imageUrl } = useSite()
  const address = (width: number): string => imageUrl({ id: '{path}', type: 'product', cropped: false }, { width })
  return { thumbnail: address(72), denseThumbnail: address(144) }
}
