import { useTranslation } from 'react-i18next'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { useRoute } from '../kit/use-route.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The template of a price list: whether it can be made or thrown away, and both. `onChanged` fetches what else is shown. */
export const useTemplate = (onChanged?: () => unknown) => {
  const { t } = useTranslation()
  const work = useStaffWork()
  const remove = useRemoval()
  const { data } = useRoute(shelvesCalls.readTemplate, {})
  return {
    canBeMade: data?.canBeMade ?? false,
    canBeRemoved: data?.canBeRemoved ?? false,
    make: () =>
      void work(send => send(shelvesCalls.makeFromTemplate, {}), t('pricelist.templateMade'), onChanged),
    remove: () =>
      void remove(
        t('pricelist.template'),
        send => send(shelvesCalls.removeTemplate, {}),
        undefined,
        onChanged,
      ),
  }
}
