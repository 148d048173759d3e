import { Button, Group, Paper, Text } from '@mantine/core'
import { IconBell } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { useRoute } from '../../kit/use-route.ts'
import { usePush } from './use-push.ts'

/**
 * Offers pushes where somebody has just seen a sale. Shows nothing to who has answered once, on any device, or whose
 * browser cannot: the settings have it for them. Needs the texts of `notices`.
 */
export const AskForPush = () => {
  const { t } = useTranslation()
  const act = useAct()
  const { data } = useRoute(noticeCalls.readNotices, {})
  const { state, switchOn } = usePush(data)
  if (!data || data.wasAsked || state !== 'off') return null
  const dismiss = () =>
    void act(send => send(noticeCalls.changeNotices, { body: { wasAsked: true } }), {
      busy: t('notices.saving'),
    })
  return (
    <Paper withBorder p="sm">
      <Group justify="space-between" gap="xs">
        <Group gap="xs" wrap="nowrap">
          <IconBell size={20} aria-hidden />
          <Text size="sm">{t('notices.ask')}</Text>
        </Group>
        <Group gap="xs">
          <Button size="sm" variant="default" onClick={() => void switchOn()}>
            {t('notices.yes')}
          </Button>
          <Button size="sm" variant="subtle" onClick={dismiss}>
            {t('notices.no')}
          </Button>
        </Group>
      </Group>
    </Paper>
  )
}
