import { Paper, Stack, Text, Title } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { dayIn, weekday, weekdayName } from '#shared/kit/day.ts'
import { hoursOf } from '#shared/markets/hours.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { useLanguage } from '../i18n/language.ts'
import { capital } from '../kit/capital.ts'
import { IconLabel } from '../kit/icon-label.tsx'
import { useShow } from '../kit/show.ts'
import styles from './landing.module.css'

const WEEK = [1, 2, 3, 4, 5, 6, 7] as const

export const OpeningHours = ({ market }: { market: VisitorsMarket }) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const show = useShow()
  const date = dayIn(market.timeZone, Date.now())
  const today = weekday(date)
  const nextClosing = market.closingDays.filter(day => day >= date).sort()[0]
  const shownHours = (code: number) => {
    const hours = hoursOf(market, code)
    return hours ? `${hours.from}–${hours.to}` : t('markets.closed')
  }
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="opening-hours">
      <Stack gap="sm">
        <IconLabel icon={<IconClock size={20} />}>
          <Title order={2} id="opening-hours">
            {t('markets.openingHours')}
          </Title>
        </IconLabel>
        <table className={styles.hours}>
          <tbody>
            {WEEK.map(code => (
              <tr key={code} data-today={code === today || undefined}>
                <th scope="row">
                  {capital(weekdayName(code, language))}
                  {code === today && <span className={styles.today}> {t('markets.today')}</span>}
                </th>
                <td>{shownHours(code)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {nextClosing && (
          <Text c="clay" fw={600}>
            {t('markets.nextClosing', { date: show.day(nextClosing) })}
          </Text>
        )}
        {market.openingHoursExtraInfo && (
          <Text size="sm" c="dimmed" className={styles.lines} lang={market.language}>
            {market.openingHoursExtraInfo}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
