import { Button, Checkbox, Group, NativeSelect, Stack, Text } from '@mantine/core'
import { IconBell, IconBellOff } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { noticeCalls } from '#shared/messages/notice-calls.ts'
import { QUIET } from '#shared/messages/notices.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { Card } from '../../kit/card.tsx'
import { useRoute } from '../../kit/use-route.ts'
import { WhenLoaded } from '../../kit/when-loaded.tsx'
import { type Notices, usePush } from './use-push.ts'

interface ChoiceProps {
  notices: Notices
  save: (body: Partial<Pick<Notices, 'quietFrom' | 'quietTo' | 'dailyMail'>>) => void
}

/** Pushes to this browser, or why there are none; and those to others. */
const Pushes = ({ notices }: Pick<ChoiceProps, 'notices'>) => {
  const { t } = useTranslation()
  const { state, switchOn, switchOff, switchOthersOff } = usePush(notices)
  const others = notices.devices.length - (state === 'on' ? 1 : 0)
  const said = {
    on: t('notices.on'),
    off: undefined,
    refused: t('notices.refused'),
    'home-screen': t('notices.homeScreen'),
    unable: t('notices.unable'),
  }
  const text = state && said[state]
  return (
    <>
      {text && <Text size="sm">{text}</Text>}
      {state === 'off' && (
        <div>
          <Button
            variant="default"
            leftSection={<IconBell size={20} aria-hidden />}
            onClick={() => void switchOn()}
          >
            {t('notices.turnOn')}
          </Button>
        </div>
      )}
      {state === 'on' && (
        <div>
          <Button
            variant="default"
            leftSection={<IconBellOff size={20} aria-hidden />}
            onClick={() => void switchOff()}
          >
            {t('notices.turnOff')}
          </Button>
        </div>
      )}
      {state && others > 0 && (
        <Group gap="xs">
          <Text size="sm">{t('notices.others', { count: others })}</Text>
          <Button size="compact-sm" variant="subtle" onClick={() => void switchOthersOff()}>
            {t('notices.othersOff')}
          </Button>
        </Group>
      )}
    </>
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Without an hour between them no hour is quiet. */
const NEVER = { quietFrom: '00:00', quietTo: '00:00' }

const Quiet = ({ notices: { quietFrom, quietTo }, save }: ChoiceProps) => {
  const { t } = useTranslation()
  const isOn = quietFrom !== quietTo
  /** The other end is no choice: the same time twice is no quiet hour. */
  const hours = (own: string, other: string) =>
    [...new Set([...HOURS, own])].sort().filter(hour => hour !== other)
  return (
    <>
      <Checkbox
        label={t('notices.quiet')}
        description={t('notices.quietHint')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => save(checked ? QUIET : NEVER)}
      />
      {isOn && (
        <Group grow>
          <NativeSelect
            id="quietFrom"
            label={t('notices.from')}
            data={hours(quietFrom, quietTo)}
            value={quietFrom}
            onChange={({ currentTarget: { value } }) => save({ quietFrom: value })}
          />
          <NativeSelect
            id="quietTo"
            label={t('notices.to')}
            data={hours(quietTo, quietFrom)}
            value={quietTo}
            onChange={({ currentTarget: { value } }) => save({ quietTo: value })}
          />
        </Group>
      )}
    </>
  )
}

/** How a tenant hears of what was sold. Each choice counts at once. */
export const SaleNotices = () => {
  const { t } = useTranslation()
  const act = useAct()
  const notices = useRoute(noticeCalls.readNotices, {})
  const save: ChoiceProps['save'] = body =>
    void act(send => send(noticeCalls.changeNotices, { body }), {
      busy: t('notices.saving'),
      done: t('notices.saved'),
    })
  return (
    <Card title={t('notices.title')}>
      <WhenLoaded of={{ notices }}>
        {data => (
          <Stack gap="md">
            <Pushes notices={data.notices} />
            {data.notices.devices.length > 0 && <Quiet notices={data.notices} save={save} />}
            <Checkbox
              label={t('notices.daily')}
              description={t('notices.dailyHint')}
              checked={data.notices.dailyMail}
              onChange={({ currentTarget: { checked } }) => save({ dailyMail: checked })}
            />
          </Stack>
        )}
      </WhenLoaded>
    </Card>
  )
}
