import { Anchor, Group, Text } from '@mantine/core'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { phoneLink } from '../../kit/phone-link.ts'
import { useWizard } from '../choice/wizard-context.ts'
import own from '../summary/bookings.module.css'

/** The shop's phone, for who would rather ask a person. */
export const InDoubt = () => {
  const { t } = useTranslation()
  const { supportPhone } = useWizard().market
  if (!supportPhone) return null
  return (
    <Group gap="xs" c="dimmed" wrap="nowrap" align="flex-start">
      <IconMessageQuestion size={20} aria-hidden />
      <Text>
        {t('bookings.inDoubt')}{' '}
        <Anchor fw={600} className={own.phone} href={phoneLink(supportPhone)}>
          {supportPhone}
        </Anchor>
      </Text>
    </Group>
  )
}
