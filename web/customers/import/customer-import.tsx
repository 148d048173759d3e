import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { importCalls } from '#shared/customers/import-calls.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useJob } from '../../jobs/use-job.ts'
import { call } from '../../kit/call.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ChooseFile } from './choose-file.tsx'
import styles from './import.module.css'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { Preview } from './preview.ts'

/** Staff bring the list of customers that they have: choose a file, see what becomes of each row, create them. */
export const CustomerImport = () => {
  const { t } = useTranslation()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [preview, setPreview] = useState<Preview>()
  const [sendMails, setSendMails] = useState(true)
  const owner = { audience: 'admin', market: marketId } as const
  const body = { upload: preview?.upload ?? '', sendMails, language }
  // A reload finds the job by its name, not the preview.
  const followed = useJob('customers import', owner, JSON.stringify(body), key =>
    call(importCalls.importCsv, { ...owner, key, body }),
  )
  const again = () => {
    setPreview(undefined)
    followed.forget()
  }
  return (
    <Stack gap="md" className={styles.page}>
      <PageTitle>{t('import.title')}</PageTitle>
      <BackToList to="/customers">{t('customers.listTitle')}</BackToList>
      <StepTitle>{t('import.title')}</StepTitle>
      {followed.state !== 'none' ? (
        <ImportProgress followed={followed} onAgain={again} />
      ) : preview ? (
        <ImportPreview
          preview={preview}
          sendMails={sendMails}
          onSendMails={setSendMails}
          onCreate={followed.start}
          onOther={() => setPreview(undefined)}
        />
      ) : (
        <ChooseFile onRead={setPreview} />
      )}
    </Stack>
  )
}
