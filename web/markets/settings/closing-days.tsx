import '@mantine/core/styles/FloatingIndicator.css'
import '@mantine/core/styles/SegmentedControl.css'
import { Button, Group, SegmentedControl, Stack, Text, Title } from '@mantine/core'
import { IconArrowBackUp, IconCalendarX, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { Card } from '../../kit/card.tsx'
import { GuardedForm } from '../../kit/form/guarded-form.tsx'
import { Failed } from '../../kit/states.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { ChosenDaysList } from './chosen-days.tsx'
import { StuckBookings } from './closing-effect.tsx'
import { useSettings } from './context.ts'
import { type DayLook, type HolidayNames, useDayLook, useLookNames } from './day-look.ts'
import { Section } from './section.tsx'
import { useUnsaved } from './unsaved.tsx'
import { useClosingDays } from './use-closing-days.ts'
import styles from './year.module.css'
import { YearCalendar } from './year-calendar.tsx'
import { type Mode, toggled, withDays, withoutDay } from './year-days.ts'

const useHolidays = (years: readonly [number, number, number]) => {
  const query = (year: number) => ({ query: { year: String(year) } })
  const found = [
    useRoute(settingsCalls.listHolidays, query(years[0])),
    useRoute(settingsCalls.listHolidays, query(years[1])),
    useRoute(settingsCalls.listHolidays, query(years[2])),
  ]
  const names: HolidayNames = new Map(
    found.flatMap(({ data }) => data?.results ?? []).map(({ day, name }) => [day, name]),
  )
  return {
    names,
    failed: found.find(({ data, failure }) => !data && failure),
    retry: () => void Promise.all(found.map(({ retry }) => retry())),
  }
}

const LOOKS: readonly DayLook[] = ['open', 'always', 'closing', 'opening']

/** What the looks of the days mean, in words. */
const Legend = () => {
  const { t } = useTranslation()
  const names = useLookNames()
  return (
    <ul className={styles.legend}>
      {LOOKS.map(look => (
        <li key={look}>
          <span className={styles.day} data-look={look} aria-hidden>
            12
          </span>
          {names[look]}
        </li>
      ))}
      <li>
        <span className={styles.day} data-look="open" data-holiday aria-hidden>
          12
        </span>
        {t('setup.dayHoliday')}
      </li>
    </ul>
  )
}

interface YearBarProps {
  year: number
  years: readonly number[]
  onYear: (year: number) => void
}

/** The year that is shown, forth and back. */
const YearBar = ({ year, years, onYear }: YearBarProps) => {
  const { t } = useTranslation()
  const step = (to: number, icon: ReactNode) => (
    <Button
      variant="default"
      size="sm"
      px="xs"
      aria-label={t('setup.showYear', { year: to })}
      disabled={!years.includes(to)}
      onClick={() => onYear(to)}
    >
      {icon}
    </Button>
  )
  return (
    <Group gap="sm" wrap="nowrap">
      {step(year - 1, <IconChevronLeft size={20} aria-hidden />)}
      <Title order={2} aria-live="polite" className={styles.yearName}>
        {year}
      </Title>
      {step(year + 1, <IconChevronRight size={20} aria-hidden />)}
    </Group>
  )
}

/** The year's calendar of single days, with the list of what is chosen beside it. */
const YearOfDays = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const today = dayIn(settings.timeZone, Date.now())
  const thisYear = Number(today.slice(0, 4))
  const years = [thisYear, thisYear + 1, thisYear + 2] as const
  const [year, setYear] = useState(thisYear)
  const [mode, setMode] = useState<Mode>('closing')
  const hint = useId()
  const { chosen, change, undo, canUndo, form } = useClosingDays()
  const holidays = useHolidays(years)
  const lookOf = useDayLook(chosen)
  useUnsaved(form, t('setup.closing'))
  const isUsuallyClosed = useDayLook({ closing: [], opening: [] })
  /** The holidays on which the market would be open. */
  const openHolidays = [...holidays.names.keys()].filter(
    day => day >= today && day.startsWith(String(year)) && ['open', 'opening'].includes(lookOf(day)),
  )
  /** A booking can begin on any open day as it is, so only the others can be opened. */
  const canPress = (day: Day) =>
    mode === 'closing' || chosen.opening.includes(day) || isUsuallyClosed(day) === 'always'
  const list = { today, holidays: holidays.names }
  return (
    <GuardedForm form={form} draft="settings closing days" isDiscardedElsewhere>
      <div className={styles.frame} data-wide>
        <Stack gap="md">
          <Group justify="space-between">
            <YearBar year={year} years={years} onYear={setYear} />
            <SegmentedControl
              aria-label={t('setup.modeLabel')}
              aria-describedby={hint}
              value={mode}
              onChange={value => setMode(value as Mode)}
              data={[
                { value: 'closing', label: t('setup.modeClosing') },
                { value: 'opening', label: t('setup.modeOpening') },
              ]}
            />
          </Group>
          <Text size="sm" c="dimmed" id={hint}>
            {mode === 'closing' ? t('setup.closingHint') : t('setup.openingDaysText')}
          </Text>
          <Group>
            <Button
              variant="default"
              leftSection={<IconCalendarX size={20} aria-hidden />}
              disabled={!openHolidays.length}
              onClick={() => change(withDays(chosen, 'closing', openHolidays))}
            >
              {t('setup.closeHolidays', { year })}
            </Button>
            <Button
              variant="subtle"
              leftSection={<IconArrowBackUp size={20} aria-hidden />}
              disabled={!canUndo}
              onClick={undo}
            >
              {t('setup.undo')}
            </Button>
          </Group>
          {holidays.failed && <Failed failure={holidays.failed.failure} retry={holidays.retry} />}
          <YearCalendar
            year={year}
            years={years}
            today={today}
            holidays={holidays.names}
            lookOf={lookOf}
            canPress={canPress}
            isPressed={day => chosen[mode].includes(day)}
            onPress={day => change(toggled(chosen, mode, day))}
            onYear={setYear}
          />
          <Legend />
        </Stack>
        <div className={styles.lists}>
          <ChosenDaysList
            {...list}
            title={t('setup.closingDays')}
            none={t('setup.noDays')}
            days={chosen.closing}
            onRemove={day => change(withoutDay(chosen, 'closing', day))}
          />
          <ChosenDaysList
            {...list}
            title={t('setup.openingDays')}
            none={t('setup.noDays')}
            days={chosen.opening}
            onRemove={day => change(withoutDay(chosen, 'opening', day))}
          />
        </div>
      </div>
    </GuardedForm>
  )
}

/** Single days on which the market is closed, and those on which bookings may begin all the same (D9). */
export const ClosingDaysSection = () => {
  const { t } = useTranslation()
  return (
    <Section title={t('setup.closing')} lead={t('setup.closingLead')}>
      <StuckBookings />
      <Card>
        <YearOfDays />
      </Card>
    </Section>
  )
}
