import { customersMerged } from '#events/customers.ts'
import { readPresent } from '../customers/table/live-bookings.ts'
import { onEvent } from '../kit/subscriber.ts'
import { commit, retryOnConflict, type Write } from '../kit/table.ts'
import { anonymizeBuyer } from './request/anonymize.ts'
import { type BookingRequest, listRequests, putRequest, readRequests } from './table/request.ts'
import { passOnPlaces } from './waitlist/pass-on-places.ts'

/**
 * Gives the bookings of a customer to the one into whom they were merged, past ones too, and the places on waitlists.
 * Of several merges and a deletion the events may come in any order, so each goes to who the customer is by now.
 */
export default onEvent({
  on: customersMerged,
  work: 'bookings',
  grants: ['table:read', 'table:write'],
  handle: async ({ market, payload: { from, bookings } }) => {
    // The search lags by a second, so the event names the bookings that ran or were to come.
    const ids = new Set([
      ...bookings,
      ...(await idsOf(market, { search: from }, one => one.customer === from)),
      ...(await idsOf(market, { payer: from })),
    ])
    for (const id of ids) await give(market, id)
    await givePlaces(market, from)
  },
})

/** Another merge, or a deletion, may look for places before these are among them: then they go on at once. */
const givePlaces = async (market: string, from: string): Promise<void> => {
  const to = await readPresent(market, from)
  await passOnPlaces(market, from, to)
  if (to !== null && (await readPresent(market, to)) !== to) await givePlaces(market, to)
}

/** All ids are read before the first change, which would move the pages of the search. */
const idsOf = async (
  market: string,
  asked: { search: string } | { payer: string },
  isTheirs: (request: BookingRequest) => boolean = () => true,
): Promise<string[]> => {
  const ids: string[] = []
  for (let page = 1, last = 1; page <= last; page++) {
    const { results, pagesCount } = await listRequests(market, { page, ...asked })
    last = pagesCount
    ids.push(...results.filter(isTheirs).map(({ id }) => id))
  }
  return ids
}

const give = async (market: string, id: string): Promise<void> => {
  const given = await retryOnConflict(async () => {
    const [request] = await readRequests(market, [id])
    if (!request?.customer) return undefined
    const [present, payer] = await Promise.all([
      readPresent(market, request.customer),
      request.handedOn && readPresent(market, request.handedOn.payer),
    ])
    const isPaidBySame = !payer || payer === request.handedOn?.payer
    if (present === request.customer && isPaidBySame) return undefined
    await commit(
      present === null
        ? anonymizeBuyer(market, request)
        : givenTo(market, request, present, payer ?? undefined),
    )
    return present
  })
  // Another merge, or a deletion, may have looked for its bookings before this one was among them.
  if (given) await give(market, id)
}

/** `payer`: who paid, when it was handed on. A booking of who paid it is an ordinary one again. */
const givenTo = (
  market: string,
  { handedOn, wish, ...request }: BookingRequest,
  customer: string,
  payer = handedOn?.payer,
): Write[] => {
  const since = handedOn && payer && payer !== customer ? { handedOn: { ...handedOn, payer } } : {}
  return putRequest(market, { ...request, customer, ...since, wish: wish && { ...wish, customer } })
}
