/** A line is set aside by its kind: it is no sale of a tenant. */

import '@mantine/core/styles/Radio.css'
import { Group, Radio, Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { clearingCalls } from '#shared/sales/clearing-calls.ts'
import { ASIDE_KINDS, type AsideKind } from '#shared/sales/clearing-fields.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import { type ClearingLine, useAmount, useAsideKinds, useCalled } from './clearing-words.ts'

interface AsideDialogProps {
  line: ClearingLine
  onClose: () => void
}

export const AsideDialog = ({ line, onClose }: AsideDialogProps) => {
  const { t } = useTranslation()
  const kinds = useAsideKinds()
  const amount = useAmount()(line)
  const called = useCalled()(line)
  const form = useDialogForm({
    route: clearingCalls.setClearingAside,
    params: { id: line.id },
    initial: { kind: 'other' as AsideKind, reason: '' },
    labels: { kind: t('clearing.reason'), reason: t('clearing.ownWords') },
    body: typed => typed,
    busy: t('clearing.settingAside'),
    done: t('clearing.isAside'),
    onClose,
  })
  const { kind } = form.typed
  return (
    <FormDialog form={form} title={t('clearing.asideTitle', { amount })} save={t('clearing.setAside')}>
      <Text>
        {called}. {t('clearing.asideText')}
      </Text>
      <Radio.Group
        label={t('clearing.reason')}
        value={kind}
        // Whether a reason is missing depends on the kind, so its error goes too.
        onChange={chosen => form.change({ kind: chosen as AsideKind, reason: form.typed.reason })}
      >
        <Group gap="md" mt="xs">
          {ASIDE_KINDS.map(one => (
            <Radio key={one} value={one} label={kinds[one]} />
          ))}
        </Group>
      </Radio.Group>
      <TextInput
        {...form.field('reason')}
        {...(kind !== 'other' && { description: t('clearing.mayBeEmpty') })}
        maxLength={200}
        data-autofocus
      />
    </FormDialog>
  )
}
