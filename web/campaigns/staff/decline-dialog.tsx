/** Staff say no to what tenants ask, with a reason that the tenants read. */
import { Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MOST_REASON, staffCampaignCalls } from '#shared/products/campaign-calls.ts'
import { hasCode } from '../../kit/failure.ts'
import { FormDialog, useDialogForm } from '../../kit/form/form-dialog.tsx'
import type { Answering } from './use-answering.ts'

interface DeclineProps {
  answering: Answering
  onClose: () => void
}

export const DeclineDialog = ({ answering: { ids: chosen, job }, onClose }: DeclineProps) => {
  const { t } = useTranslation()
  // The list below is fetched again while the dialog is open.
  const [ids] = useState(chosen)
  const count = ids.length
  const form = useDialogForm({
    route: staffCampaignCalls.answerCampaignRequests,
    initial: { reason: '' },
    labels: { reason: t('staff-campaigns.reason') },
    body: typed => ({ ...typed, ids, approved: false }),
    send: async (body, send) => job.keep(await send(staffCampaignCalls.answerCampaignRequests, { body })),
    refused: failure => (hasCode(failure, 'nothing_to_move') ? { reason: 'nothing_to_move' } : undefined),
    textOf: (_, code) => (code === 'nothing_to_move' ? t('staff-campaigns.answeredAlready') : undefined),
    busy: t('staff-campaigns.answering'),
    done: t('staff-campaigns.declined', { count }),
    onClose,
  })
  return (
    <FormDialog
      form={form}
      title={t('staff-campaigns.declineTitle', { count })}
      save={t('staff-campaigns.decline', { count })}
    >
      <Text size="sm">{t('staff-campaigns.declineText')}</Text>
      <Textarea
        {...form.field('reason')}
        description={t('staff-campaigns.reasonHint')}
        autosize
        minRows={2}
        maxLength={MOST_REASON}
        data-autofocus
      />
    </FormDialog>
  )
}
