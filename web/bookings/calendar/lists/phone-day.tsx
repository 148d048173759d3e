import { ActionIcon, Button, Text, Title, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight, IconPlus } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDay } from '#shared/kit/day.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { capital } from '../../../kit/capital.ts'
import { IfMay } from '../../../kit/rights/if-may.tsx'
import { useMayDo } from '../../../kit/rights/may.ts'
import { useShow } from '../../../kit/show.ts'
import { formFor } from '../grid/carry.ts'
import { type DayNumber, dayOf, isClosed, numberOf } from '../plan/axis.ts'
import { freeOn, isNarrow, matches, needsYou } from '../plan/bars.ts'
import { NeedsChip, TypeAndStatus } from '../plan/filters.tsx'
import screen from '../plan/screen.module.css'
import { StatusChip } from '../plan/status-chip.tsx'
import { lookOf, useBarWords } from '../plan/status-look.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import { type Entry, listOfDay } from './day-list.ts'
import styles from './phone-day.module.css'

/** The days before the chosen one in the strip of seven. */
const BEFORE = 2

const useShelves = () => {
  const { shelves, address } = useCalendar()
  return [...shelves.values()].filter(({ type }) => address.type === '' || type === address.type)
}

interface StripProps {
  day: DayNumber
  onChoose: (day: DayNumber) => void
}

/** Seven days with how many shelves are free. */
const Strip = ({ day, onChoose }: StripProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { bars, closing, today, loaded } = useCalendar()
  const shelves = useShelves()
  const days = Array.from({ length: 7 }, (_, at) => day - BEFORE + at)
  const free = freeOn(shelves, bars, { first: day - BEFORE, last: day - BEFORE + 6 })
  const wordsOf = (one: DayNumber, at: number): string => {
    if (isClosed(closing, one)) return t('calendar.closedShort')
    const isKnown = loaded && one >= loaded.first && one <= loaded.last && one >= today
    return isKnown ? t('calendar.freeShort', { count: free[at] ?? 0 }) : ''
  }
  return (
    <div className={styles.strip}>
      {days.map((one, at) => (
        <UnstyledButton
          key={one}
          className={styles.day}
          aria-current={one === day ? 'date' : undefined}
          data-closed={isClosed(closing, one) || undefined}
          onClick={() => onChoose(one)}
        >
          <span>{formatDay(dayOf(one), language, { weekday: 'short' })}</span>
          <strong>{Number(dayOf(one).slice(8))}</strong>
          <small>{wordsOf(one, at)}</small>
        </UnstyledButton>
      ))}
    </div>
  )
}

interface PartProps {
  title: string
  count: number
  children: ReactNode
}

const Part = ({ title, count, children }: PartProps) => {
  const id = useId()
  return count === 0 ? null : (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={styles.heading}>
        {title} <span>{count}</span>
      </Title>
      <ul className={styles.list}>{children}</ul>
    </section>
  )
}

interface EntriesProps {
  title: string
  entries: readonly Entry[]
  day: DayNumber
  /** They end on this day or before the shop opens again. */
  isEnding?: boolean
  onOpen: (id: string) => void
}

const Entries = ({ title, entries, day, isEnding = false, onOpen }: EntriesProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useBarWords()
  const until = ({ bar }: Entry): string => {
    if (!isEnding) return t('calendar.until', { day: show.day(bar.dateEnd) })
    return bar.last === day
      ? t('calendar.lastDayHere')
      : t('calendar.lastDayClosed', { day: show.day(bar.dateEnd) })
  }
  return (
    <Part title={title} count={entries.length}>
      {entries.map(entry => {
        const { name, word } = words(entry.bar)
        return (
          <li key={entry.bar.id}>
            <UnstyledButton className={styles.entry} onClick={() => onOpen(entry.bar.id)}>
              <span className={styles.shelf}>{entry.shelf.name}</span>
              <span className={styles.who}>
                <strong>{name}</strong>
                <small>
                  {until(entry)}
                  {needsYou(entry.bar) && <b> · {t('calendar.needsYou')}</b>}
                </small>
              </span>
              <StatusChip status={lookOf(entry.bar)} word={word} />
            </UnstyledButton>
          </li>
        )
      })}
    </Part>
  )
}

/** One day on a phone: what starts, what must be emptied, what runs, what is free. */
export const PhoneDay = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  const { address, today, bars, closing, see } = useCalendar()
  const day = address.day ? numberOf(address.day) : today
  useEffect(() => see({ first: day - BEFORE, last: day + 7 }))
  const list = listOfDay(day, useShelves(), bars, closing)
  const choose = (one: DayNumber) => address.change({ day: one === today ? '' : dayOf(one) })
  const wanted = (entries: readonly Entry[]) => entries.filter(({ bar }) => matches(bar, address.filter))
  const isFreeShown = !isNarrow(address.filter) && day >= today
  const arrow = { size: 44, variant: 'subtle', color: 'gray.9' } as const
  const may = useMayDo()
  return (
    <>
      <div className={styles.top}>
        <ActionIcon {...arrow} aria-label={t('calendar.dayBefore')} onClick={() => choose(day - 1)}>
          <IconChevronLeft size={24} aria-hidden />
        </ActionIcon>
        <Title order={1} size="h2" className={styles.title}>
          {capital(show.day(dayOf(day)))}
        </Title>
        <ActionIcon {...arrow} aria-label={t('calendar.dayAfter')} onClick={() => choose(day + 1)}>
          <IconChevronRight size={24} aria-hidden />
        </ActionIcon>
      </div>
      <Strip day={day} onChoose={choose} />
      <div className={screen.filters}>
        <TypeAndStatus />
        <NeedsChip />
      </div>
      <Entries title={t('calendar.starts')} entries={wanted(list.starts)} day={day} onOpen={onOpen} />
      <Entries title={t('calendar.ends')} entries={wanted(list.ends)} day={day} isEnding onOpen={onOpen} />
      <Entries title={t('calendar.runs')} entries={wanted(list.runs)} day={day} onOpen={onOpen} />
      {isFreeShown && may('serve') && (
        <Part title={t('calendar.freeShelves')} count={list.free.length}>
          <li className={styles.free}>
            {list.free.map(({ id, name }) => (
              <Button
                key={id}
                size="sm"
                variant="default"
                component={Link}
                to={formFor({ shelf: id, first: day, last: day })}
                aria-label={t('calendar.bookShelf', { shelf: name })}
              >
                {name}
              </Button>
            ))}
          </li>
        </Part>
      )}
      {[list.starts, list.ends, list.runs].every(entries => wanted(entries).length === 0) && (
        <Text c="dimmed">{t('calendar.noBookings')}</Text>
      )}
      <div className={styles.foot}>
        <IfMay right="serve">
          <Button
            fullWidth
            component={Link}
            to="/booking/new"
            leftSection={<IconPlus size={20} aria-hidden />}
          >
            {t('calendar.newBooking')}
          </Button>
        </IfMay>
      </div>
    </>
  )
}
