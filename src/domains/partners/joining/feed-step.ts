import { type LabFindings, readFeedUrl } from '#domains/feeds/contract.ts'
import { isRefusal } from '#platform/errors/refusal.ts'
import { takeTurns } from '#platform/pace/turns.ts'
import { type Application, type LabEvidence } from './application.ts'
import { done, editDraft, wrong } from './edit-draft.ts'
import { type Applicant, JOINING_TURNS, type JoiningDeps, type StepOutcome } from './joining-deps.ts'
import { writeApplication } from './storage.ts'

export type FeedComplaint = 'missing' | 'malformed' | 'busy'

/** Has the lab read the shop's feed; what it finds is a part of the application (`withLab`). */
export async function tryFeed(
  deps: JoiningDeps,
  who: Applicant,
  id: number,
  typed: string,
): Promise<StepOutcome<FeedComplaint>> {
  const url = readFeedUrl(typed)
  if (url === null) return editDraft(deps, who, id, async () => wrong(typed.trim() === '' ? 'missing' : 'malformed'))
  const mine = await editDraft(deps, who, id, async () => done)
  if (mine.kind !== 'done') return mine
  const seconds = await takeTurns(deps.turns, [[JOINING_TURNS.feeds, String(who.id)]])
  if (seconds !== null) return { kind: 'wait', seconds }
  const run = await deps.lab.startAddress(url)
  if (isRefusal(run)) return wrong('busy')
  return editDraft(deps, who, id, async (tx) => {
    await writeApplication(tx, id, { feed: { url, labId: run.id }, lab: null }, deps.clock.now())
    return done
  })
}

/** Takes a run that somebody has in the lab; of a file, or of one that is gone, there is no address to take. */
export async function takeLabRun(deps: JoiningDeps, who: Applicant, id: number, labId: string): Promise<void> {
  const run = await deps.lab.findings(labId)
  const url = run?.source.kind === 'url' ? readFeedUrl(run.source.url) : null
  if (url === null) return
  await editDraft(deps, who, id, async (tx, { feedUrl }) => {
    if (feedUrl === null) await writeApplication(tx, id, { feed: { url, labId }, lab: null }, deps.clock.now())
  })
}

/**
 * The application with what the lab has found by now. A result is kept here once it is whole, since the lab forgets it after a day;
 * `run`: how far it is, null where there is none any more.
 */
export async function withLab(
  deps: Pick<JoiningDeps, 'db' | 'clock' | 'lab'>,
  application: Application,
): Promise<{ readonly application: Application; readonly run: LabFindings | null }> {
  const { id, labId, feedUrl, state } = application
  if (labId === null || feedUrl === null) return { application, run: null }
  const run = await deps.lab.findings(labId)
  if (run === null || application.lab !== null || state !== 'draft') return { application, run }
  const lab = evidenceOf(run, feedUrl, deps.clock.now())
  if (lab === null) return { application, run }
  await writeApplication(deps.db, id, { lab }, deps.clock.now())
  return { application: { ...application, lab }, run }
}

function evidenceOf({ id, state, result }: LabFindings, url: string, now: Date): LabEvidence | null {
  if (state !== 'done' || result === null) return null
  const { items, problems } = result
  const codesOf = (severity: string) => problems.filter((each) => each.severity === severity).map(({ code }) => code)
  return {
    id,
    url,
    at: now.toISOString(),
    ...items,
    fatal: codesOf('fatal'),
    errors: codesOf('error'),
    warnings: codesOf('warning').length,
  }
}
