import { feedPictures } from '#platform/api-client/calls.ts'
import { defineScreen } from '../../screen.ts'

/** B-07: which of the shop's pictures were taken, and why others were not. */
export const picturesScreen = defineScreen({
  path: 'imagens',
  label: 'Imagens',
  group: 'Ofertas',
  access: 'read',
  load: async ({ api, url }) => {
    const code = url.searchParams.get('code')
    const after = url.searchParams.get('after')
    const found = await feedPictures(api, {
      ...(code !== null && { code }),
      ...(after !== null && { after: Number(after) }),
    })
    return { ...found, code }
  },
  component: async () => (await import('./PicturesScreen.tsx')).PicturesScreen,
})
