import { Checkbox, Stack, Textarea } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '#shared/bookings/reminders.ts'
import { type ReminderSetting, reminderCalls } from '#shared/bookings/staff-reminder-calls.ts'
import type { SentBody } from '#shared/kit/contract.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { call } from '../../kit/call.ts'
import { asFields } from '../../kit/form/as-fields.ts'
import { useRouteForm } from '../../kit/form/use-route-form.ts'
import { notify } from '../../kit/notify.ts'
import { LockedUnless } from '../../kit/rights/if-may.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { FormCard } from '../../markets/settings/section.tsx'
import { useBarSaves } from '../../markets/settings/unsaved.tsx'
import { ReminderPreview } from './reminder-preview.tsx'

type Typed = Record<string, string | boolean>

/** The names of the fields of a card: those of the four cards stand on one page. */
const isOnField = (reminder: Reminder): string => `${reminder}_on`
const wordsField = (reminder: Reminder, language: Language): string => `${reminder}_${language}`

const fieldsOf = ({ reminder, isOn, words }: ReminderSetting): Typed => ({
  [isOnField(reminder)]: isOn,
  ...Object.fromEntries(LANGUAGES.map(language => [wordsField(reminder, language), words[language]])),
})

const wordsIn = (typed: Typed, reminder: Reminder, language: Language): string =>
  String(typed[wordsField(reminder, language)] ?? '')

const bodyOf = (reminder: Reminder) => (typed: Typed) => ({
  reminders: [
    {
      reminder,
      isOn: typed[isOnField(reminder)] === true,
      words: Object.fromEntries(LANGUAGES.map(one => [one, wordsIn(typed, reminder, one)])),
    },
  ],
})

interface ReminderCardProps {
  of: ReminderSetting
  version: number
  onSaved: () => Promise<unknown>
}

/** One reminder: whether it goes, what the shop adds in each language, and how the mail reads then. */
export const ReminderCard = ({ of, version, onSaved }: ReminderCardProps) => {
  const { t } = useTranslation()
  const { marketId } = useThisMarket()
  const barSaves = useBarSaves()
  const { reminder } = of
  const titles: Record<Reminder, string> = {
    start: t('reminders.start'),
    end_soon: t('reminders.endSoon'),
    end_tomorrow: t('reminders.endTomorrow'),
    end_today: t('reminders.endToday'),
  }
  const languages: Record<Language, string> = {
    da: t('reminders.inDanish'),
    de: t('reminders.inGerman'),
    en: t('reminders.inEnglish'),
  }
  const ownFields = (found: { version: number; reminders: readonly ReminderSetting[] }) => ({
    version: found.version,
    ...fieldsOf(found.reminders.find(one => one.reminder === reminder) ?? of),
  })
  const form = useRouteForm<typeof reminderCalls.changeReminders, Typed>({
    route: reminderCalls.changeReminders,
    initial: fieldsOf(of),
    version,
    labels: {
      [isOnField(reminder)]: t('reminders.isOn'),
      ...Object.fromEntries(LANGUAGES.map(one => [wordsField(reminder, one), languages[one]])),
    },
    body: bodyOf(reminder),
    send: (body: SentBody<typeof reminderCalls.changeReminders>) =>
      asFields(call(reminderCalls.changeReminders, { audience: 'admin', market: marketId, body }), ownFields),
    busy: t('setup.saving'),
    onDone: () => {
      if (!barSaves.current) notify('good', t('setup.saved'))
      void onSaved()
    },
  })
  return (
    <FormCard title={titles[reminder]} form={form} draft={`reminder ${reminder}`}>
      <LockedUnless right="serve">
        <Stack gap="md">
          <Checkbox {...form.box(isOnField(reminder))} />
          {LANGUAGES.map(one => (
            <Textarea
              key={one}
              {...form.field(wordsField(reminder, one))}
              lang={one}
              autosize
              minRows={1}
              maxLength={500}
            />
          ))}
        </Stack>
      </LockedUnless>
      <ReminderPreview
        reminder={reminder}
        title={titles[reminder]}
        words={language => wordsIn(form.typed, reminder, language)}
      />
    </FormCard>
  )
}
