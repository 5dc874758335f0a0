import { ScreenHead } from '../../../parts/ScreenHead.tsx'

/** B-08: how the site stands. */
export function TodayScreen() {
  return <ScreenHead title="Hoje" />
}
