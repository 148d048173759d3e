import { Button, Group, Paper, Stack, Text, Textarea, Title } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/messages/staff-calls.ts'
import { GuardedForm } from '../kit/form/guarded-form.tsx'
import { useRouteForm } from '../kit/form/use-route-form.ts'
import type { Message } from './message-marks.tsx'

/** Staff answer a message by mail. */
export const ReplyForm = ({ message, onSent }: { message: Message; onSent: () => unknown }) => {
  const { t } = useTranslation()
  const { id, email } = message
  const form = useRouteForm({
    route: staffCalls.reply,
    params: { id },
    initial: { text: '' },
    labels: { text: t('messages.answerText') },
    busy: t('messages.sending'),
    done: t('messages.sent'),
    onDone: () => void onSent(),
  })
  return (
    <Paper withBorder p="lg" component="section" aria-labelledby="answer">
      <Stack gap="md">
        <Title order={2} id="answer">
          {t('messages.answer')}
        </Title>
        <Text c="dimmed">{t('messages.answerHint', { email })}</Text>
        <GuardedForm form={form} draft={`reply ${id}`}>
          <Textarea {...form.field('text')} autosize minRows={5} />
          <Group>
            <Button type="submit" leftSection={<IconSend size={20} aria-hidden />}>
              {t('messages.send')}
            </Button>
          </Group>
        </GuardedForm>
      </Stack>
    </Paper>
  )
}
