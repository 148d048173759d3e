/** A booking request with its money, its documents and its history, as staff's page shows it. */
import { useRef, useState } from 'react'
import { requestsCalls } from '#shared/bookings/staff-requests-calls.ts'
import { isAskedFor } from '#shared/bookings/states.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { mailCalls } from '#shared/messages/mail-calls.ts'
import { documentCalls } from '#shared/payments/document-calls.ts'
import { refundCalls } from '#shared/payments/refund-calls.ts'
import { call, pathOf } from '../../kit/call.ts'
import { useFetched, useRoute } from '../../kit/use-route.ts'
import { useThisMarket } from '../../markets/market.ts'

export type StaffsRequest = Answer<typeof requestsCalls.readRequest>
export type RequestMoney = Answer<typeof refundCalls.readMoney>
export type Refund = RequestMoney['refunds'][number]
type RequestDocuments = Answer<typeof documentCalls.listRequestDocuments>
export type RequestDocument = RequestDocuments['results'][number]

/** A refund mostly takes seconds. One that waits for the bank takes a day: then the page asks once a minute. */
const SOON_MS = 2_000
const MOST_SOON = 15
const LATER_MS = 60_000

const isOnItsWay = (money: RequestMoney | undefined): boolean =>
  money?.refunds.some(({ status }) => status === 'requested') ?? false

/** A credit note is issued a second after its refund was made. */
const isNoteMissing = (money: RequestMoney | undefined, found: RequestDocuments | undefined): boolean => {
  if (!money || !found) return false
  const noted = new Set(found.results.map(({ refund }) => refund))
  return money.refunds.some(({ reference, status }) => status === 'refunded' && !noted.has(reference))
}

/** What staff did, the newest pages first; `older` fetches one page more. */
const useHistory = (id: string) => {
  const { marketId } = useThisMarket()
  const [pages, setPages] = useState(1)
  const found = useFetched(
    ['GET', pathOf(auditCalls.listAudit, 'admin'), marketId, id, pages],
    async () => {
      const asked = Array.from({ length: pages }, (_, at) => {
        const query = { kind: 'booking', id, page: String(at + 1) }
        return call(auditCalls.listAudit, { audience: 'admin', market: marketId, query })
      })
      const answers = await Promise.all(asked)
      // What is written between two answers moves rows to the next page.
      const rows = new Map(answers.flatMap(({ results }) => results.map(row => [row.id, row] as const)))
      return { rows: [...rows.values()], hasMore: pages < (answers[0]?.pagesCount ?? 0) }
    },
    { keepPreviousData: true },
  )
  return { ...found, older: () => setPages(pages + 1) }
}

export type RequestHistory = ReturnType<typeof useHistory>

export const useRequest = (id: string) => {
  const { marketId: market } = useThisMarket()
  const owner = { audience: 'admin', market } as const
  const of = { ...owner, params: { id } }
  const asked = useRef(0)
  const waitMs = (found: RequestMoney | undefined): number => {
    if (!isOnItsWay(found)) return 0
    return asked.current < MOST_SOON ? SOON_MS : LATER_MS
  }
  const seenVersion = useRef<number>(undefined)
  const request = useRoute(requestsCalls.readRequest, of, {
    revalidateOnFocus: true,
    // The buyer may pay while staff have the page open.
    refreshInterval: found => (found && isAskedFor(found.status) ? LATER_MS : 0),
    onSuccess: ({ version }) => {
      const isOthers = seenVersion.current !== undefined && seenVersion.current !== version
      seenVersion.current = version
      if (isOthers) for (const part of [money, documents, history, mails]) void part.retry()
    },
  })
  const wasOnItsWay = useRef(false)
  const money = useRoute(refundCalls.readMoney, of, {
    refreshInterval: waitMs,
    // Shorter than the time between two calls, or each second call would be left out.
    dedupingInterval: SOON_MS / 2,
    onSuccess: found => {
      asked.current += 1
      if (wasOnItsWay.current && !isOnItsWay(found)) {
        void request.retry()
        window.setTimeout(mails.retry, SOON_MS)
      }
      wasOnItsWay.current = isOnItsWay(found)
    },
  })
  const askedForNote = useRef(0)
  const documents = useRoute(documentCalls.listRequestDocuments, of, {
    refreshInterval: found =>
      isNoteMissing(money.data, found) && askedForNote.current < MOST_SOON ? SOON_MS : 0,
    dedupingInterval: SOON_MS / 2,
    onSuccess: () => {
      askedForNote.current += 1
    },
  })
  const history = useHistory(id)
  const mails = useRoute(mailCalls.listMailsAbout, { ...owner, query: { bookingRequest: id } })
  return {
    request,
    money,
    documents,
    history,
    mails,
    /** Fetches all of it again. */
    refresh: async () => {
      asked.current = 0
      askedForNote.current = 0
      // All parts are fetched here, whatever the version.
      seenVersion.current = undefined
      // A mail goes a second after what it tells of.
      window.setTimeout(mails.retry, SOON_MS)
      await Promise.all([request, money, documents].map(part => part.retry()))
    },
  }
}
