import { Text, UnstyledButton } from '@mantine/core'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { compareNames } from '#shared/shelves/shelf-names.ts'
import list from '../../../kit/list/list.module.css'
import { useShow } from '../../../kit/show.ts'
import { dayOf, numberOf, overlaps } from '../plan/axis.ts'
import { type Bar, matches, needsYou } from '../plan/bars.ts'
import { StatusChip } from '../plan/status-chip.tsx'
import { lookOf, useBarWords } from '../plan/status-look.ts'
import { useCalendar } from '../plan/use-calendar.ts'
import styles from './list-view.module.css'

/** The days of one list: four weeks. */
export const LIST_DAYS = 28

/** The plan as a table, for screen readers and on paper: the same bookings, the same filters, the same sheet. */
export const ListView = ({ onOpen }: { onOpen: (id: string) => void }) => {
  const { t } = useTranslation()
  const show = useShow()
  const words = useBarWords()
  const { address, byId, names, shelves, see, today, loaded } = useCalendar()
  const first = address.day ? numberOf(address.day) : today
  const range = { first, last: first + LIST_DAYS - 1 }
  useEffect(() => see({ first, last: first + LIST_DAYS - 1 }))
  const shelfOf = (bar: Bar) => shelves.get(bar.shelf)?.name ?? ''
  const typeOf = (bar: Bar) => names.data?.types.find(({ id }) => id === shelves.get(bar.shelf)?.type)
  const found = [...byId.values()]
    .filter(
      bar =>
        overlaps(bar, range) &&
        matches(bar, address.filter) &&
        (address.type === '' || typeOf(bar)?.id === address.type),
    )
    .sort((one, other) => compareNames(shelfOf(one), shelfOf(other)) || one.first - other.first)
  const caption = t('calendar.fromTo', {
    from: show.day(dayOf(range.first)),
    to: show.day(dayOf(range.last)),
  })
  const isKnown = loaded && overlaps(loaded, range)
  return (
    <div className={styles.box}>
      <table className={list.table} aria-label={t('calendar.listLabel')}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('calendar.shelf')}</th>
            <th scope="col">{t('calendar.customer')}</th>
            <th scope="col">{t('calendar.from')}</th>
            <th scope="col">{t('calendar.to')}</th>
            <th scope="col">{t('calendar.status')}</th>
          </tr>
        </thead>
        <tbody>
          {found.map(bar => {
            const { name, word } = words(bar)
            return (
              <tr key={bar.id} data-chosen={bar.id === address.booking || undefined}>
                <th scope="row" className={styles.shelf}>
                  {shelfOf(bar)} <small>{typeOf(bar)?.name}</small>
                </th>
                <td>
                  <UnstyledButton className={styles.open} onClick={() => onOpen(bar.id)}>
                    {name}
                  </UnstyledButton>
                </td>
                <td data-whole>{show.date(bar.dateStart)}</td>
                <td data-whole>{show.date(bar.dateEnd)}</td>
                <td>
                  <StatusChip status={lookOf(bar)} word={word} />
                  {needsYou(bar) && <strong className={styles.needs}> {t('calendar.needsYou')}</strong>}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {isKnown && found.length === 0 && (
        <Text p="md" c="dimmed">
          {t('calendar.noBookings')}
        </Text>
      )}
    </div>
  )
}
