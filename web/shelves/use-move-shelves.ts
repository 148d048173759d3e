import { useTranslation } from 'react-i18next'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { asFailure, complaints, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, textOfCode } from '../kit/notify.ts'
import { useThisMarket } from '../markets/market.ts'
import { useUsersText } from './users.ts'

export interface Unmoved {
  id: string
  name: string
  /** Why it stays where it is. */
  reason: string
}

/** Gives shelves another type, one by one: one that somebody has stays, and the others move. Answers those that stay. */
export const useMoveShelves = (onMoved: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const usersText = useUsersText()
  return async (shelves: readonly StaffShelf[], type: string): Promise<Unmoved[]> => {
    const unmoved: Unmoved[] = []
    await underLoader(t('pricelist.saving'), async () => {
      for (const { id, name, version } of shelves)
        try {
          const options = { audience: 'admin', market: marketId, params: { id } } as const
          await call(shelvesCalls.changeShelf, { ...options, body: { type, version } })
        } catch (thrown) {
          const failure = asFailure(thrown)
          const reason = hasCode(failure, 'in_use')
            ? usersText(failure)
            : textOfCode(complaints(failure)[0]?.code ?? '')
          unmoved.push({ id, name, reason })
        }
      await onMoved()
    })
    const moved = shelves.length - unmoved.length
    if (!unmoved.length) notify('good', t('pricelist.moved', { count: moved }))
    return unmoved
  }
}
