/** Staff bring the list of customers that they have: choose a file, see what becomes of each row, create them. */
import { Button } from '@mantine/core'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { CustomerFieldName } from '#shared/customers/customer-fields.ts'
import { importCalls } from '#shared/customers/import-calls.ts'
import { MOST_IMPORT_ROWS } from '#shared/customers/import-row.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ChooseFile } from '../../jobs/import/choose-file.tsx'
import { ImportPage } from '../../jobs/import/import-page.tsx'
import { ImportProgress } from '../../jobs/import/import-progress.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { useThisMarket } from '../../markets/market.ts'
import { exampleCsv } from './example-csv.ts'
import { type CustomersPreview, CustomersPreviewStep } from './import-preview.tsx'

const Created = ({
  followed,
  onAgain,
}: Pick<Parameters<typeof ImportProgress>[0], 'followed' | 'onAgain'>) => {
  const { t } = useTranslation()
  return (
    <ImportProgress
      followed={followed}
      names={{
        made: t('customerfile.made'),
        unmailed: t('customerfile.unmailed'),
        known: t('customerfile.known'),
        wrong: t('customerfile.wrong'),
      }}
      see={
        <Button component={Link} to="/customers" leftSection={<IconUsers size={20} aria-hidden />}>
          {t('customerfile.see')}
        </Button>
      }
      onAgain={onAgain}
    />
  )
}

export const CustomerImport = () => {
  const { t } = useTranslation()
  const act = useAct()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [preview, setPreview] = useState<CustomersPreview>()
  const [sendMails, setSendMails] = useState(true)
  const owner = { audience: 'admin', market: marketId } as const
  const upload = preview?.upload ?? ''
  const columns = preview?.columns.map(({ column }) => column) ?? []
  const body = { upload, columns, sendMails, language }
  // A reload finds the job by its name, not the preview.
  const followed = useJob('customers import', owner, JSON.stringify(body), key =>
    call(importCalls.importCsv, { ...owner, key, body }),
  )
  const choose = async (chosen: (CustomerFieldName | null)[]) => {
    const found = await act(
      send => send(importCalls.importColumns, { params: { upload }, body: { columns: chosen } }),
      { busy: t('import.reading') },
    )
    if (found) setPreview(found)
  }
  const again = () => {
    setPreview(undefined)
    followed.forget()
  }
  return (
    <ImportPage title={t('customerfile.title')} back={{ to: '/customers', name: t('customers.listTitle') }}>
      {followed.state !== 'none' ? (
        <Created followed={followed} onAgain={again} />
      ) : preview ? (
        <CustomersPreviewStep
          {...{ preview, sendMails }}
          onSendMails={setSendMails}
          onColumns={chosen => void choose(chosen)}
          onCreate={followed.start}
          onOther={() => setPreview(undefined)}
        />
      ) : (
        <ChooseFile
          preview={(send, file) => send(importCalls.importPreview, { body: { file } })}
          onRead={setPreview}
          mostRows={MOST_IMPORT_ROWS}
          about={t('customerfile.about')}
          example={{ csv: exampleCsv(language), name: t('customerfile.exampleName') }}
        />
      )}
    </ImportPage>
  )
}
