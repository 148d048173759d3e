import { Button, Checkbox, Group, Text } from '@mantine/core'
import { IconDeviceFloppy } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { closingCalls } from '#shared/bookings/closing-calls.ts'
import { type Day, dayIn } from '#shared/kit/day.ts'
import { settingsCalls } from '#shared/markets/settings-calls.ts'
import { call } from '../../kit/call.ts'
import { confirm } from '../../kit/confirm.ts'
import { useLeaveGuard } from '../../kit/form/use-leave-guard.ts'
import { underLoader } from '../../kit/loader.tsx'
import { notify, tellFailure } from '../../kit/notify.ts'
import { useShow } from '../../kit/show.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { StuckBookings } from './closing-effect.tsx'
import { useSettings } from './context.ts'
import { DaysEditor } from './days-editor.tsx'
import { Card, Section } from './section.tsx'
import styles from './settings.module.css'

interface HolidaysProps {
  year: number
  chosen: readonly Day[]
  onChange: (days: Day[]) => void
}

/** The public holidays of a year that are still to come, to be ticked. */
const Holidays = ({ year, chosen, onChange }: HolidaysProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const { marketId, timeZone } = useSettings().settings
  const holidays = useRoute(settingsCalls.listHolidays, {
    audience: 'admin',
    market: marketId,
    query: { year: String(year) },
  })
  const today = dayIn(timeZone, Date.now())
  return (
    <WhenLoaded of={{ holidays }}>
      {({ holidays: { results } }) => (
        <>
          {results
            .filter(({ day }) => day >= today)
            .map(({ day, name }) => (
              <Checkbox
                key={day}
                label={t('setup.holiday', { name, day: show.day(day) })}
                checked={chosen.includes(day)}
                onChange={({ currentTarget: { checked } }) =>
                  onChange(checked ? [...chosen, day].sort() : chosen.filter(one => one !== day))
                }
              />
            ))}
        </>
      )}
    </WhenLoaded>
  )
}

/** Saves the days after staff have seen what they do to running bookings. */
const useSaveDays = (closingDays: Day[], bookingOpeningDays: Day[]) => {
  const { t } = useTranslation()
  const { settings, refresh } = useSettings()
  const { marketId: market, version } = settings
  const agrees = async (): Promise<boolean> => {
    const { lengthened, stuck, startsClosed } = await underLoader(t('setup.looking'), () =>
      call(closingCalls.closingDaysEffect, { audience: 'admin', market, body: { closingDays } }),
    )
    if (!lengthened.length && !stuck.length && !startsClosed.length) return true
    return confirm({
      title: t('setup.effectTitle'),
      text: [
        t('setup.effectLengthened', { count: lengthened.length }),
        stuck.length ? t('setup.effectStuck', { count: stuck.length }) : '',
        startsClosed.length ? t('setup.effectStarts', { count: startsClosed.length }) : '',
      ]
        .filter(Boolean)
        .join(' '),
      action: t('setup.save'),
    })
  }
  return async () => {
    try {
      if (!(await agrees())) return
      const body = { closingDays, bookingOpeningDays, version }
      await underLoader(t('setup.saving'), () =>
        call(settingsCalls.setClosingDays, {
          audience: 'admin',
          market,
          params: { marketId: market },
          body,
        }),
      )
      notify('good', t('setup.saved'))
    } catch (thrown) {
      tellFailure(thrown)
    }
    await refresh()
  }
}

/** Single days on which the market is closed, and those on which bookings may begin all the same (D9). */
export const ClosingDaysSection = () => {
  const { t } = useTranslation()
  const { settings } = useSettings()
  const [closingDays, setClosingDays] = useState<Day[]>(settings.closingDays)
  const [openingDays, setOpeningDays] = useState<Day[]>(settings.bookingOpeningDays)
  const save = useSaveDays(closingDays, openingDays)
  const text = useId()
  const isChanged = () =>
    closingDays.join() !== settings.closingDays.join() ||
    openingDays.join() !== settings.bookingOpeningDays.join()
  useLeaveGuard(isChanged)
  const year = Number(dayIn(settings.timeZone, Date.now()).slice(0, 4))
  return (
    <Section title={t('setup.closing')} lead={t('setup.closingLead')}>
      <StuckBookings />
      <Card title={t('setup.holidays')}>
        <Text c="dimmed">{t('setup.holidaysText')}</Text>
        <div className={styles.pair}>
          {[year, year + 1].map(one => (
            <fieldset key={one} className={styles.year} aria-labelledby={`${text}-${one}`}>
              <strong id={`${text}-${one}`}>{one}</strong>
              <Holidays year={one} chosen={closingDays} onChange={setClosingDays} />
            </fieldset>
          ))}
        </div>
      </Card>
      <Card title={t('setup.closingDays')}>
        <DaysEditor days={closingDays} onChange={setClosingDays} label={t('setup.addClosing')} />
      </Card>
      <Card title={t('setup.openingDays')}>
        <Text c="dimmed">{t('setup.openingDaysText')}</Text>
        <DaysEditor days={openingDays} onChange={setOpeningDays} label={t('setup.addOpening')} />
      </Card>
      <Group>
        <Button onClick={() => void save()} leftSection={<IconDeviceFloppy size={20} aria-hidden />}>
          {t('setup.save')}
        </Button>
        {isChanged() && <Text c="dimmed">{t('setup.notSaved')}</Text>}
      </Group>
    </Section>
  )
}
