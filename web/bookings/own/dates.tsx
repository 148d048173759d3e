import { Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { OwnBooking } from '#shared/bookings/tenants-calls.ts'
import { Fact, Facts } from '../../kit/facts.tsx'
import { useShow } from '../../kit/show.ts'
import { useThisMarket } from '../../markets/market.ts'
import { ExtendButton, leadsToExtension } from './extend-button.tsx'
import styles from './own.module.css'
import { useDayAndHour, useExtendWords } from './use-words.ts'

/** First and last day, and from when and until when the shelf is the tenant's. */
export const Dates = ({ booking }: { booking: OwnBooking }) => {
  const { t } = useTranslation()
  const show = useShow()
  const dayAndHour = useDayAndHour()
  const extendWords = useExtendWords()
  const market = useThisMarket()
  const { setUpFrom, emptyBy, goesOn, follows, eligibleClosingDays: extra } = booking
  const stays = goesOn?.shelf.id === booking.shelf.id
  const hasHadIt = follows?.shelf.id === booking.shelf.id
  const facts = [
    [t('rental.firstDay'), show.day(booking.dateStartCustomer)],
    ...(hasHadIt ? [] : [[t('rental.setUpFrom'), dayAndHour(setUpFrom)]]),
    [t('rental.lastDay'), show.day(booking.dateEndCustomer)],
    ...(stays ? [] : [[t('rental.emptyBy'), dayAndHour(emptyBy)]]),
  ]
  const rules = [market.setUpHours, market.emptyingHours].filter(Boolean)
  return (
    <Paper withBorder p="lg" component="section" aria-label={t('rental.dates')}>
      <Facts className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fact key={name} name={name}>
            {value}
          </Fact>
        ))}
      </Facts>
      {extra.length > 0 && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('rental.extraDays', { count: extra.length })}
        </Text>
      )}
      {leadsToExtension(booking) && (
        <Stack gap="xs" mt="md">
          <ExtendButton booking={booking} isMain />
          {booking.can.extend.isPossible && (
            <Text size="sm" c="dimmed" ta="center">
              {extendWords(booking)}
            </Text>
          )}
        </Stack>
      )}
      {rules.map(rule => (
        <Text key={rule} size="sm" mt="sm" lang={market.language}>
          {rule}
        </Text>
      ))}
    </Paper>
  )
}
