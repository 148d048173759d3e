/** Staff look at what a tenant sees (D53): the way in, what says so all the time, and the end of it. */
import { Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconEye, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { staffCalls } from '#shared/customers/staff-calls.ts'
import { timeIn } from '#shared/kit/day.ts'
import { useAct } from '../kit/act/use-act.ts'
import { type View, viewAddress, viewing } from '../kit/calls/viewing.ts'
import { Notice } from '../kit/notice.tsx'
import { useStored } from '../kit/stored.ts'
import { useThisMarket } from '../markets/market.ts'

/** Opens the tenants' app in another tab, once the history has it. */
export const ViewAs = ({ userNumber }: { userNumber: string }) => {
  const { t } = useTranslation()
  const act = useAct()
  const { marketId } = useThisMarket()
  const open = async () => {
    // The browser opens a tab only within the press itself.
    const tab = window.open('', '_blank')
    const view = await act(send => send(staffCalls.viewAsTenant, { params: { userNumber } }), {
      busy: t('customers.viewing'),
    })
    if (!view) return tab?.close()
    const address = viewAddress({ marketId, userNumber, until: Date.parse(view.until) })
    if (tab) tab.location.replace(address)
    else window.location.assign(address)
  }
  return (
    <Button variant="default" leftSection={<IconEye size={20} aria-hidden />} onClick={() => void open()}>
      {t('customers.viewAs')}
    </Button>
  )
}

const pageOf = ({ userNumber }: View): string => `/admin_section#/customers/${userNumber}`

interface ViewNoticeProps {
  /** Undefined while it loads. */
  market: { timeZone: string } | undefined
  name: string | undefined
}

/** Stands above every screen of the tenant while staff look at it. */
export const ViewNotice = ({ market, name }: ViewNoticeProps) => {
  const { t } = useTranslation()
  const view = useStored(viewing)
  if (!view || !market) return null
  const time = timeIn(market.timeZone, view.until)
  const end = () => {
    viewing.clear()
    window.location.replace(pageOf(view))
  }
  return (
    <Notice role="note" icon={IconEye} title={t('customers.viewsTitle', { name: name ?? view.userNumber })}>
      <Text size="sm">{t('customers.viewsText', { time })}</Text>
      <Group>
        <Button variant="default" size="sm" leftSection={<IconX size={20} aria-hidden />} onClick={end}>
          {t('customers.viewEnd')}
        </Button>
      </Group>
    </Notice>
  )
}

/** Stands in the place of every screen when the server has ended the view. */
export const ViewEnded = ({ view }: { view: View }) => {
  const { t } = useTranslation()
  return (
    <Notice icon={IconEye} title={t('customers.viewEndedTitle')}>
      <Text size="sm">{t('customers.viewEndedText')}</Text>
      <Group>
        <Button
          component="a"
          href={pageOf(view)}
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('customers.viewBack')}
        </Button>
      </Group>
    </Notice>
  )
}
