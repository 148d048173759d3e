/** What staff do to one message or to several, with what is said of it. */
import { useTranslation } from 'react-i18next'
import { useSWRConfig } from 'swr'
import { badgesCalls } from '#shared/markets/badges-calls.ts'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { call, pathOf } from '../kit/call.ts'
import { confirm } from '../kit/confirm.ts'
import { useFetchAgain } from '../kit/fetch-again.ts'
import { underLoader } from '../kit/loader.tsx'
import { notify, tellFailure } from '../kit/notify.ts'
import { keyOf } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'

const PATHS = [pathOf(staffCalls.list, 'admin'), pathOf(badgesCalls.readBadges, 'admin')]

/** Fetches again what lists and the menu say of messages. */
export const useFreshMessages = () => {
  const fetchAgain = useFetchAgain()
  return (): Promise<unknown> => fetchAgain(PATHS)
}

/** `onDone` runs after an act, while the lists are fetched again. Each act resolves to true when it was done. */
export const useMessageActs = (onDone: () => unknown) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const freshMessages = useFreshMessages()
  const { mutate } = useSWRConfig()
  const owner = { audience: 'admin', market: marketId } as const
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    try {
      await underLoader(t('messages.working'), work, () => Promise.all([freshMessages(), onDone()]))
    } catch (thrown) {
      tellFailure(thrown)
      return false
    }
    notify('good', done)
    return true
  }
  const change = (ids: readonly string[], changes: { seen?: boolean; archived?: boolean }, done: string) =>
    act(() => call(staffCalls.changeSelected, { ...owner, body: { ids: [...ids], ...changes } }), done)
  return {
    mark: (ids: readonly string[], seen: boolean) =>
      change(ids, { seen }, t('messages.isMarked', { count: ids.length })),
    archive: (ids: readonly string[], archived: boolean) =>
      change(
        ids,
        { archived },
        archived
          ? t('messages.isArchived', { count: ids.length })
          : t('messages.isBack', { count: ids.length }),
      ),
    remove: async (ids: readonly string[]) => {
      const agrees = await confirm({
        title: t('messages.deleteTitle', { count: ids.length }),
        text: t('messages.deleteText'),
        action: t('messages.delete'),
      })
      if (!agrees) return false
      const done = t('messages.isDeleted', { count: ids.length })
      const isDone = await act(
        () => call(staffCalls.removeSelected, { ...owner, body: { ids: [...ids] } }),
        done,
      )
      // Back does not show it again.
      if (isDone)
        for (const id of ids) void mutate(keyOf(staffCalls.read, { ...owner, params: { id } }), undefined)
      return isDone
    },
  }
}
