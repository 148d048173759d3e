import { useTranslation } from 'react-i18next'
import { reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { Section } from '../../markets/settings/section.tsx'
import { ReminderCard } from './reminder-card.tsx'

/** Which reminders the tenants of the market get, and what the shop adds to each. */
export const RemindersSection = () => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const found = useRoute(
    reminderCalls.readReminders,
    { audience: 'admin', market: marketId },
    { revalidateOnFocus: false },
  )
  return (
    <WhenLoaded of={{ found }}>
      {({ found: { reminders, version } }) => (
        <Section title={t('staff.reminders')} lead={t('reminders.lead')}>
          {reminders.map(one => (
            <ReminderCard key={one.reminder} of={one} version={version} onSaved={found.retry} />
          ))}
        </Section>
      )}
    </WhenLoaded>
  )
}
