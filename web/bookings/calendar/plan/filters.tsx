import { Button, NativeSelect, TextInput, UnstyledButton } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { IconAlertCircleFilled, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { overlaps } from './axis.ts'
import { isNarrow, matches, needsYou } from './bars.ts'
import styles from './screen.module.css'
import { STATUSES, useStatusWords } from './status-look.ts'
import { useCalendar } from './use-calendar.ts'

const TYPING_MS = 300

/** Which bookings wait for staff, and how many. */
export const NeedsChip = () => {
  const { t } = useTranslation()
  const { byId, address, today } = useCalendar()
  const count = [...byId.values()].filter(bar => needsYou(bar) && bar.last >= today).length
  const { needsYou: isOn } = address.filter
  return (
    <UnstyledButton
      className={styles.needs}
      aria-pressed={isOn}
      data-some={count > 0 || undefined}
      onClick={() => address.change({ needs: isOn ? '' : '1' })}
    >
      <IconAlertCircleFilled size={18} aria-hidden />
      {t('calendar.needsYouCount', { number: count })}
    </UnstyledButton>
  )
}

const CustomerBox = () => {
  const { t } = useTranslation()
  const { address } = useCalendar()
  const { search } = address.filter
  const [typed, setTyped] = useState(search)
  const [known, setKnown] = useState(search)
  // The address was changed by a link, or the filters were cleared.
  if (search !== known) {
    setKnown(search)
    setTyped(search)
  }
  const ask = useDebouncedCallback((text: string) => {
    setKnown(text)
    address.change({ search: text })
  }, TYPING_MS)
  return (
    <TextInput
      size="sm"
      w={{ base: '100%', sm: '11rem' }}
      type="search"
      maxLength={100}
      aria-label={t('calendar.customer')}
      placeholder={t('calendar.customer')}
      leftSection={<IconUser size={18} aria-hidden />}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        ask(currentTarget.value.trim())
      }}
    />
  )
}

/** The two choices that a phone has as well. */
export const TypeAndStatus = () => {
  const { t } = useTranslation()
  const { names, address } = useCalendar()
  const words = useStatusWords()
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={t('calendar.type')}
        value={address.type}
        onChange={({ currentTarget }) => address.change({ type: currentTarget.value })}
        data={[
          { value: '', label: t('calendar.allTypes') },
          ...(names.data?.types ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <NativeSelect
        size="sm"
        aria-label={t('calendar.status')}
        value={address.filter.status}
        onChange={({ currentTarget }) => address.change({ status: currentTarget.value })}
        data={[
          { value: '', label: t('calendar.allStatuses') },
          ...STATUSES.map(status => ({ value: String(status), label: words[status] ?? '' })),
        ]}
      />
    </>
  )
}

/** Narrows the plan and the list down. What is chosen stands in the address. */
export const Filters = () => {
  const { t } = useTranslation()
  const { address, byId, rows, seen, shelves } = useCalendar()
  const { filter, type } = address
  const shown = [...byId.values()].filter(
    bar =>
      overlaps(bar, seen) && matches(bar, filter) && (type === '' || shelves.get(bar.shelf)?.type === type),
  ).length
  return (
    <div className={styles.filters}>
      <TypeAndStatus />
      <CustomerBox />
      <NeedsChip />
      {(isNarrow(filter) || type !== '') && (
        <Button
          size="sm"
          variant="subtle"
          onClick={() => address.change({ type: '', status: '', search: '', needs: '' })}
        >
          {t('calendar.clearFilters')}
        </Button>
      )}
      <span className={styles.count} role="status">
        {t('calendar.shelvesCount', { count: rows.filter(({ shelf }) => shelf).length })} ·{' '}
        {t('calendar.bookingsCount', { count: shown })}
      </span>
    </div>
  )
}
