import { variantInfo, type VariantInfo } from '#platform/api-client/calls.ts'
import type { Asked } from '../../screen.ts'

export function loadVariant({ api, params }: Pick<Asked, 'api' | 'params'>): Promise<VariantInfo> {
  return variantInfo(api, { variantId: Number(params['variantId']) })
}
