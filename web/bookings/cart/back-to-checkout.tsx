import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useSecondsLeft } from './use-seconds-left.ts'

/** The way back to a cart that is still held, from a page that led away from the checkout. */
export const BackToCheckout = () => {
  const { t } = useTranslation()
  const { marketId = '' } = useParams()
  const seconds = useSecondsLeft(marketId)
  if (!seconds) return null
  return (
    <Anchor component={Link} to={`/${marketId}/booking/checkout`}>
      {t('bookings.backToCheckout')}
    </Anchor>
  )
}
