/** The visitor's current choice. It survives a reload of this tab. */
import * as z from 'zod/mini'
import { asSent, day } from '#shared/kit/text.ts'
import { listedType, periodPrice, type TypeService, typeService } from '#shared/shelves/visitors-calls.ts'
import { stored } from '../../kit/stored.ts'

export const chosenService = z.object({ offer: asSent(typeService), quantity: z.number() })

const anyChoice = z.object({
  marketId: z.string(),
  shelfType: z.optional(asSent(listedType)),
  price: z.optional(asSent(periodPrice)),
  services: z.array(chosenService),
  dateStart: z.optional(day),
  /** The reservation of the cart that this choice changes; without one it becomes a further reservation. */
  replaces: z.optional(z.string()),
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
export const keptAt = (step: Step, chosen: Choice): Choice => {
  const { marketId, shelfType, price, services, dateStart, replaces } = chosen
  if (step === 'type') return { marketId, services: [], replaces }
  if (step === 'price') return { marketId, shelfType, services: [], replaces }
  if (step === 'services') return { marketId, shelfType, price, services, replaces }
  return { marketId, shelfType, price, services, dateStart, replaces }
}

/** The step to which a visitor belongs who opens one whose choices are not made. */
export const stepFor = (step: Step, { shelfType, price }: Choice): Step => {
  if (step === 'price' && !shelfType) return 'type'
  if ((step === 'services' || step === 'date') && !price) return shelfType ? 'price' : 'type'
  return step
}

export const quantityOf = (services: readonly ChosenService[], offer: TypeService): number =>
  services.find(service => service.offer.id === offer.id)?.quantity ?? 0

/** The services with this quantity of one of them; 0 takes it out. */
export const withQuantity = (
  services: readonly ChosenService[],
  offer: TypeService,
  quantity: number,
): ChosenService[] => {
  const others = services.filter(service => service.offer.id !== offer.id)
  return quantity > 0 ? [...others, { offer, quantity }] : others
}
