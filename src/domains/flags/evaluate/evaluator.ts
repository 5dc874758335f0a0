import { type FeatureResult, GrowthBookClient, type UserContext } from '@growthbook/growthbook'
import type { FlagPayload } from '../payload/compile-payload.ts'
import { cutAttributes } from './attributes.ts'

/** Who asks. */
export interface Asker {
  readonly attributes: Readonly<Record<string, unknown>>
  readonly url?: string
  /** Only of an admin in admin mode. */
  readonly forcedVariations?: Readonly<Record<string, number>>
  readonly forcedFeatures?: ReadonlyMap<string, unknown>
}

export interface Evaluator {
  evaluate(key: string, asker: Asker): FeatureResult
}

/**
 * The evaluator of the public package over one payload, so that server and browsers decide alike (conformance.test.ts). What it is handed is
 * vetted (definitions/) and cut (attributes.ts); it keeps nothing between two questions.
 */
export function createEvaluator(payload: FlagPayload): Evaluator {
  const client = new GrowthBookClient().initSync({ payload: payload as never })
  return {
    evaluate: (key, asker) => client.evalFeature(key, contextOf(asker)),
  }
}

function contextOf({ attributes, url, forcedVariations, forcedFeatures }: Asker): UserContext {
  return {
    attributes: cutAttributes(attributes),
    ...(url !== undefined && { url }),
    ...(forcedVariations !== undefined && { forcedVariations: { ...forcedVariations } }),
    ...(forcedFeatures !== undefined && { forcedFeatureValues: new Map(forcedFeatures) }),
  }
}
