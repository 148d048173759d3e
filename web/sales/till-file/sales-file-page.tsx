/** Staff bring what their till sold: choose its file, see what becomes of each row, have it booked. */
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Reading, tillFileCalls } from '#shared/sales/till-file-calls.ts'
import { MOST_SALE_ROWS } from '#shared/tills/csv-rows.ts'
import { useLanguage } from '../../i18n/language.ts'
import { ChooseFile } from '../../jobs/import/choose-file.tsx'
import { ImportPage } from '../../jobs/import/import-page.tsx'
import { ImportProgress } from '../../jobs/import/import-progress.tsx'
import { useJob } from '../../jobs/use-job.ts'
import { useAct } from '../../kit/act/use-act.ts'
import { call } from '../../kit/call.ts'
import { useThisMarket } from '../../markets/market.ts'
import { exampleCsv } from './example-csv.ts'
import { type SalesPreview, useFates } from './file-words.ts'
import { SalesPreviewStep } from './sales-preview.tsx'

/** How a previewed file was read: booking reads it in the same way. */
const readingOf = ({ columns, dayOrder, questions }: SalesPreview): Reading => ({
  columns: columns.map(({ column }) => column),
  dayOrder,
  sameNumber: questions.sameNumber?.chosen,
})

const useCountNames = (): Record<string, string> => {
  const { t } = useTranslation()
  const { reduced, clearing, unread, differs, noSale, before, reported } = useFates()
  return {
    receipts: t('salesfile.receipts'),
    sold: t('salesfile.doneSold'),
    returned: t('salesfile.doneReturned'),
    ...Object.fromEntries(
      Object.entries({ reduced, clearing, unread, differs, noSale, before, reported }).map(
        ([fate, { name }]) => [fate, name],
      ),
    ),
  }
}

export const SalesFilePage = () => {
  const { t } = useTranslation()
  const act = useAct()
  const language = useLanguage()
  const { marketId } = useThisMarket()
  const [preview, setPreview] = useState<SalesPreview>()
  const [answers, setAnswers] = useState<Partial<Reading>>({})
  const owner = { audience: 'admin', market: marketId } as const
  const params = { upload: preview?.upload ?? '' }
  const body = { ...(preview ? readingOf(preview) : { columns: [] }), language }
  const names = useCountNames()
  // A reload finds the job by its name, not the preview.
  const followed = useJob('till sales', owner, JSON.stringify([params, body]), key =>
    call(tillFileCalls.bookSalesFile, { ...owner, key, params, body }),
  )
  const begin = (found?: SalesPreview) => {
    setAnswers({})
    setPreview(found)
  }
  const read = async (more: Partial<Reading>) => {
    const { columns: _, ...said } = { ...answers, ...more }
    const wanted = { ...said, columns: more.columns ?? body.columns }
    const found = await act(send => send(tillFileCalls.previewSalesColumns, { params, body: wanted }), {
      busy: t('import.reading'),
    })
    if (!found) return
    setAnswers(said)
    setPreview(found)
  }
  const again = () => {
    begin()
    followed.forget()
  }
  return (
    <ImportPage title={t('tillfiles.in')} back={{ to: '/payments/till', name: t('salesfile.toTill') }}>
      {followed.state !== 'none' ? (
        <ImportProgress followed={followed} names={names} onAgain={again} />
      ) : preview ? (
        <SalesPreviewStep
          preview={preview}
          onRead={more => void read(more)}
          onBook={followed.start}
          onOther={() => begin()}
        />
      ) : (
        <ChooseFile
          preview={(send, file) => send(tillFileCalls.previewSalesFile, { body: { file } })}
          onRead={begin}
          mostRows={MOST_SALE_ROWS}
          about={t('salesfile.about')}
          example={{ csv: exampleCsv(language), name: t('salesfile.exampleName') }}
        />
      )}
    </ImportPage>
  )
}
