import { Paper, UnstyledButton } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowsRightLeft,
  IconCalendarDown,
  IconCalendarPlus,
  IconChevronRight,
  IconDownload,
  IconGift,
  IconRefresh,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { saveCalendarFile } from '../receipt/calendar-file.ts'
import { Action, ActionLine } from './action-line.tsx'
import { leadsToExtension } from './extend-button.tsx'
import styles from './own.module.css'
import { Receipts } from './receipts.tsx'
import { useAgain } from './use-again.ts'
import { useMoveWords } from './use-move-words.ts'
import { useExtendWords } from './use-words.ts'

const Again = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const again = useAgain()
  if (!booking.can.again.isPossible)
    return (
      <ActionLine to={undefined} icon={IconRefresh} title={t('rental.again')} text={t('rental.againOff')} />
    )
  return (
    <UnstyledButton className={styles.act} onClick={() => void again(booking)}>
      <Action
        icon={IconRefresh}
        end={IconChevronRight}
        title={t('rental.again')}
        text={t('rental.againText')}
      />
    </UnstyledButton>
  )
}

/** The way to another shelf or other days, or to what was asked; why there is none. */
const Move = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const text = useMoveWords()(booking)
  const { id, wish, can } = booking
  const isOpen = wish !== null || can.move.isPossible
  return (
    <ActionLine
      to={isOpen ? `/bookings/${id}/move` : undefined}
      icon={IconArrowsRightLeft}
      title={t('rental.move')}
      text={text}
    />
  )
}

const useWhyNotWithdraw = () => {
  const { t } = useTranslation()
  const show = useShow()
  return ({ why, until }: OwnBooking['can']['withdraw']): string => {
    if (why === 'withdrawal_not_online') return t('rental.withdrawInShop')
    if (why === 'extension_first') return t('rental.withdrawExtension')
    if (why === 'withdrawal_done') return t('rental.withdrawDone')
    if (why === 'withdrawal_of_payer') return t('rental.withdrawOfPayer')
    return t('rental.withdrawOver', { day: until ? show.day(until) : '' })
  }
}

const Withdraw = ({ booking: { id, can, goesOn } }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const whyNot = useWhyNotWithdraw()
  const { kind, until, why } = can.withdraw
  // An extension that is still being paid is no neighbour yet: the booking's own page of withdrawal names it.
  const extension = why === 'extension_first' ? `/bookings/${goesOn?.id ?? id}/withdraw` : undefined
  const day = until ? show.day(until) : ''
  if (!kind)
    return (
      <ActionLine
        to={extension}
        icon={IconArrowBackUp}
        title={t('rental.withdraw')}
        text={whyNot(can.withdraw)}
      />
    )
  const isRight = kind === 'withdrawal'
  return (
    <ActionLine
      to={`/bookings/${id}/withdraw`}
      icon={IconArrowBackUp}
      title={isRight ? t('rental.withdraw') : t('rental.cancel')}
      text={isRight ? t('rental.withdrawUntil', { day }) : t('rental.cancelUntil', { day })}
    />
  )
}

const useWhyNotHandOver = () => {
  const { t } = useTranslation()
  return ({ can, handOver }: OwnBooking): string => {
    if (handOver) return t('rental.handOverOpen')
    switch (can.handOver.why) {
      case 'extension_under_way':
        return t('rental.handOverExtension')
      case 'hand_over_begun':
        return t('rental.handOverBegun')
      case 'hand_over_chain':
        return t('rental.handOverChain')
      case 'hand_over_not_paid':
        return t('rental.handOverNotPaid')
      default:
        return t('rental.handOverOff')
    }
  }
}

/** Giving it to a friend. While an offer is out, the page says so above. */
const HandOver = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const whyNot = useWhyNotHandOver()
  const { id, can, handOver } = booking
  const isOpen = can.handOver.isPossible && !handOver
  return (
    <ActionLine
      to={isOpen ? `/bookings/${id}/hand-over` : undefined}
      icon={IconGift}
      title={t('rental.handOver')}
      text={isOpen ? t('rental.handOverText') : whyNot(booking)}
    />
  )
}

/** What can be done with a booking now. What cannot be done stays in its place and says why. */
export const Actions = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const market = useThisMarket()
  const extendWords = useExtendWords()
  const { id, shelf, when, follows, goesOn } = booking
  const language = useLanguage()
  const setsUp = follows?.shelf.id !== shelf.id
  const empties = goesOn?.shelf.id !== shelf.id
  const dated = { ...booking, bookingRequest: id, shelfName: shelf.name, setsUp, empties }
  return (
    <Paper withBorder px="lg" py="xs" component="section" aria-label={t('rental.canDo')}>
      <ul className={styles.acts}>
        {!leadsToExtension(booking) && (
          <li>
            <ActionLine
              to={undefined}
              icon={IconCalendarPlus}
              title={t('rental.extend')}
              text={extendWords(booking)}
            />
          </li>
        )}
        {when !== 'past' && (
          <li>
            <Move booking={booking} />
          </li>
        )}
        {when !== 'past' && (setsUp || empties) && (
          <li>
            <UnstyledButton
              className={styles.act}
              onClick={() => void saveCalendarFile(market, [dated], language)}
            >
              <Action
                icon={IconCalendarDown}
                end={IconDownload}
                title={t('rental.toCalendar')}
                text={t('rental.toCalendarText')}
              />
            </UnstyledButton>
          </li>
        )}
        <Receipts booking={id} />
        {when !== 'past' && (
          <li>
            <HandOver booking={booking} />
          </li>
        )}
        <li>
          <Withdraw booking={booking} />
        </li>
        <li>
          <Again booking={booking} />
        </li>
      </ul>
    </Paper>
  )
}
