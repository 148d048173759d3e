/** A line is set aside with a reason: it is no sale of a tenant. */

import { Button, Group, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { type ClearingLine, useAmount, useCalled } from './clearing-words.ts'

interface AsideDialogProps {
  line: ClearingLine
  onClose: () => void
}

/** What it is most of the time. */
const useUsual = (): string[] => {
  const { t } = useTranslation()
  return [
    t('clearing.cafe'),
    t('clearing.giftCard'),
    t('clearing.ownGoods'),
    t('clearing.bag'),
    t('clearing.trySale'),
  ]
}

export const AsideDialog = ({ line, onClose }: AsideDialogProps) => {
  const { t } = useTranslation()
  const usual = useUsual()
  const amount = useAmount()(line)
  const called = useCalled()(line)
  const form = useDialogForm({
    route: clearingCalls.setClearingAside,
    params: { id: line.id },
    initial: { reason: '' },
    labels: { reason: t('clearing.reason') },
    body: typed => typed,
    busy: t('clearing.settingAside'),
    done: t('clearing.isAside'),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('clearing.asideTitle', { amount })} save={t('clearing.setAside')}>
      <Text>
        {called}. {t('clearing.asideText')}
      </Text>
      <Group gap="xs" role="group" aria-label={t('clearing.usual')}>
        {usual.map(reason => (
          <Button key={reason} size="sm" variant="default" onClick={() => form.change({ reason })}>
            {reason}
          </Button>
        ))}
      </Group>
      <TextInput {...form.field('reason')} maxLength={200} data-autofocus />
    </FormDialog>
  )
}
