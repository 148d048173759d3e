/** Staff bring what their till sold: choose its file, see what becomes of each row, have it booked. */
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { useJob } from '../../jobs/use-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { BackToList } from '../../kit/list/row-link.tsx'
import { PageTitle, StepTitle } from '../../kit/page.tsx'
import { useThisMarket } from '../../markets/market.ts'
import { ChooseSalesFile } from './choose-sales-file.tsx'
import type { SalesPreview } from './file-words.ts'
import type { Columns } from './sales-columns.tsx'
import { SalesPreviewStep } from './sales-preview.tsx'
import { SalesProgress } from './sales-progress.tsx'
import styles from './till-file.module.css'

export const SalesFilePage = () => {
  const { t } = useTranslation()
  const act = useAct()
  const { marketId } = useThisMarket()
  const [preview, setPreview] = useState<SalesPreview>()
  const owner = { audience: 'admin', market: marketId } as const
  const params = { upload: preview?.upload ?? '' }
  const columns = preview?.columns.map(({ column }) => column) ?? []
  // A reload finds the job by its name, not the preview.
  const followed = useJob('till sales', owner, JSON.stringify([params, columns]), key =>
    call(tillFileCalls.bookSalesFile, { ...owner, key, params, body: { columns } }),
  )
  const choose = async (chosen: Columns) => {
    const found = await act(
      send => send(tillFileCalls.previewSalesColumns, { params, body: { columns: chosen } }),
      { busy: t('salesfile.reading') },
    )
    if (found) setPreview(found)
  }
  const again = () => {
    setPreview(undefined)
    followed.forget()
  }
  return (
    <Stack gap="md" className={styles.page}>
      <PageTitle>{t('tillfiles.in')}</PageTitle>
      <BackToList to="/payments/till">{t('salesfile.toTill')}</BackToList>
      <StepTitle>{t('tillfiles.in')}</StepTitle>
      {followed.state !== 'none' ? (
        <SalesProgress followed={followed} onAgain={again} />
      ) : preview ? (
        <SalesPreviewStep
          preview={preview}
          onColumns={chosen => void choose(chosen)}
          onBook={followed.start}
          onOther={() => setPreview(undefined)}
        />
      ) : (
        <ChooseSalesFile onRead={setPreview} />
      )}
    </Stack>
  )
}
