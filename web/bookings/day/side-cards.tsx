/** Beside the jobs: free shelves ahead, links that soon lapse, and what needs nobody. */
import { Anchor, Text } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { DayBoard } from '#shared/bookings/staff-day-board-calls.ts'
import { formatDay } from '#shared/kit/day.ts'
import { endIn } from '#shared/kit/end-in.ts'
import type { UndeliveredMail } from '#shared/messages/mail-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { Card } from '../../kit/card.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './day.module.css'
import { useDayBadges } from './unclear-sales.tsx'

const CLOSED = '–'

/** From this share of free shelves on a day is worth an offer. */
const ROOM = 1 / 3

type Free = DayBoard['free']

/** The day on which most shelves are free. */
const roomiest = (free: Free) => {
  const days = (free[0]?.days ?? []).map(({ day }, at) => ({
    day,
    free: free.reduce((sum, type) => sum + (type.days[at]?.free ?? 0), 0),
  }))
  return days.reduce((best, one) => (one.free > best.free ? one : best), { day: '', free: 0 })
}

export const FreeShelves = ({ free }: { free: Free }) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const { language: own } = useThisMarket()
  const [first] = free
  if (!first) return null
  const best = roomiest(free)
  const all = free.reduce((sum, { shelves }) => sum + shelves, 0)
  return (
    <Card size="h3" id="day-free" title={t('day.freeShelves')}>
      <table className={styles.free}>
        <thead>
          <tr>
            <th scope="col">{t('day.type')}</th>
            {first.days.map(({ day }) => (
              <th key={day} scope="col" data-best={day === best.day || undefined}>
                <abbr title={show.day(day)}>
                  {formatDay(day, language, { weekday: 'short' }).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {free.map(({ shelfType, shelves, days }) => (
            <tr key={shelfType.id}>
              <th scope="row">
                <span lang={own}>{shelfType.name}</span> <small>{t('day.of', { count: shelves })}</small>
              </th>
              {days.map(one => (
                <td key={one.day} data-best={one.day === best.day || undefined}>
                  {one.free ?? CLOSED}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {best.free >= all * ROOM ? (
        <div className={styles.room}>
          <strong>{t('day.room', { day: show.day(best.day) })}</strong>{' '}
          {t('day.roomOf', { free: best.free, count: all })}{' '}
          <Anchor component={Link} to="/booking/types" underline="always">
            {t('day.makeOffer')}
          </Anchor>
        </div>
      ) : (
        <Text size="sm" c="dimmed">
          {t('day.wellBooked')}
        </Text>
      )}
    </Card>
  )
}

export const LinksAhead = ({ links }: { links: DayBoard['links'] }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { currencyCode, timeZone } = useThisMarket()
  if (!links.length) return null
  return (
    <Card size="h3" id="day-links" title={t('day.linksAhead')}>
      <ul className={styles.links}>
        {links.map(({ id, shelf, name, amount, at }) => {
          const end = endIn(timeZone, Date.parse(at))
          const when = { day: show.day(end.day), time: end.time }
          return (
            <li key={id}>
              <strong>{shelf}</strong>
              <span>
                <Anchor component={Link} to={`/booking/requests/${id}`}>
                  {name}
                </Anchor>
                <small>{t('day.dayAndTime', when)}</small>
              </span>
              <span>{show.money(amount, currencyCode)}</span>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** What has no lines: whoever looks for it sees that it was thought of. */
export const NothingOpen = ({ board, mails }: { board: DayBoard; mails: readonly UndeliveredMail[] }) => {
  const { t } = useTranslation()
  const { needs, unconfirmed, empty, prepare, holds } = board
  const has = (kind: DayBoard['needs'][number]['kind']) => needs.some(need => need.kind === kind)
  const badges = useDayBadges()
  const fine = [
    !empty.length && t('day.noneToEmpty'),
    !prepare.length && t('day.noneToPrepare'),
    !unconfirmed.count && t('day.noneToConfirm'),
    !has('refund') && !has('refund_slow') && t('day.noRefundFailed'),
    !has('lapsed') && !has('lapses') && t('day.noLinkLapsed'),
    !mails.length && t('day.noMailFailed'),
    badges?.openClearing === 0 && t('day.noneUnclear'),
    !holds.isUnusual && (holds.count ? t('day.usualHolds', { count: holds.count }) : t('day.noHolds')),
  ].filter(text => typeof text === 'string')
  if (!fine.length) return null
  return (
    <Card size="h3" id="day-fine" title={t('day.nothingOpen')}>
      <ul className={styles.fine}>
        {fine.map(text => (
          <li key={text}>
            <IconCheck size={18} aria-hidden />
            {capital(text)}
          </li>
        ))}
      </ul>
    </Card>
  )
}
