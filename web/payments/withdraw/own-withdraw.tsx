/** A customer who is logged in withdraws from one of their bookings. */
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { useSWRConfig } from 'swr'
import { withdrawalCalls } from '#shared/payments/withdrawal-calls.ts'
import { call } from '../../kit/call.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle } from '../../kit/page.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import styles from './withdraw.module.css'
import { WithdrawalSteps } from './withdrawal-steps.tsx'

export const OwnWithdraw = () => {
  const { t } = useTranslation()
  const { id = '' } = useParams()
  const { marketId } = useThisMarket()
  const { mutate } = useSWRConfig()
  const at = { audience: 'customer', market: marketId, params: { id } } as const
  const quote = useRoute(withdrawalCalls.readWithdrawal, at, { revalidateOnFocus: false })
  const home = `/bookings/${id}`
  return (
    <div className={styles.page}>
      <PageTitle>{t('withdrawal.title')}</PageTitle>
      <WhenLoaded of={{ quote }}>
        {data => (
          <WithdrawalSteps
            key={id}
            quote={data.quote}
            send={(amount, key) => call(withdrawalCalls.withdraw, { ...at, key, body: { amount } })}
            back={<BackToList to={home}>{`${data.quote.shelfType} ${data.quote.shelf}`}</BackToList>}
            keep={
              <Button component={Link} to={home} variant="default" size="lg">
                {t('withdrawal.keep')}
              </Button>
            }
            instead={({ extension }) =>
              extension && (
                <Button component={Link} to={`/bookings/${extension.id}/withdraw`}>
                  {t('withdrawal.toExtension')}
                </Button>
              )
            }
            onward={
              <Button component={Link} to="/bookings">
                {t('withdrawal.toBookings')}
              </Button>
            }
            // The lists and the page of the booking show it as it was.
            onDone={() => void mutate(() => true)}
          />
        )}
      </WhenLoaded>
    </div>
  )
}
