/** What a tenant gets next, how it is worked out, and what they got before. */
import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ownPayoutCalls } from '#shared/payouts/own-payout-calls.ts'
import { Card } from '../../kit/card.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { Empty, Waiting } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { isOff } from '../balance-words.tsx'
import styles from '../payout.module.css'
import { Received } from '../received.tsx'
import { Reckoning } from '../reckoning.tsx'
import { Earlier } from './earlier.tsx'
import { ToAccount } from './to-account.tsx'
import { ToLines } from './to-lines.tsx'

const HEIGHT = 320

const Content = ({ seesLines, balance }: OwnPayoutProps) => {
  const { t } = useTranslation()
  const read = useRoute(ownPayoutCalls.readPayout, {})
  if (isOff(read.failure)) return <Empty>{t('payout.off')}</Empty>
  return (
    <div className={styles.parts}>
      <WhenLoaded
        of={{ read }}
        skeleton={
          <>
            <Waiting />
            <Skeleton height={HEIGHT / 2} radius="lg" />
            <Skeleton height={HEIGHT} radius="lg" className={styles.how ?? ''} />
          </>
        }
      >
        {({ read: payout }) => (
          <>
            <Card title={t('payout.next')} mark={<ToAccount why={payout.why} />}>
              <Received payout={payout} />
            </Card>
            <Reckoning payout={payout}>{seesLines && <ToLines {...payout} />}</Reckoning>
          </>
        )}
      </WhenLoaded>
      <div className={styles.earlier}>
        <Earlier />
      </div>
      <div className={styles.beside}>{balance}</div>
    </div>
  )
}

interface OwnPayoutProps {
  /** Whether the tenant sees their sales line by line. */
  seesLines: boolean
  /** Their balance in short. */
  balance: ReactNode
}

export const OwnPayout = (props: OwnPayoutProps) => {
  const { t } = useTranslation()
  return (
    <Stack gap="md">
      <PageTitle>{t('payout.title')}</PageTitle>
      <StepTitle>{t('payout.title')}</StepTitle>
      <Content {...props} />
    </Stack>
  )
}
