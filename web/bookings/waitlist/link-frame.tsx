/** What the pages of the waitlist's links share: as whom they call, and the way on when a link is dead. */
import { Button, Text } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Notice } from '../../kit/notice.tsx'
import { sessions } from '../../kit/session.ts'
import { useThisMarket } from '../../markets/market.ts'
import { BackToCheckout } from '../cart/back-to-checkout.tsx'

/** As whom the reader of a link calls: a tenant who is logged in here, else a visitor. */
export const audienceAt = (marketId: string): 'anonymous' | 'customer' =>
  sessions.customer.read()?.marketId === marketId ? 'customer' : 'anonymous'

/** The link holds nothing any more: what to do now. Who took the offer in this browser goes back to it. */
export const OverNotice = ({ text }: { text: string }) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  return (
    <>
      <Notice role="status">
        <Text>{text}</Text>
      </Notice>
      <BackToCheckout />
      <div>
        <Button
          component={Link}
          to={`/${marketId}/booking`}
          rightSection={<IconArrowRight size={20} aria-hidden />}
        >
          {t('waitlist.findShelf')}
        </Button>
      </div>
    </>
  )
}
