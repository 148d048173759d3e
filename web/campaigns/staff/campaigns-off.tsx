import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { hasCode } from '../../kit/failure.ts'
import { useMayDo } from '../../kit/rights/may.ts'
import { Empty } from '../../kit/states.tsx'
import type { Fetched } from '../../kit/use-route.ts'

export const isOff = ({ failure }: Fetched<unknown>): boolean =>
  failure !== undefined && hasCode(failure, 'not_enabled')

/** The market holds no campaigns: who may switch them on is led there. */
export const CampaignsOff = () => {
  const { t } = useTranslation()
  const may = useMayDo()
  return (
    <Empty
      action={
        may('own') && (
          <Anchor component={Link} to="/settings/goods">
            {t('staff-campaigns.toSettings')}
          </Anchor>
        )
      }
    >
      {t('staff-campaigns.off')}
    </Empty>
  )
}
