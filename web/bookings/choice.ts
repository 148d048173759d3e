/** What the visitor is choosing at the moment; it survives a reload of this tab. */
import * as z from 'zod/mini'
import { asSent, day } from '#shared/kit/text.ts'
import { periodPrice, shelfType, typeService } from '#shared/shelves/contract.ts'
import { stored } from '../kit/stored.ts'

const chosenService = z.object({ offer: asSent(typeService), quantity: z.number() })

const anyChoice = z.object({
  marketId: z.string(),
  shelfType: z.optional(shelfType),
  price: z.optional(asSent(periodPrice)),
  services: z.array(chosenService),
  dateStart: z.optional(day),
})

export type ChosenService = z.infer<typeof chosenService>
export type Choice = z.infer<typeof anyChoice>

export type Step = 'type' | 'price' | 'services' | 'date' | 'checkout' | 'success'

export const choice = stored(
  'bookingChoice',
  found => anyChoice.safeParse(found).data,
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
