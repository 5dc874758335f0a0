import type { OpenSeasons } from '#domains/search/contract.ts'
import { flagNames } from '#ports/flags/flag-names.ts'
import type { FlagsPort } from '#ports/flags/port.ts'
import { christmasWindow } from './parts/variant/christmas-window.ts'

/** R-04: which seasons' listings are open at a moment. Delivery before Christmas is listed on the days on which cards say it. */
export function openSeasons(flags: FlagsPort, now: Date): OpenSeasons {
  return {
    blackFriday: flags.isOn(flagNames.blackFriday),
    gardenSeason: flags.isOn(flagNames.gardenSeason),
    christmasDaysLeft: christmasWindow(flags, now).window?.daysLeft ?? null,
  }
}
