/** What a tenant has chosen before a shelf is held. It survives a reload of this tab. */
import * as z from 'zod/mini'
import { stored } from '../../kit/stored.ts'
import { chosenService } from '../choice/choice.ts'

const anyDraft = z.object({
  /** The booking that is extended. */
  extended: z.string(),
  shelfPeriodPrice: z.string(),
  services: z.array(chosenService),
})

export const draft = stored(
  'extensionChoice',
  found => anyDraft.safeParse(found).data,
  () => sessionStorage,
)
