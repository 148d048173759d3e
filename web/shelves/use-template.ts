import { useTranslation } from 'react-i18next'
import { shelvesCalls } from '#shared/shelves/staff-shelves-calls.ts'
import { call } from '../kit/call.ts'
import { useRoute } from '../kit/use-route.ts'
import { useThisMarket } from '../markets/market.ts'
import { useRemoval, useStaffWork } from './use-staff-work.ts'

/** The template of a price list: whether it can be made or thrown away, and both. `onChanged` fetches what is shown. */
export const useTemplate = (onChanged: () => Promise<unknown>) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const work = useStaffWork()
  const remove = useRemoval()
  const options = { audience: 'admin', market: marketId } as const
  const { data, retry } = useRoute(shelvesCalls.readTemplate, options)
  const again = () => Promise.all([retry(), onChanged()])
  return {
    canBeMade: data?.canBeMade ?? false,
    canBeRemoved: data?.canBeRemoved ?? false,
    make: () =>
      void work(
        () => call(shelvesCalls.makeFromTemplate, options).finally(again),
        t('pricelist.templateMade'),
      ),
    remove: () =>
      void remove(t('pricelist.template'), () => call(shelvesCalls.removeTemplate, options).finally(again)),
  }
}
