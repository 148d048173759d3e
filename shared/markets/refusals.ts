import { reasons } from '../kit/reasons.ts'

export const marketRefusals = reasons({
  /** A word of Reol's own addresses. */
  market_id_reserved: 'invalid',
  /** It looks like the id of another market. */
  market_id_similar: 'conflict',
  market_id_taken: 'conflict',
  /** A name of a market carries no address of the web: our mails have it in their subject and sender. */
  name_has_link: 'invalid',
  online_booking_off: 'conflict',
  too_many_images: 'conflict',
})
