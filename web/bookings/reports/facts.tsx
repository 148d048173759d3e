import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { reportCalls } from '#shared/bookings/staff-report-calls.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { Facts } from '../../kit/facts.tsx'
import { useNumbers } from './figures-table.tsx'
import styles from './reports.module.css'

type Report = Answer<typeof reportCalls.bookingsReport>

/** The few numbers that an owner asks for first, and what they are made of. */
export const ReportFacts = ({ report }: { report: Report }) => {
  const { t } = useTranslation()
  const { whole, plain, percent, money } = useNumbers()
  const { total, vatPercent, vat, net, own, held } = report
  const facts = [
    {
      name: t('reports.turnover'),
      value: money(total.turnover),
      more: vatPercent
        ? [
            t('reports.vatOf', { percent: plain(vatPercent), vat: money(vat) }),
            t('reports.net', { net: money(net) }),
          ]
        : [t('reports.noVat')],
    },
    {
      name: t('reports.unpaidLong'),
      value: money(total.unpaid),
      more: [t('reports.refundedOf', { amount: money(total.refunded) })],
    },
    {
      name: t('reports.bookingsBegun'),
      value: whole(total.bookings),
      more: [
        t('reports.bySource', { online: whole(total.online), byStaff: whole(total.byStaff) }),
        t('reports.extensionsOf', { number: whole(total.extensions) }),
      ],
    },
    {
      name: t('reports.occupancy'),
      value: percent(total.occupancy),
      more: [t('reports.daysOf', { rented: whole(total.rentedDays), open: whole(total.shelfDays) })],
    },
    {
      name: t('reports.apart'),
      value: t('reports.dayCount', { count: own.days + held.days }),
      more: [
        t('reports.ownDays', { number: whole(own.days) }),
        t('reports.heldDays', { number: whole(held.days) }),
      ],
    },
  ]
  return (
    <Facts className={styles.facts}>
      {facts.map(({ name, value, more }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {more.map(line => (
            <Text key={line} component="dd" c="dimmed">
              {line}
            </Text>
          ))}
        </div>
      ))}
    </Facts>
  )
}
