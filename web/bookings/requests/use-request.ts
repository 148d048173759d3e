/** A booking request with its money, its documents and its history, as staff's page shows it. */
import { requestsCalls } from '#shared/bookings/requests-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'
import { useFreshLists } from './use-fresh-lists.ts'

export type StaffsRequest = Answer<typeof requestsCalls.readRequest>
export type RequestMoney = Answer<typeof refundCalls.readMoney>
export type Refund = RequestMoney['refunds'][number]
export type RequestDocument = Answer<typeof documentCalls.listRequestDocuments>['results'][number]

/** While a refund is on its way, which mostly takes seconds. */
const ASK_AGAIN_MS = 4_000

const isOnItsWay = (money: RequestMoney | undefined): boolean =>
  money?.refunds.some(({ status }) => status === 'requested') ?? false

export const useRequest = (id: string) => {
  const { marketId: market } = useThisMarket()
  const owner = { audience: 'admin', market } as const
  const of = { ...owner, params: { id } }
  const money = useRoute(refundCalls.readMoney, of, {
    refreshInterval: found => (isOnItsWay(found) ? ASK_AGAIN_MS : 0),
  })
  const again = { refreshInterval: isOnItsWay(money.data) ? ASK_AGAIN_MS : 0 }
  const request = useRoute(requestsCalls.readRequest, of, again)
  const documents = useRoute(documentCalls.listRequestDocuments, of, again)
  const history = useRoute(auditCalls.listAudit, { ...owner, query: { kind: 'booking', id, page: '1' } })
  const freshLists = useFreshLists()
  return {
    request,
    money,
    documents,
    history,
    /** Fetches all of it again, and the lists that show it. */
    refresh: async () => {
      freshLists(history.retry)
      await Promise.all([request, money, documents].map(part => part.retry()))
    },
  }
}
