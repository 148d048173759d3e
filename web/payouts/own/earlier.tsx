/** The tenant's settlements, the newest first, a page at a time. */
import { Skeleton, Text } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Answer } from '#shared/kit/contract.ts'
import { dayIn } from '#shared/kit/day.ts'
import { settlementCalls } from '#shared/payouts/settlement-calls.ts'
import { Card } from '../../kit/card.tsx'
import { useListAddress } from '../../kit/list/list-address.ts'
import { Pager } from '../../kit/list/pager.tsx'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { useRangeWords } from '../../markets/use-range-words.ts'
import { useAmounts } from '../balance-words.tsx'
import { PaidOutMark } from '../paid-out.tsx'
import styles from '../payout.module.css'
import { usePayoutWords } from '../use-payout-words.ts'

type Report = Answer<typeof settlementCalls.listPaymentReports>['results'][number]

const Row = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const show = useShow()
  const range = useRangeWords()
  const { money } = useAmounts()
  const { timeZone } = useThisMarket()
  const { id, dateFrom, dateTo, finalized, youReceive, why, paidOut } = report
  const { whyThen } = usePayoutWords()
  const became = {
    waiting: t('payout.isOnItsWay'),
    sent: t('payout.isPaidOut'),
    returned: t('payout.cameBack'),
  }
  const date = show.date(dayIn(timeZone, Date.parse(finalized)))
  return (
    <Link to={`/payments/${id}`} className={styles.row}>
      <span>
        <Text component="span" display="block" fw={600}>
          {range({ from: dateFrom, to: dateTo })}
        </Text>{' '}
        <Text component="span" display="block" size="sm" c="dimmed">
          {why ? whyThen(why) : t('payout.finalizedOn', { date })}
        </Text>{' '}
        {paidOut && <PaidOutMark state={paidOut} words={became} />}
      </span>{' '}
      <strong>{money(youReceive)}</strong>
      <IconChevronRight size={20} aria-hidden />
    </Link>
  )
}

export const Earlier = () => {
  const { t } = useTranslation()
  const { page, change } = useListAddress()
  const reports = useRoute(settlementCalls.listPaymentReports, { query: { page: String(page) } })
  return (
    <Card title={t('payout.earlier')}>
      <WhenLoaded of={{ reports }} skeleton={<Skeleton height={180} radius="md" />}>
        {({ reports: { results, pagesCount } }) => (
          <>
            {results.length ? (
              <ul className={styles.rows}>
                {results.map(report => (
                  <li key={report.id}>
                    <Row report={report} />
                  </li>
                ))}
              </ul>
            ) : (
              <Text c="dimmed">{t('payout.none')}</Text>
            )}
            {pagesCount > 1 && (
              <Pager
                page={page}
                pagesCount={Math.max(pagesCount, page)}
                onPage={number => change({ page: number === 1 ? '' : String(number) })}
              />
            )}
          </>
        )}
      </WhenLoaded>
    </Card>
  )
}
