/** What says to staff all the time that they look at what a tenant sees, and that it has ended. */
import { Box, Button, Group, Text } from '@mantine/core'
import { IconArrowLeft, IconEye, IconX } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { timeIn } from '#shared/kit/day.ts'
import { type View, viewing } from '../kit/calls/viewing.ts'
import { Notice } from '../kit/notice.tsx'
import { useStored } from '../kit/stored.ts'

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
    <Box mb="md">
      <Notice role="note" icon={IconEye} title={t('viewas.title', { name: name ?? view.userNumber })}>
        <Text size="sm">{t('viewas.text', { time })}</Text>
        <Group>
          <Button variant="default" size="sm" leftSection={<IconX size={20} aria-hidden />} onClick={end}>
            {t('viewas.end')}
          </Button>
        </Group>
      </Notice>
    </Box>
  )
}

/** Stands in the place of every screen when the server has ended the view. */
export const ViewEnded = ({ view }: { view: View }) => {
  const { t } = useTranslation()
  return (
    <Notice icon={IconEye} title={t('viewas.endedTitle')}>
      <Text size="sm">{t('viewas.endedText')}</Text>
      <Group>
        <Button
          component="a"
          href={pageOf(view)}
          variant="default"
          size="sm"
          leftSection={<IconArrowLeft size={20} aria-hidden />}
        >
          {t('viewas.back')}
        </Button>
      </Group>
    </Notice>
  )
}
