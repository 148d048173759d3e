import { Button, Paper, Stack, Text, Title } from '@mantine/core'
import { IconRoute } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Day, dayIn, weekdayName } from '#shared/kit/day.ts'
import type { VisitorsMarket } from '#shared/markets/visitors-calls.ts'
import { type Weekdays, weekOf } from '#shared/markets/week.ts'
import { useLanguage } from '../../i18n/language.ts'
import { capital } from '../../kit/capital.ts'
import { NewTab } from '../../kit/new-tab.tsx'
import { useShow } from '../../kit/show.ts'
import { mapOf } from '../shop/map-of.ts'
import { ShopContacts } from '../shop/shop-contacts.tsx'
import styles from './receipt.module.css'

interface ReceiptPlaceProps {
  market: VisitorsMarket
  /** The last day of what was booked: closings until then are listed. */
  until: Day
}

/** Where the shop is, when it is open, on which days it is not, and how to reach it. */
export const ReceiptPlace = ({ market, until }: ReceiptPlaceProps) => {
  const { t } = useTranslation()
  const show = useShow()
  const language = useLanguage()
  const today = dayIn(market.timeZone, Date.now())
  const closings = market.closingDays.filter(day => day >= today && day <= until).sort()
  const daysOf = ({ first, last }: Weekdays) =>
    capital(
      first === last
        ? weekdayName(first, language)
        : `${weekdayName(first, language)}–${weekdayName(last, language)}`,
    )
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="place">
      <Stack gap="sm">
        <div className={styles.placeHead}>
          <div>
            <Title order={2} id="place" size="h3">
              {market.visualName}
            </Title>
            <Text>{market.address}</Text>
          </div>
          {market.address && (
            <Button
              component="a"
              href={mapOf(market)}
              target="_blank"
              rel="noreferrer"
              variant="default"
              className={styles.onScreen}
              leftSection={<IconRoute size={20} aria-hidden />}
              rightSection={<NewTab />}
            >
              {t('receipt.showWay')}
            </Button>
          )}
        </div>
        <table className={styles.hours} aria-label={t('receipt.hours')}>
          <tbody>
            {weekOf(market).map(line => (
              <tr key={line.first} data-closed={!line.hours || undefined}>
                <th scope="row">{daysOf(line)}</th>
                <td>{line.hours ? `${line.hours.from}–${line.hours.to}` : t('receipt.closed')}</td>
              </tr>
            ))}
            {closings.map(day => (
              <tr key={day} data-special>
                <th scope="row">{capital(show.day(day))}</th>
                <td>{t('receipt.closedExtra')}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {market.openingHoursExtraInfo && (
          <Text size="sm" c="dimmed" lang={market.language}>
            {market.openingHoursExtraInfo}
          </Text>
        )}
        <ShopContacts market={market} />
      </Stack>
    </Paper>
  )
}
