import { Button, Group, NativeSelect, Paper, Stack, Text } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reminder } from '#shared/bookings/reminders.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { LANGUAGES, type Language } from '#shared/kit/language.ts'
import { reminderPreviewCalls } from '#shared/messages/reminder-calls.ts'
import { call } from '../../kit/call.ts'
import { asFailure } from '../../kit/failure.ts'
import { tellFailure } from '../../kit/notify.ts'
import { useThisMarket } from '../../markets/market.ts'
import styles from './reminders.module.css'

interface ReminderPreviewProps {
  reminder: Reminder
  /** What the reminder is called. */
  title: string
  /** What is typed for readers of a language. */
  words: (language: Language) => string
}

type Preview = Answer<typeof reminderPreviewCalls.previewReminder> & { language: Language }

/** The mail as a tenant would read it, with what is typed and not saved yet. */
export const ReminderPreview = ({ reminder, title, words }: ReminderPreviewProps) => {
  const { t } = useTranslation()
  const { marketId, language: own } = useThisMarket()
  const [language, setLanguage] = useState<Language>(LANGUAGES.find(one => one === own) ?? 'da')
  const [preview, setPreview] = useState<Preview>()
  const [isLoading, setLoading] = useState(false)
  const names: Record<Language, string> = {
    da: t('setup.danish'),
    de: t('setup.german'),
    en: t('setup.english'),
  }
  const show = async () => {
    setLoading(true)
    const body = { reminder, language, words: words(language) }
    try {
      const options = { audience: 'admin', market: marketId, body } as const
      setPreview({ ...(await call(reminderPreviewCalls.previewReminder, options)), language })
    } catch (thrown) {
      tellFailure(asFailure(thrown))
    } finally {
      setLoading(false)
    }
  }
  return (
    <Stack gap="sm">
      <Group gap="sm" align="end">
        <NativeSelect
          id={`${reminder}_preview`}
          label={t('reminders.previewIn')}
          value={language}
          data={LANGUAGES.map(one => ({ value: one, label: names[one] }))}
          onChange={({ currentTarget }) => setLanguage(currentTarget.value as Language)}
        />
        <Button
          variant="default"
          leftSection={<IconMail size={20} aria-hidden />}
          loading={isLoading}
          onClick={() => void show()}
          aria-label={t('reminders.showOf', { reminder: title })}
        >
          {t('reminders.show')}
        </Button>
      </Group>
      <div aria-live="polite">
        {preview && (
          <Paper className={styles.mail} lang={preview.language}>
            <Text fw={600}>{preview.subject}</Text>
            <Text className={styles.text}>{preview.text}</Text>
          </Paper>
        )}
      </div>
    </Stack>
  )
}
