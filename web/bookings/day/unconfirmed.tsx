/** What was paid online and waits for staff to agree, the oldest first. */
import { Anchor, Button } from '@mantine/core'
import { IconCheck, IconChevronRight, IconCreditCard } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { IfMay } from '../../kit/rights/if-may.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import type { StaffsRequest } from '../request/use-request.ts'
import { ConfirmRow } from '../staff-list/confirm-row.tsx'
import { ConfirmSeveral } from '../staff-list/confirm-several.tsx'
import styles from './day.module.css'
import { JobGroup } from './job-group.tsx'
import line from './line.module.css'

interface RowProps {
  request: StaffsRequest
  /** A colleague has confirmed it, or it was refunded. */
  isGone: boolean
  onDone: () => unknown
}

const Row = ({ request, isGone, onDone }: RowProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode } = useThisMarket()
  const { id, shelf, customerName, customerEmail, dateStartCustomer: first, dateEndCustomer: last } = request
  const name = customerName ?? customerEmail ?? ''
  return (
    <li className={line.line} data-done={isGone || undefined}>
      <span className={line.tick}>
        <IconCreditCard size={20} aria-hidden />
      </span>
      <span className={line.shelf}>{shelf.name}</span>
      <span className={line.what}>
        <strong>{name}</strong>
        <small>
          {isGone
            ? t('day.gone')
            : t('day.fromTo', {
                first: show.day(first),
                last: show.day(last),
                amount: show.money(request.totalPrice, currencyCode),
              })}
        </small>
      </span>
      {!isGone && (
        <>
          <span className={`${line.bring} ${styles.above}`}>
            <ConfirmRow request={request} onDone={onDone} />
          </span>
          <Anchor
            component={Link}
            to={`/booking/requests/${id}`}
            className={line.open ?? ''}
            aria-label={`${t('day.open')}: ${shelf.name}, ${name}`}
          >
            <span>{t('day.open')}</span> <IconChevronRight size={18} aria-hidden />
          </Anchor>
        </>
      )}
    </li>
  )
}

interface UnconfirmedProps {
  unconfirmed: DayBoard['unconfirmed']
  isPresent: (id: string) => boolean
  onDone: () => unknown
}

export const Unconfirmed = ({ unconfirmed: { count, results }, isPresent, onDone }: UnconfirmedProps) => {
  const { t } = useTranslation()
  const [asked, setAsked] = useState<readonly StaffsRequest[]>()
  const open = results.filter(({ id }) => isPresent(id))
  if (!results.length) return null
  return (
    <JobGroup
      id="day-confirm"
      icon={IconCreditCard}
      title={t('day.toConfirm')}
      count={count}
      note={t('day.paidByCard')}
      tool={
        count > results.length ? (
          <Anchor component={Link} to="/booking/requests?status=paid">
            {t('day.seeAll', { count })}
          </Anchor>
        ) : (
          open.length > 1 && (
            <IfMay right="serve">
              <Button
                size="compact-md"
                variant="default"
                leftSection={<IconCheck size={18} aria-hidden />}
                onClick={() => setAsked(open)}
              >
                {t('day.confirmAll', { count: open.length })}
              </Button>
            </IfMay>
          )
        )
      }
    >
      {results.map(request => (
        <Row key={request.id} request={request} isGone={!isPresent(request.id)} onDone={onDone} />
      ))}
      {asked && (
        <ConfirmSeveral
          requests={asked}
          onClose={isDone => {
            setAsked(undefined)
            if (isDone) void onDone()
          }}
        />
      )}
    </JobGroup>
  )
}
