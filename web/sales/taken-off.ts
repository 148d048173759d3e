import { fromWire } from '#shared/kit/money.ts'
import type { Minor } from '#shared/kit/units.ts'

/** A commission as it stands below what was paid, so that a column adds up by eye. */
export const takenOff = (commission: string): Minor => -fromWire(commission) || 0
