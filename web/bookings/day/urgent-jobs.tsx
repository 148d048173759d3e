/** What needs staff before all else: money that did not go back, links without money, carts that are unusually many. */
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { SHELF_BOOKING } from '#shared/bookings/states.ts'
import { dayIn, timeIn } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import type { UndeliveredMail } from '#shared/messages/mail-calls.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { JobGroup } from './job-group.tsx'
import { Line } from './line.tsx'
import { useDayBadges } from './unclear-sales.tsx'
import { UndeliveredLine } from './undelivered.tsx'
import { type Tickable, useTicks } from './use-ticks.ts'

type Need = DayBoard['needs'][number]

const useNeedWords = () => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  return ({
    kind,
    name,
    amount,
    at,
    dateStart,
    wish,
  }: Need): { title: string; why: string; verb: string } => {
    const money = show.money(amount, currencyCode)
    const moment = Date.parse(at)
    const when = { day: show.day(dayIn(timeZone, moment)), time: timeIn(timeZone, moment) }
    if (kind === 'refund')
      return {
        title: t('day.refundFailed', { amount: money, name }),
        why: t('day.refundFailedWhy', when),
        verb: t('day.refundFailedDo'),
      }
    if (kind === 'refund_slow')
      return {
        title: t('day.refundSlow', { amount: money, name }),
        why: t('day.refundSlowWhy', when),
        verb: t('day.refundFailedDo'),
      }
    if (wish)
      return {
        title: t('day.asksToMove', { name }),
        why: t('day.asksToMoveWhy', {
          shelf: wish.shelf?.name ?? t('day.anyShelf'),
          day: show.day(wish.dateStart),
          until: show.day(wish.lastDay),
        }),
        verb: t('day.asksToMoveDo'),
      }
    if (kind === 'lapsed')
      return {
        title: t('day.linkLapsed', { amount: money, name }),
        why: t('day.linkLapsedWhy', { day: show.day(dateStart) }),
        verb: t('day.linkLapsedDo'),
      }
    const end = endIn(timeZone, moment)
    return {
      title: t('day.linkLapses', { amount: money, name }),
      why: t('day.linkLapsesWhy', { day: show.day(end.day), time: end.time }),
      verb: t('day.linkLapsesDo'),
    }
  }
}

/** One line of it; the mark of a shelf stands before what happened. */
export const UrgentJob = ({ need, date }: { need: Need; date: string }) => {
  const { t } = useTranslation()
  const { title, why, verb } = useNeedWords()(need)
  const { kind, id, shelf } = need
  return (
    <Line
      shelf={shelf}
      title={title}
      name={title}
      why={why}
      verb={verb}
      to={`/booking/requests/${id}`}
      tick={{ kind, id, on: date }}
      done={t('day.handled')}
    />
  )
}

const Holds = ({ count }: { count: number }) => {
  const { t } = useTranslation()
  const title = t('day.manyHolds', { count })
  return (
    <Line
      shelf=""
      title={title}
      name={title}
      why={t('day.manyHoldsWhy')}
      verb={t('day.inCalendar')}
      to={`/booking/calendar?status=${SHELF_BOOKING.reservedByRequest}`}
    />
  )
}

/** Something holds up the way to the till, or from it: what is sold meanwhile is not known here. */
const SilentTill = () => {
  const { t } = useTranslation()
  const title = t('day.tillSilent')
  return (
    <Line
      shelf=""
      title={title}
      name={title}
      why={t('day.tillSilentWhy')}
      verb={t('day.refundFailedDo')}
      to="/payments/till"
    />
  )
}

interface UrgentJobsProps {
  board: DayBoard
  mails: readonly UndeliveredMail[]
}

export const UrgentJobs = ({ board: { needs, holds, date }, mails }: UrgentJobsProps) => {
  const { t } = useTranslation()
  const ticks = useTicks()
  const lines: Tickable[] = [
    ...needs.map(({ kind, id }) => ({ kind, id, on: date })),
    ...mails.map(({ id, on }) => ({ kind: 'mail' as const, id, on })),
  ]
  const isTillSilent = useDayBadges()?.tillHeldUp ?? false
  const further = (holds.isUnusual ? 1 : 0) + (isTillSilent ? 1 : 0)
  if (!lines.length && !further) return null
  const left = lines.filter(line => !ticks.of(line) && !ticks.isGone(line))
  return (
    <JobGroup
      id="day-needs"
      icon={IconAlertTriangle}
      title={t('day.needsYou')}
      count={left.length + further}
      note={needs.length > 1 ? t('day.oldestFirst') : undefined}
      isUrgent
    >
      {needs.map(need => (
        <UrgentJob key={`${need.kind} ${need.id}`} need={need} date={date} />
      ))}
      {isTillSilent && <SilentTill />}
      {holds.isUnusual && <Holds count={holds.count} />}
      {mails.map(mail => (
        <UndeliveredLine key={mail.id} mail={mail} />
      ))}
    </JobGroup>
  )
}
