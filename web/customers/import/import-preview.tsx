/** What would become of a list of customers, and whether they get a mail. */
import { Button, Checkbox, Text } from '@mantine/core'
import {
  IconAlertTriangle,
  IconCircleCheckFilled,
  IconCopy,
  IconUserCheck,
  IconUserPlus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { FIELD_WORDS } from '#shared/customers/column-words.ts'
import { CUSTOMER_FIELDS, type CustomerFieldName } from '#shared/customers/customer-fields.ts'
import type { importCalls } from '#shared/customers/import-calls.ts'
import type { Fate } from '#shared/customers/import-row.ts'
import { reasonText } from '#shared/customers/import-words.ts'
import type { Answer } from '#shared/kit/contract.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ImportPreview } from '../../jobs/import/import-preview.tsx'
import type { FateLook } from '../../jobs/import/import-rows.tsx'
import { Card } from '../../kit/card.tsx'
import { Notice } from '../../kit/notice.tsx'

/** What the server makes of a file before anything is created. */
export type CustomersPreview = Answer<typeof importCalls.importPreview>

const useFates = (): Record<Fate, FateLook> => {
  const { t } = useTranslation()
  return {
    create: { name: t('customerfile.create'), icon: IconCircleCheckFilled, tone: 'good', isTaken: true },
    exists: { name: t('customerfile.exists'), icon: IconUserCheck, tone: 'quiet' },
    repeated: { name: t('customerfile.repeated'), icon: IconCopy, tone: 'quiet' },
    wrong: { name: t('customerfile.wrong'), icon: IconAlertTriangle, tone: 'bad' },
  }
}

interface MailsProps {
  preview: CustomersPreview
  sendMails: boolean
  onSendMails: (sends: boolean) => void
}

const Mails = ({ preview: { create, mailsLeft }, sendMails, onSendMails }: MailsProps) => {
  const { t } = useTranslation()
  const number = new Intl.NumberFormat(useLanguage())
  if (!create) return null
  return (
    <Card>
      <Checkbox
        checked={sendMails}
        onChange={event => onSendMails(event.currentTarget.checked)}
        label={t('customerfile.sendMails')}
        description={t('customerfile.sendMailsHint')}
      />
      {sendMails && mailsLeft < create && (
        <Notice role="note">
          <Text size="sm">
            {t('customerfile.fewerMails', { count: mailsLeft, number: number.format(mailsLeft) })}
          </Text>
        </Notice>
      )}
    </Card>
  )
}

interface CustomersPreviewProps extends MailsProps {
  onColumns: (columns: (CustomerFieldName | null)[]) => void
  onCreate: () => Promise<void>
  /** Leads back to the choice of a file. */
  onOther: () => void
}

export const CustomersPreviewStep = ({ onColumns, onCreate, onOther, ...mails }: CustomersPreviewProps) => {
  const { t } = useTranslation()
  const language = useLanguage()
  const number = new Intl.NumberFormat(language)
  const { preview } = mails
  const { create, exists, repeated, wrong } = preview
  const names = Object.fromEntries(
    CUSTOMER_FIELDS.map(field => [field, FIELD_WORDS[field][language]]),
  ) as Record<CustomerFieldName, string>
  return (
    <ImportPreview
      preview={{ ...preview, counts: { create, exists, repeated, wrong } }}
      columnNames={names}
      fates={useFates()}
      about={t('customerfile.customer')}
      cellsOf={({ name, email, refusals }) => ({
        what: (
          <>
            {name}
            <Text size="sm" c="dimmed">
              {email}
            </Text>
          </>
        ),
        more: refusals.map(refusal => (
          <Text size="sm" key={refusal.field}>
            {reasonText(refusal, language)}
          </Text>
        )),
      })}
      questions={<Mails {...mails} />}
      begin={
        create > 0 && (
          <Button leftSection={<IconUserPlus size={20} aria-hidden />} onClick={() => void onCreate()}>
            {t('customerfile.createAll', { count: create, number: number.format(create) })}
          </Button>
        )
      }
      nothing={t('customerfile.nobody')}
      onColumns={onColumns}
      onOther={onOther}
    />
  )
}
