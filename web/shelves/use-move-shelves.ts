import { useTranslation } from 'react-i18next'
import { PRICE_LIST } from '#shared/shelves/staff-calls.ts'
import { type StaffShelf, shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useFetchAgain } from '../kit/act/use-fetch-again.ts'
import { call } from '../kit/call.ts'
import { useCaller } from '../kit/calls/caller.tsx'
import { asFailure, complaints, hasCode } from '../kit/failure.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, textOfCode } from '../kit/notify.ts'
import { useUsersText } from './users.ts'

export interface Unmoved {
  id: string
  name: string
  /** Why it stays where it is. */
  reason: string
}

/** Gives shelves another type, one by one: one that somebody has stays, and the others move. Answers those that stay. */
export const useMoveShelves = () => {
  const { t } = useTranslation()
  const callAs = useCaller()
  const fetchAgain = useFetchAgain()
  const usersText = useUsersText()
  return async (shelves: readonly StaffShelf[], type: string): Promise<Unmoved[]> => {
    const unmoved: Unmoved[] = []
    await underLoader(t('pricelist.saving'), async () => {
      for (const { id, name, version } of shelves)
        try {
          const options = { params: { id }, body: { type, version } }
          await call(shelvesCalls.changeShelf, callAs(shelvesCalls.changeShelf, options))
        } catch (thrown) {
          const failure = asFailure(thrown)
          const reason = hasCode(failure, 'in_use')
            ? usersText(failure)
            : textOfCode(complaints(failure)[0]?.code ?? '')
          unmoved.push({ id, name, reason })
        }
      await fetchAgain(PRICE_LIST)
    })
    const moved = shelves.length - unmoved.length
    if (!unmoved.length) notify('good', t('pricelist.moved', { count: moved }))
    return unmoved
  }
}
