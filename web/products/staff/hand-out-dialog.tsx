import { Text, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { staffProductCalls } from '#shared/products/product-calls.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import type { Product } from './product-look.ts'

interface HandOutDialogProps {
  product: Product
  onClose: () => void
}

/** The tenant has it back, or it was taken away. */
export const HandOutDialog = ({ product: { id, name }, onClose }: HandOutDialogProps) => {
  const { t } = useTranslation()
  const form = useDialogForm({
    route: staffProductCalls.checkOutProduct,
    params: { id },
    initial: { reason: '' },
    labels: { reason: t('staff-goods.reason') },
    body: typed => typed,
    busy: t('staff-goods.handingOut'),
    done: t('staff-goods.isHandedOut', { name }),
    onClose,
  })
  return (
    <FormDialog form={form} title={t('staff-goods.handOutTitle', { name })} save={t('staff-goods.handOut')}>
      <Text>{t('staff-goods.handOutText')}</Text>
      <TextInput
        {...form.field('reason')}
        description={t('staff-goods.reasonHint')}
        maxLength={200}
        data-autofocus
      />
    </FormDialog>
  )
}
