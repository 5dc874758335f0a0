import { GrowthBook } from '@growthbook/growthbook'
import { exposureName } from '#domains/flags/rules/experiment-visitor.ts'

/** The public package over our addresses. Loaded by state/flags-store.ts, when an island asks for a flag. */
export interface FlagsClient {
  valueOf(key: string): unknown
  /** Experiments choose by this browser's number, which it has with consent alone. */
  takeVisitor(): void
}

/** An island does not wait longer; what comes later is still taken. */
const PATIENCE_MS = 3_000

export interface FlagsClientOptions {
  /** 'origin|client key' */
  readonly place: string
  visitorId(): string | null
  /** This browser is shown 'experiment|variation'. */
  onSeen(name: string): void
  onChange(): void
}

export async function openFlagsClient({
  place,
  visitorId,
  onSeen,
  onChange,
}: FlagsClientOptions): Promise<FlagsClient> {
  const [origin = '', clientKey = ''] = place.split('|')
  const attributes = (): { id?: string; path: string } => {
    const id = visitorId()
    return { path: location.pathname, ...(id !== null && { id }) }
  }
  const growthbook = new GrowthBook({
    apiHost: origin || location.origin,
    clientKey,
    attributes: attributes(),
    // Without its query, by which the package would let anybody choose a variation that then counted.
    url: location.origin + location.pathname,
    disableVisualExperiments: true,
    disableUrlRedirectExperiments: true,
    trackingCallback: (experiment, result) => onSeen(exposureName(experiment.key, result.key)),
    renderer: onChange,
  })
  await growthbook.init({ timeout: PATIENCE_MS, streaming: true })
  return {
    valueOf: (key) => growthbook.evalFeature(key).value ?? undefined,
    takeVisitor: () => void growthbook.setAttributes(attributes()),
  }
}
