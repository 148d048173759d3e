/** Says why a change of a booking failed: who was faster, and what stands in the way. */
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { auditCalls } from '#shared/markets/audit-calls.ts'
import { call } from '../../../kit/call.ts'
import { asFailure, hasCode } from '../../../kit/failure.ts'
import { notify, tellFailure } from '../../../kit/notify.ts'
import { numberOf } from './axis.ts'
import { useStatusWords } from './status-look.ts'
import { useSpoken } from './use-spoken.ts'

const changed = z.object({
  present: z.object({
    id: z.string(),
    shelf: z.object({ name: z.string() }),
    dateStart: z.string(),
    dateEnd: z.string(),
    status: z.number(),
    customerName: z.nullable(z.string()),
  }),
})

const blocked = z.object({
  blockedBy: z.array(
    z.object({ shelf: z.string(), name: z.string(), dateStart: z.string(), dateEnd: z.string() }),
  ),
})

/** The user name of who changed a booking last; undefined when nobody can say. */
const whoChanged = async (market: string, id: string): Promise<string | undefined> => {
  const query = { kind: 'booking', id } as const
  const answer = await call(auditCalls.listAudit, { audience: 'admin', market, query }).catch(() => undefined)
  return answer?.results[0]?.who
}

export const useFailures = (market: string) => {
  const { t } = useTranslation()
  const spoken = useSpoken()
  const words = useStatusWords()
  return async (thrown: unknown): Promise<void> => {
    const failure = asFailure(thrown)
    const { present } = changed.safeParse(failure.body).data ?? {}
    if (present && hasCode(failure, 'changed_meanwhile')) {
      const range = { first: numberOf(present.dateStart), last: numberOf(present.dateEnd) }
      const now = [present.shelf.name, spoken.range(range), words[present.status]].filter(Boolean).join(', ')
      const who = await whoChanged(market, present.id)
      const text = who ? t('calendar.changedBy', { who, now }) : t('calendar.changedNow', { now })
      return notify('warning', text, present.customerName ?? undefined)
    }
    const [by] = blocked.safeParse(failure.body).data?.blockedBy ?? []
    if (by) {
      const when = spoken.range({ first: numberOf(by.dateStart), last: numberOf(by.dateEnd) })
      return notify('error', t('calendar.takenBy', { shelf: by.shelf, name: by.name, when }))
    }
    tellFailure(thrown)
  }
}
