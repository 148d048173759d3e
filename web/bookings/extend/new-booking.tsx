import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { landingOf, useThisMarket } from '../../markets/market.ts'
import type { Source } from './source.ts'

/** The way on when a booking cannot be extended: a new one. */
export const NewBooking = ({ source }: { source: Source }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  if (source.audience === 'customer')
    return (
      <Button component={Link} to="/create_booking">
        {t('extend.bookAnew')}
      </Button>
    )
  return (
    <Button component="a" href={`${landingOf(marketId)}/booking`}>
      {t('extend.bookAnew')}
    </Button>
  )
}
