/** What the visitor is choosing at the moment; it survives a reload of this tab. */
import type { Day } from '#shared/kit/day.ts'
import type { PeriodPrice, ShelfType, TypeService } from '#shared/shelves/contract.ts'
import { stored } from '../kit/stored.ts'

export interface ChosenService {
  offer: TypeService
  quantity: number
}

export interface Choice {
  marketId: string
  shelfType?: ShelfType
  price?: PeriodPrice
  services: ChosenService[]
  dateStart?: Day
}

export type Step = 'type' | 'price' | 'services' | 'date' | 'checkout' | 'success'

const isChoice = (found: unknown): found is Choice =>
  typeof found === 'object' && found !== null && 'marketId' in found && 'services' in found

export const choice = stored(
  'bookingChoice',
  found => (isChoice(found) ? found : undefined),
  () => sessionStorage,
)

export const choiceAt = (marketId: string): Choice => {
  const found = choice.read()
  return found?.marketId === marketId ? found : { marketId, services: [] }
}

/** Going back resets what was chosen later (specification 4): what is left when a step is shown. */
export const keptAt = (step: Step, { marketId, shelfType, price, services, dateStart }: Choice): Choice => {
  if (step === 'type') return { marketId, services: [] }
  if (step === 'price') return { marketId, shelfType, services: [] }
  if (step === 'services') return { marketId, shelfType, price, services }
  return { marketId, shelfType, price, services, dateStart }
}

/** The step to which a visitor belongs who opens one whose choices are not made. */
export const stepFor = (step: Step, { shelfType, price }: Choice): Step => {
  if (step === 'price' && !shelfType) return 'type'
  if ((step === 'services' || step === 'date') && !price) return shelfType ? 'price' : 'type'
  return step
}
